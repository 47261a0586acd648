import { beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { NightlyRetention } from '../../../src/privacy/retention/nightly-retention.js';
import { freeHours } from '../../clinic/free-hours.js';
import { runOn } from '../../messages/message-helper.js';
import { madeUpRut, addPatient } from '../../product/builders.js';
import { startProduct } from '../../product/start-product.js';
import { useProduct, useSecondInstance } from '../../product/use-product.js';
import { bookByGraphql, visitor } from '../../product/visitors.js';

const FRIDAY = '2026-11-20';
const TEN = { date: FRIDAY, time: '10:00' };
const NOON_OF_FRIDAY = { date: FRIDAY, time: '12:00' };
const ONE_ANSWER =
  'Este enlace no sirve o ya venció. Si necesita ver o cambiar su hora, comuníquese con la clínica.';

const logged: string[] = [];
const logger = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
const product = useProduct({ empty: 'appointment, appointment_change, patient', logger });
const second = useSecondInstance(product);
beforeEach(() =>
  product.database.query(
    'update clinic_settings set visitors_may_change = true, change_deadline_hours = 12, shows_professionals = false',
  ),
);

/** Books as a visitor. @returns the link's token. */
async function book(wish: { date: string; time: string } = TEN, n = 1): Promise<string> {
  const { body } = await product
    .client()
    .graphql(`mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { linkToken } }`, {
      input: { ...visitor(n), ...wish },
    });
  return body.data.bookAppointment.linkToken;
}

const OWN = 'date time status actions whyNotChange changeUntil { date time }';
type Fields = Record<string, unknown>;
/** @returns the appointment, or the error's code and message. */
async function ask(field: string, variables: Fields, types: string, by = product): Promise<Fields> {
  const passed = Object.keys(variables)
    .map((name) => `${name}: $${name}`)
    .join(', ');
  const { body } = await by
    .client()
    .graphql(
      `${field.startsWith('own') ? 'query' : 'mutation'} (${types}) { ${field}(${passed}) { ${OWN} } }`,
      variables,
    );
  const error = body.errors?.[0];
  return error ? { code: error.extensions.code, message: error.message } : body.data[field];
}
const see = (token: string) => ask('ownAppointment', { token }, '$token: String!');
const cancel = (token: string, seen: Fields | null = null, by = product) =>
  ask('cancelOwnAppointment', { token, seen }, '$token: String!, $seen: SeenHourInput', by);
const confirm = (token: string, seen: Fields | null = null, by = product) =>
  ask('confirmOwnAppointment', { token, seen }, '$token: String!, $seen: SeenHourInput', by);
const move = (token: string, to: Fields, seen: Fields | null = null, by = product) =>
  ask(
    'moveOwnAppointment',
    { token, to, seen },
    '$token: String!, $to: MoveOwnAppointmentInput!, $seen: SeenHourInput',
    by,
  );
const byStaff = (id: number, changes: object) =>
  product.staff.send('PUT', `/api/citas/actualizar/${id}/`, changes);
const createByStaff = async (n: number, hora: string, changes: object = {}): Promise<number> => {
  const { body } = await product.staff.post('/api/citas/crear_cita_admin/', {
    paciente_rut: madeUpRut(n),
    tratamiento: 'Podología general',
    fecha: FRIDAY,
    hora,
    ...changes,
  });
  return body.id;
};
const historyOf = async (appointmentId: number) => {
  const { body } = await product.staff.graphql(
    `{ appointmentChanges(appointmentId: ${appointmentId}) { nodes { kind channel staffName } } }`,
  );
  return body.data.appointmentChanges.nodes as unknown[];
};
const noticeOf = async (appointmentId: number) => {
  const { body } = await product.staff.graphql(
    `{ appointmentChanges(appointmentId: ${appointmentId}) { nodes { notice { minutes isLate } } } }`,
  );
  return (body.data.appointmentChanges.nodes as Array<{ notice: unknown }>).map(({ notice }) => notice);
};
const USELESS = { code: 'NOT_FOUND', message: ONE_ANSWER };

describe('Visitor with the link to their booking', () => {
  it('shows a link holder the appointment and the deadline for changes, and nothing about the patient', async () => {
    await product.database.query(
      `update clinic_settings set name = 'Clínica Ñandú', phone = '9 8765 4321', address = 'Local 4', what_to_bring = 'Calcetines'`,
    );
    const token = await book();
    expect(token).toMatch(/^[\w-]{43}$/);
    const { body, headers } = await product.client().graphql(
      `query ($token: String!) { ownAppointment(token: $token) { ${OWN} durationMinutes treatment professionalName
         whatToBring clinic { name phone place whatsappUrl timeZone } calendars { google } } }`,
      { token },
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.data.ownAppointment).toEqual({
      ...TEN,
      status: 'BOOKED',
      actions: ['MOVE', 'CANCEL', 'CONFIRM'],
      whyNotChange: null,
      changeUntil: { date: '2026-11-19', time: '22:00' },
      durationMinutes: 60,
      treatment: 'Consulta General',
      professionalName: null,
      whatToBring: 'Calcetines',
      clinic: {
        name: 'Clínica Ñandú',
        phone: '9 8765 4321',
        place: 'Local 4',
        whatsappUrl: 'https://wa.me/56987654321',
        timeZone: 'America/Santiago',
      },
      calendars: {
        google: expect.stringContaining('dates=20261120T130000Z/20261120T140000Z'.replace('/', '%2F')),
      },
    });
    const { rows } = await product.database.query('select l::text as row, purpose from appointment_link l');
    expect(rows).toEqual([{ row: expect.not.stringContaining(token), purpose: 'BOOKING' }]);
  });

  it('lets a link holder confirm, move and cancel, each idempotently, and shows staff who did it', async () => {
    const token = await book();
    for (const _twice of [1, 2])
      expect(await confirm(token, TEN)).toMatchObject({ ...TEN, status: 'CONFIRMED' });
    for (const _twice of [1, 2]) expect(await move(token, NOON_OF_FRIDAY)).toMatchObject(NOON_OF_FRIDAY);
    expect(await freeHours(product, FRIDAY)).toContain('10:00');
    expect(await freeHours(product, FRIDAY)).not.toContain('12:00');
    for (const _twice of [1, 2])
      expect(await cancel(token)).toMatchObject({
        status: 'CANCELLED',
        actions: [],
        whyNotChange: 'Esta hora está cancelada.',
      });
    expect(await freeHours(product, FRIDAY)).toContain('12:00');
    expect(await confirm(token)).toEqual({
      code: 'OWN_CHANGE_REFUSED',
      message: 'Esta hora está cancelada.',
    });
    expect(await historyOf(1)).toEqual([
      ...[1, 2, 3].map(() => ({ kind: 'CHANGED', channel: 'LINK', staffName: null })),
      { kind: 'CREATED', channel: 'PUBLIC', staffName: null },
    ]);
  });

  it('applies the rules for visitors to a link holder, not those for staff', async () => {
    const token = await book();
    expect(await move(token, { date: '2026-11-18', time: '11:00' })).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await move(token, { date: '2026-11-22', time: '11:00' })).toMatchObject({ code: 'INVALID_INPUT' });
    await book(NOON_OF_FRIDAY, 2);
    expect(await move(token, NOON_OF_FRIDAY)).toMatchObject({ code: 'SLOT_TAKEN' });
    expect(await see(token)).toMatchObject(TEN);
    expect(await freeHours(product, FRIDAY)).not.toContain('10:00');
  });

  it('lets a link holder confirm and cancel after the deadline, and tells staff that it was late', async () => {
    const token = await book();
    product.clock.instant = new Date('2026-11-20T01:00:00Z');
    const message =
      'Su hora se podía cambiar hasta el jueves 19 de noviembre a las 22:00. Si no puede venir, cancélela.';
    expect(await see(token)).toMatchObject({ actions: ['CANCEL', 'CONFIRM'], whyNotChange: message });
    expect(await move(token, NOON_OF_FRIDAY)).toEqual({ code: 'OWN_CHANGE_REFUSED', message });
    expect(await confirm(token)).toMatchObject({ status: 'CONFIRMED' });
    expect(await noticeOf(1)).toEqual([null, null]);
    await product.database.query('update clinic_settings set visitors_may_change = false');
    expect(await see(token)).toMatchObject({ changeUntil: null, actions: [] });
    await product.database.query('update clinic_settings set visitors_may_change = true');
    expect(await cancel(token)).toMatchObject({ status: 'CANCELLED' });
    expect(await freeHours(product, FRIDAY)).toContain('10:00');
    expect(await noticeOf(1)).toEqual([{ minutes: 720, isLate: true }, null, null]);
  });

  it('offers a link holder hours that only their own appointment occupies', async () => {
    const token = await book();
    await book({ date: FRIDAY, time: '11:00' }, 2);
    const { body } = await product
      .client()
      .graphql(
        `query ($token: String!) { ownAvailability(token: $token, date: "${FRIDAY}") { freeStarts week { freeCount } } }`,
        { token },
      );
    expect(body.data.ownAvailability.freeStarts).toEqual([
      '09:00',
      '10:00',
      '12:00',
      '13:00',
      '14:00',
      '15:00',
      '16:00',
      '17:00',
      '18:00',
    ]);
  });
});

describe('Invalid link', () => {
  it.each([
    ['an empty token', ''],
    ['a malformed token', '../../etc'],
    ['a well-formed token', 'A'.repeat(43)],
    ['an overlong token', 'A'.repeat(5_000)],
    ['a token that no database can store', '\0'],
  ])('answers an invalid link in the same way: %s', async (_what, token) => {
    for (const act of [see, cancel, confirm, (text: string) => move(text, NOON_OF_FRIDAY)])
      expect(await act(token)).toEqual(USELESS);
  });

  it('answers a link whose hour has begun, was deleted, or was given to another patient like an invalid one', async () => {
    await addPatient(product.database, 1, 'Ana Soto');
    const [late, deleted, given] = [
      await book(),
      await book(NOON_OF_FRIDAY, 2),
      await book({ date: FRIDAY, time: '14:00' }, 3),
    ];
    await product.staff.send('DELETE', '/api/citas/eliminar/2/');
    expect((await byStaff(3, { paciente_rut: madeUpRut(1) })).status).toBe(200);
    expect([await see(deleted), await cancel(given), await see(given)]).toEqual([USELESS, USELESS, USELESS]);
    product.clock.instant = new Date('2026-11-20T12:59:00Z');
    expect(await see(late)).toMatchObject(TEN);
    product.clock.instant = new Date('2026-11-20T13:00:00Z');
    expect([await see(late), await confirm(late)]).toEqual([USELESS, USELESS]);
    expect(await historyOf(1)).toHaveLength(1);
  });

  it('removes the row of a link a month after the appointment', async () => {
    await book();
    const count = async () => (await product.database.query('select from appointment_link')).rowCount;
    await runOn(product, NightlyRetention, (retention) => retention.run());
    expect(await count()).toBe(1);
    product.clock.instant = new Date('2026-12-21T15:00:00Z');
    await runOn(product, NightlyRetention, (retention) => retention.run());
    expect(await count()).toBe(0);
  });
});

describe('Concurrent changes by link', () => {
  it('tells a link holder who saw an older time the current one, and changes nothing', async () => {
    const token = await book();
    await byStaff(1, { hora: '16:00' });
    const stale = {
      code: 'STALE',
      message:
        'Su hora cambió mientras la miraba: ahora es el viernes 20 de noviembre a las 16:00. Revísela antes de seguir.',
    };
    expect([
      await cancel(token, TEN),
      await confirm(token, TEN),
      await move(token, NOON_OF_FRIDAY, TEN),
    ]).toEqual([stale, stale, stale]);
    expect(await cancel(token, { date: FRIDAY, time: '16:00' })).toMatchObject({ status: 'CANCELLED' });
  });

  it('counts two concurrent clicks on two instances as one change, and neither fails', async () => {
    const token = await book();
    const moves = await Promise.all(
      [product, second, product, second].map((by) => move(token, NOON_OF_FRIDAY, null, by)),
    );
    expect(moves.map(({ time }) => time)).toEqual(['12:00', '12:00', '12:00', '12:00']);
    const cancels = await Promise.all([product, second].map((by) => cancel(token, null, by)));
    expect(cancels.map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED']);
    expect(await historyOf(1)).toHaveLength(3);
  });

  it('gives an hour to either a move or a booking, and the other loses nothing', async () => {
    const token = await book();
    const [moved, booked] = await Promise.all([
      move(token, NOON_OF_FRIDAY),
      bookByGraphql(second.client(), { ...visitor(2), ...NOON_OF_FRIDAY }),
    ]);
    const isMoved = moved['time'] === '12:00';
    expect(isMoved).toBe(booked === 'Hora no disponible');
    if (!isMoved) expect(moved).toMatchObject({ code: 'SLOT_TAKEN' });
    expect(await see(token)).toMatchObject(isMoved ? NOON_OF_FRIDAY : TEN);
    const { rows } = await product.database.query('select count(*)::int as held from appointment_slot');
    expect(rows).toEqual([{ held: isMoved ? 2 : 4 }]);
  });

  it('gives an hour cancelled by link to an overbooked appointment, as a change by the system', async () => {
    await addPatient(product.database, 1, 'Ana Soto');
    const token = await book();
    const beside = await createByStaff(1, '10:00', { sobrecupo: true });
    await cancel(token);
    const { rows } = await product.database.query('select overbooked from appointment where id = $1', [
      beside,
    ]);
    expect(rows).toEqual([{ overbooked: false }]);
    expect(await freeHours(product, FRIDAY)).not.toContain('10:00');
    expect((await historyOf(beside))[0]).toEqual({ kind: 'CHANGED', channel: 'SYSTEM', staffName: null });
  });

  it('notifies the panel and the public page of a change by link at once', async () => {
    const token = await book();
    expect(await freeHours(product, FRIDAY)).not.toContain('10:00');
    await cancel(token);
    expect(await freeHours(product, FRIDAY)).toContain('10:00');
    expect(await freeHours(second, FRIDAY)).toContain('10:00');
  });
});

it('changes nothing when a link is opened, even by a scanner', async () => {
  const token = await book();
  for (const method of ['GET', 'HEAD']) await product.client().send(method, `/public/cita/${token}`);
  const query = `mutation{cancelOwnAppointment(token:"${token}"){status}}`;
  await product.client().get(`/graphql?query=${encodeURIComponent(query)}`);
  expect(await see(token)).toMatchObject({ ...TEN, status: 'BOOKED' });
});

it.each(['?__proto__', '?constructor', '?toString=1', '?x=nueva'])(
  "ignores the unknown parameter %s on an appointment's page",
  async (query) => {
    const token = await book();
    const { status, body } = await product.client().get(`/public/cita/${token}${query}`);
    expect(status).toBe(200);
    expect(body).not.toMatch(/native code|Reserva realizada/);
  },
);

it("shows what has just happened on an appointment's page, whatever else the query contains", async () => {
  const token = await book();
  const { body } = await product.client().get(`/public/cita/${token}?utm_source=x&nueva=`);
  expect(body).toContain('¡Reserva realizada con éxito!');
});

it('logs no token of a link', async () => {
  const token = await book();
  for (const act of [see, confirm, cancel]) await act(token);
  await product.client().get(`/public/cita/${token}`);
  await product.client().graphql(`{ ownAppointment(token: "${token}") { nothing } }`);
  await product.client().get(`/graphql?query={ownAppointment(token:"${token}"){time}}`);
  expect(logged.length).toBeGreaterThan(5);
  expect(logged.join('')).not.toContain(token);
});

// Must be the last test: passport has one strategy per process, and this product's strategy ends with it.
it('limits guesses of links per network, without affecting link holders', async () => {
  const limited = await startProduct({
    databaseUrl: product.databaseUrl,
    environment: { LIMIT_BOOKINGS: '3/600' },
  });
  try {
    const token = await book();
    const asked = async (text: string) => {
      const { body } = await limited
        .client()
        .graphql('query ($token: String!) { ownAppointment(token: $token) { time } }', { token: text });
      return body.errors ? body.errors[0].extensions.code : body.data.ownAppointment.time;
    };
    const codes = [];
    for (const guess of ['a', 'b', 'c', 'd']) codes.push(await asked(guess));
    expect(codes).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'TOO_MANY_REQUESTS']);
    expect(await asked(token)).toBe('10:00');
  } finally {
    await limited.stop();
  }
});
