import { beforeEach, expect, it } from '@jest/globals';
import { freeHours } from '../../clinic/free-hours.js';
import { addPatient, madeUpRut } from '../../product/builders.js';
import { useSharedProduct, useSecondInstance } from '../../product/use-product.js';
import { bookByGraphql, visitor } from '../../product/visitors.js';

const FRIDAY = '2026-11-20';
const product = useSharedProduct({ empty: 'appointment, patient, blocked_hours' });
const second = useSecondInstance(product);
beforeEach(() => addPatient(product.database, 1, 'Ana Soto'));

const BLOCK = { professionalId: 1, date: FRIDAY, time: '13:00', durationMinutes: 120, reason: 'Reunión' };
const block = async (changes: object = {}, staff = product.staff) =>
  (
    await staff.graphql('mutation ($input: BlockHoursInput!) { blockHours(input: $input) { id } }', {
      input: { ...BLOCK, ...changes },
    })
  ).body;
const codeOf = (body: { errors?: Array<{ extensions: { code: string } }> }) =>
  body.errors?.[0]?.extensions.code;
const fieldsOf = (body: { errors: Array<{ extensions: { fields: object } }> }) =>
  body.errors[0]?.extensions.fields;
const create = (hora: string, changes: object = {}) =>
  product.staff.post('/api/citas/crear_cita_admin/', {
    paciente_rut: madeUpRut(1),
    tratamiento: 'Podología general',
    fecha: FRIDAY,
    hora,
    ...changes,
  });
const blocked = async () =>
  (
    await product.staff.graphql(
      `{ blockedHours(from: "${FRIDAY}", to: "${FRIDAY}") { professionalId date time durationMinutes reason } }`,
    )
  ).body.data.blockedHours;

it('makes blocked hours unavailable to all, and shows the reason to staff only', async () => {
  // The response that visitors got before the block must not be reused.
  expect(await freeHours(product, FRIDAY)).toContain('13:00');
  await block();
  expect(await blocked()).toEqual([BLOCK]);
  const free = await freeHours(product, FRIDAY);
  expect(free).toHaveLength(8);
  expect(free).not.toContain('13:00');
  expect(free).not.toContain('14:00');
  expect(await freeHours(product, FRIDAY, 'manicura')).toHaveLength(10);
  const outcome = await bookByGraphql(product.client(), { ...visitor(1), date: FRIDAY, time: '13:00' });
  expect(outcome).toBe('Hora no disponible');
  expect((await create('14:00')).status).toBe(409);
  expect((await create('12:00', { duracion_cita: 120 })).status).toBe(409);
  expect((await create('12:00')).status).toBe(201);
});

it('frees blocked hours when the block is lifted, which works only once', async () => {
  const { id } = (await block()).data.blockHours;
  const lift = async () => (await product.staff.graphql(`mutation { unblockHours(id: ${id}) }`)).body;
  expect(await freeHours(product, FRIDAY)).toHaveLength(8);
  expect((await lift()).data.unblockHours).toBe(true);
  expect(codeOf(await lift())).toBe('NOT_FOUND');
  expect(await freeHours(product, FRIDAY)).toHaveLength(10);
});

it('does not count a block as an appointment when choosing the least busy professional', async () => {
  await block({ time: '07:00', durationMinutes: 30 });
  expect(await freeHours(product, FRIDAY)).toHaveLength(10);
  expect((await create('09:00')).body).toMatchObject({ profesional: 1 });
});

it('refuses a block if an appointment or another block holds one of its hours, and blocks nothing', async () => {
  await create('14:00');
  expect(codeOf(await block())).toBe('SLOT_TAKEN');
  expect(await blocked()).toEqual([]);
  await block({ time: '09:30', durationMinutes: 30 });
  expect(codeOf(await block({ time: '09:00', durationMinutes: 60 }))).toBe('SLOT_TAKEN');
  expect(await freeHours(product, FRIDAY)).toHaveLength(8);
});

it.each([
  [{ time: '13:15' }, 'time'],
  [{ durationMinutes: 45 }, 'durationMinutes'],
  [{ time: '23:30', durationMinutes: 60 }, 'durationMinutes'],
  [{ reason: ' ' }, 'reason'],
  [{ professionalId: 99 }, 'professionalId'],
])('reports the error in the block %j at its field', async (changes, field) => {
  expect(Object.keys(fieldsOf((await block(changes)) as never) ?? {})).toEqual([field]);
  expect(await blocked()).toEqual([]);
});

it('refuses to block hours of an archived professional', async () => {
  await product.database.query('update professional set archived_at = now() where id = 1');
  const answer = await block();
  await product.database.query('update professional set archived_at = null where id = 1');
  expect(Object.keys(fieldsOf(answer as never) ?? {})).toEqual(['professionalId']);
});

it('never shares a half hour between a block and a booking made at the same time', async () => {
  const hours = ['13:00', '14:00', '15:00', '16:00'];
  for (let round = 0; round < 6; round += 1) {
    const [made, lone] = await Promise.all([
      block({ durationMinutes: 240 }, second.staff),
      block({ time: '14:30', durationMinutes: 30 }),
      ...hours.map((time, n) =>
        bookByGraphql((n % 2 ? second : product).client(), { ...visitor(round * 4 + n), date: FRIDAY, time }),
      ),
    ] as const);
    const { rows } = await product.database.query(
      `select (select count(*)::int from appointment_slot) as held,
              (select coalesce(sum(duration_minutes / 30), 0)::int from appointment)
                + (select coalesce(sum(duration_minutes / 30), 0)::int from blocked_hours) as owed,
              (select count(*)::int from blocked_hours) as blocks, (select count(*)::int from appointment) as booked`,
    );
    const wins = [made, lone].filter((body) => codeOf(body) === undefined).length;
    expect(rows[0]).toMatchObject({ held: rows[0].owed, blocks: wins });
    expect(rows[0].booked + rows[0].blocks).toBeGreaterThan(0);
    await product.database.query('delete from appointment; delete from blocked_hours');
  }
});
