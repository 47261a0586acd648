import { describe, expect, it } from '@jest/globals';
import { useSharedProduct } from '../../product/use-product.js';
import { BOOK, bookByGraphql, visitor } from '../../product/visitors.js';

const product = useSharedProduct();

const AVAILABILITY = `query ($date: LocalDate!, $minutes: Int! = 60, $appointment: Int) {
  availability(date: $date, durationMinutes: $minutes, appointmentId: $appointment) {
    freeStarts takenStarts nextFreeDate week { date freeCount }
  }
}`;

describe('Booking by GraphQL', () => {
  it('books an hour by GraphQL, and shows it with its patient in the staff agenda', async () => {
    const wish = { ...visitor(1), notes: 'Hola', date: '2026-11-20', time: '10:00' };
    const { body } = await product.client().graphql(BOOK, { input: wish });
    expect(body.data.bookAppointment).toEqual({ date: '2026-11-20', time: '10:00', status: 'BOOKED' });
    const staff = await product.logIn();
    const { appointments } = (
      await staff.graphql(`{ appointments(from: "2026-11-20", to: "2026-11-20") {
        date time durationMinutes status serviceType treatment notes bookedName
        patient { name rut provisionalRut phone email birthDate } } }`)
    ).body.data;
    expect(appointments).toEqual([
      {
        date: '2026-11-20',
        time: '10:00',
        durationMinutes: 60,
        status: 'BOOKED',
        serviceType: 'PODIATRY',
        treatment: 'Consulta General',
        notes: 'Hola',
        bookedName: null,
        patient: {
          name: 'Visita 1',
          rut: expect.stringMatching(/^4[0-4]\.\d{3}\.\d{3}-[\dK]$/),
          provisionalRut: true,
          phone: '+56 9 0000 1001',
          email: 'visita1@demo.invalid',
          birthDate: null,
        },
      },
    ]);
  });

  it('returns an error code for a taken hour by GraphQL', async () => {
    const wish = { ...visitor(2), date: '2026-11-20', time: '11:00' };
    await bookByGraphql(product.client(), wish);
    const { body } = await product.client().graphql(BOOK, { input: { ...wish, ...visitor(3) } });
    expect(body.errors[0]).toMatchObject({
      message: 'Hora no disponible',
      extensions: { code: 'SLOT_TAKEN' },
    });
  });

  it('names every invalid field of a booking by GraphQL', async () => {
    const { body } = await product.client().graphql(BOOK, {
      input: { name: '', email: 'x', phone: '', date: '2026-13-01', time: 'diez' },
    });
    expect(Object.keys(body.errors[0].extensions.fields).sort()).toEqual([
      'date',
      'email',
      'name',
      'phone',
      'time',
    ]);
  });

  it('reports an unavailable hour at the field `time`', async () => {
    const { body } = await product
      .client()
      .graphql(BOOK, { input: { ...visitor(4), date: '2026-11-22', time: '10:00' } });
    expect(body.errors[0].extensions.fields).toEqual({
      time: ['La clínica no atiende los domingos. Elija otro día.'],
    });
  });
});

describe('Availability by GraphQL', () => {
  it('lists free and taken hours, the week and the next free day, by the rule that refuses bookings', async () => {
    await bookByGraphql(product.client(), { ...visitor(5), date: '2026-11-27', time: '09:00' });
    const { availability } = (await product.client().graphql(AVAILABILITY, { date: '2026-11-27' })).body.data;
    expect(availability.takenStarts).toEqual(['09:00']);
    expect(availability.freeStarts).toHaveLength(9);
    expect(availability.nextFreeDate).toBe('2026-11-28');
    expect(availability.week).toEqual([
      { date: '2026-11-23', freeCount: 10 },
      { date: '2026-11-24', freeCount: 10 },
      { date: '2026-11-25', freeCount: 10 },
      { date: '2026-11-26', freeCount: 10 },
      { date: '2026-11-27', freeCount: 9 },
      { date: '2026-11-28', freeCount: 10 },
      { date: '2026-11-29', freeCount: 0 },
    ]);
  });

  it('gives the reason of each day without free hours', async () => {
    product.clock.instant = new Date('2026-11-20T23:00:00-03:00');
    const query = '{ availability(date: "2026-11-20") { week { date whyNone } } }';
    const { availability } = (await product.client().graphql(query)).body.data;
    expect(availability.week.slice(4)).toEqual([
      { date: '2026-11-20', whyNone: 'OVER' },
      { date: '2026-11-21', whyNone: null },
      { date: '2026-11-22', whyNone: 'CLOSED' },
    ]);
  });

  it("counts an appointment's own hours as free while staff edit it", async () => {
    await bookByGraphql(product.client(), { ...visitor(6), date: '2026-12-01', time: '09:00' });
    const { rows } = await product.database.query("select id from appointment where date = '2026-12-01'");
    const staff = await product.logIn();
    const { body } = await staff.graphql(AVAILABILITY, { date: '2026-12-01', appointment: rows[0].id });
    expect(body.data.availability.freeStarts).toContain('09:00');
  });

  it('refuses an availability range that runs backwards or is longer than a year', async () => {
    const staff = await product.logIn();
    const ask = (from: string, to: string) =>
      staff.graphql(
        'query ($from: LocalDate!, $to: LocalDate!) { appointments(from: $from, to: $to) { id } }',
        {
          from,
          to,
        },
      );
    expect((await ask('2026-11-02', '2026-11-01')).body.errors[0].extensions.fields).toHaveProperty('to');
    expect((await ask('2026-01-01', '2027-01-02')).body.errors[0].extensions.fields).toHaveProperty('to');
    expect((await ask('2026-01-01', '2027-01-01')).body.errors).toBeUndefined();
  });
});

describe('Invalid or expensive document', () => {
  it.each([
    ['too many aliases', `{ ${Array.from({ length: 40 }, (_, n) => `a${n}: clinic { name }`).join(' ')} }`],
    ['too many tokens', `{ clinic { ${'name '.repeat(3_000)} } }`],
    ['an unknown field', '{ clinic { nombre } }'],
  ])('refuses a GraphQL document with %s', async (_case, query) => {
    const answer = await product.client().graphql(query);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).not.toMatch(/stack|Did you mean/);
  });

  it('answers GraphiQL’s introspection query', async () => {
    const { getIntrospectionQuery } = await import('graphql');
    const answer = await product.client().graphql(getIntrospectionQuery());
    expect(answer.body.data.__schema.queryType.name).toBe('Query');
  });
});
