import { describe, expect, it } from '@jest/globals';
import type { TestProduct } from '../product/start-product.js';
import { useProduct, useSecondInstance } from '../product/use-product.js';
import { bookByRest, visitor } from '../product/visitors.js';

const product = useProduct({ empty: 'appointment, patient, closure' });
const second = useSecondInstance(product);
const { staff } = product;

const UPDATE = `mutation ($input: UpdateAgendaInput!) {
  updateAgenda(input: $input) { stepMinutes horizonDays noticeMinutes version hours { weekday opensAt closesAt } } }`;
const version = async () =>
  (await staff.graphql('{ agendaSettings { version } }')).body.data.agendaSettings[0].version as number;
const agenda = async (changes: object) =>
  (
    await staff.graphql(UPDATE, {
      input: {
        serviceType: 'PODIATRY',
        version: await version(),
        stepMinutes: 60,
        hours: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opensAt: '09:00', closesAt: '19:00' })),
        ...changes,
      },
    })
  ).body;
const close = (input: object) =>
  staff.graphql(
    'mutation ($input: ClosureInput!) { createClosure(input: $input) { id from to reason serviceType } }',
    { input },
  );
const free = async (of: TestProduct, date: string, type = 'podologia') =>
  (await of.client().get(`/api/citas/disponibles/?fecha=${date}&tipo_cita=${type}`)).body
    .horas_disponibles as string[];

/** What another instance lists follows an instant later: its memory is told by the database. */
async function eventually(check: () => Promise<void>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await check();
    } catch (error) {
      if (tries === 200) throw error;
    }
  }
}

describe('the agenda', () => {
  it('is hourly from nine to seven, Monday to Saturday, until the clinic says otherwise', async () => {
    const { body } = await staff.graphql(
      '{ agendaSettings { serviceType stepMinutes horizonDays openBookingsLimit noticeMinutes hours { weekday opensAt closesAt } } }',
    );
    const hours = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opensAt: '09:00', closesAt: '19:00' }));
    const rest = { stepMinutes: 60, horizonDays: 90, openBookingsLimit: 3, noticeMinutes: null, hours };
    expect(body.data.agendaSettings).toEqual([
      { serviceType: 'PODIATRY', ...rest },
      { serviceType: 'MANICURE', ...rest },
    ]);
  });

  it('changes for what is listed and for what is sold, at every instance', async () => {
    const { data } = await agenda({
      stepMinutes: 30,
      hours: [{ weekday: 5, opensAt: '08:30', closesAt: '10:30' }],
    });
    expect(data.updateAgenda).toMatchObject({
      stepMinutes: 30,
      hours: [{ weekday: 5, opensAt: '08:30', closesAt: '10:30' }],
    });
    await eventually(async () =>
      expect(await free(product, '2026-11-20')).toEqual(['08:30', '09:00', '09:30']),
    );
    await eventually(async () =>
      expect(await free(second, '2026-11-20')).toEqual(['08:30', '09:00', '09:30']),
    );
    expect(await free(product, '2026-11-20', 'manicura')).toHaveLength(10);
    const wish = { ...visitor(1), date: '2026-11-20', time: '08:30' };
    expect(await bookByRest(second.client(), wish)).toBe('booked');
    expect(await bookByRest(product.client(), { ...wish, time: '09:00' })).toBe('Hora no disponible');
    expect(await bookByRest(product.client(), { ...wish, date: '2026-11-19' })).toContain(
      'no atiende los jueves',
    );
    await agenda({});
  });

  it('keeps a visitor to its notice and horizon, and staff to neither', async () => {
    await agenda({ noticeMinutes: 24 * 60, horizonDays: 7 });
    const wish = { ...visitor(1), time: '10:00' };
    expect(await bookByRest(product.client(), { ...wish, date: '2026-11-19' })).toContain('24 horas');
    expect(await bookByRest(product.client(), { ...wish, date: '2026-11-26' })).toContain('7 días');
    await eventually(async () => expect(await free(product, '2026-11-26')).toEqual([]));
    const { body } = await staff.get('/api/citas/disponibles/?fecha=2026-11-26');
    expect(body.horas_disponibles).toHaveLength(10);
    await agenda({});
  });

  it.each([
    [
      'a weekday twice',
      { hours: [1, 1].map((weekday) => ({ weekday, opensAt: '09:00', closesAt: '19:00' })) },
    ],
    ['an eighth day', { hours: [{ weekday: 8, opensAt: '09:00', closesAt: '19:00' }] }],
    ['less than an hour', { hours: [{ weekday: 1, opensAt: '09:00', closesAt: '09:30' }] }],
    ['a quarter past', { hours: [{ weekday: 1, opensAt: '09:15', closesAt: '19:00' }] }],
    ['no hour', { hours: [{ weekday: 1, opensAt: '', closesAt: '19:00' }] }],
    ['a step of 45', { stepMinutes: 45 }],
    ['no horizon at all', { horizonDays: 0 }],
  ])('refuses %s, and keeps what was', async (_case, changes) => {
    const before = await version();
    const { errors } = await agenda(changes);
    expect(errors[0].extensions).toMatchObject({ code: 'INVALID_INPUT', fields: expect.anything() });
    expect(await version()).toBe(before);
  });

  it('refuses an edit that saw an older version', async () => {
    const { errors } = await agenda({ version: 999 });
    expect(errors[0].extensions.code).toBe('STALE');
  });
});

describe('a closure', () => {
  it('closes its days, both ends included, on one agenda or both, and says why', async () => {
    const { body } = await close({
      from: '2026-11-19',
      to: '2026-11-20',
      reason: 'Congreso',
      serviceType: 'PODIATRY',
    });
    expect(body.data.createClosure).toMatchObject({
      from: '2026-11-19',
      to: '2026-11-20',
      serviceType: 'PODIATRY',
    });
    await eventually(async () => expect(await free(product, '2026-11-20')).toEqual([]));
    expect(await free(product, '2026-11-20', 'manicura')).toHaveLength(10);
    expect(await free(product, '2026-11-21')).toHaveLength(10);
    const refused = await bookByRest(product.client(), { ...visitor(1), date: '2026-11-19', time: '10:00' });
    expect(refused).toBe('La clínica no atiende ese día (Congreso). Elija otro.');
  });

  it('leaves booked appointments where they are, and ends when it is deleted', async () => {
    await bookByRest(product.client(), { ...visitor(1), date: '2026-11-20', time: '10:00' });
    const { body } = await close({ from: '2026-11-20', to: '2026-11-20', reason: 'Duelo' });
    const { appointments } = (
      await staff.graphql('{ appointments(from: "2026-11-20", to: "2026-11-20") { id } }')
    ).body.data;
    expect(appointments).toHaveLength(1);
    const { id } = body.data.createClosure;
    expect((await staff.graphql(`mutation { deleteClosure(id: ${id}) }`)).body.data.deleteClosure).toBe(true);
    expect(
      (await staff.graphql(`mutation { deleteClosure(id: ${id}) }`)).body.errors[0].extensions.code,
    ).toBe('NOT_FOUND');
    await eventually(async () => expect(await free(product, '2026-11-20')).toHaveLength(9));
  });

  it('is found by any day that it closes, a past one too; unasked, only what is not over yet', async () => {
    await close({ from: '2026-11-02', to: '2026-11-05', reason: 'Pasado' });
    await close({ from: '2026-11-16', to: '2026-11-18', reason: 'Hasta hoy' });
    await close({ from: '2026-12-24', to: '2027-01-04', reason: 'Fiestas' });
    const reasons = async (range = '') =>
      (await staff.graphql(`{ closures${range} { reason } }`)).body.data.closures.map(
        ({ reason }: { reason: string }) => reason,
      );
    expect(await reasons()).toEqual(['Hasta hoy', 'Fiestas']);
    expect(await reasons('(from: "2026-11-05")')).toEqual(['Pasado', 'Hasta hoy', 'Fiestas']);
    expect(await reasons('(from: "2026-10-26", to: "2026-11-02")')).toEqual(['Pasado']);
    expect(await reasons('(from: "2026-11-06", to: "2026-11-15")')).toEqual([]);
    expect(await reasons('(to: "2026-12-24")')).toEqual(['Hasta hoy', 'Fiestas']);
    const { errors } = (await staff.graphql('{ closures(from: "2026-11-06", to: "2026-11-05") { reason } }'))
      .body;
    expect(errors[0].extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { to: expect.anything() } });
  });

  it('must not end before it begins, and needs a reason', async () => {
    const backwards = await close({ from: '2026-11-20', to: '2026-11-19', reason: 'x' });
    expect(backwards.body.errors[0].extensions.fields).toHaveProperty('to');
    const silent = await close({ from: '2026-11-20', to: '2026-11-20', reason: ' ' });
    expect(silent.body.errors[0].extensions.fields).toHaveProperty('reason');
  });
});

it('imports the holidays that are chosen, each once, and closes nothing before', async () => {
  expect(await free(product, '2026-12-08')).toHaveLength(10);
  const { holidays } = (await staff.graphql('{ holidays(year: 2026) { date name } }')).body.data;
  expect(holidays).toContainEqual({ date: '2026-12-08', name: expect.any(String) });
  const IMPORT =
    'mutation { importHolidays(year: 2026, dates: ["2026-12-08", "2026-12-25"]) { from to serviceType } }';
  await staff.graphql(IMPORT);
  const { body } = await staff.graphql(IMPORT);
  expect(body.data.importHolidays).toEqual([
    { from: '2026-12-08', to: '2026-12-08', serviceType: null },
    { from: '2026-12-25', to: '2026-12-25', serviceType: null },
  ]);
  await eventually(async () => expect(await free(product, '2026-12-08')).toEqual([]));
});
