import { beforeEach, describe, expect, it } from '@jest/globals';
import { freeHours } from '../../clinic/free-hours.js';
import { addPatient, madeUpRut } from '../../product/builders.js';
import type { Answer } from '../../product/test-client.js';
import { useSharedProduct, useSecondInstance } from '../../product/use-product.js';
import { bookByGraphql, visitor } from '../../product/visitors.js';

const FRIDAY = '2026-11-20';
const product = useSharedProduct({
  empty: 'appointment, appointment_change, patient, blocked_hours, day_off',
});
const second = useSecondInstance(product);
beforeEach(async () => {
  await addPatient(product.database, 1, 'Ana Soto');
});

const create = (hora: string, changes: object = {}) =>
  product.staff.post('/api/citas/crear_cita_admin/', {
    paciente_rut: madeUpRut(1),
    tratamiento: 'Podología general',
    fecha: FRIDAY,
    hora,
    ...changes,
  });
const overbook = (hora: string, changes: object = {}) => create(hora, { sobrecupo: true, ...changes });
const update = (id: number, body: object, desk = product) =>
  desk.staff.send('PUT', `/api/citas/actualizar/${id}/`, body);
const remove = (id: number) => product.staff.send('DELETE', `/api/citas/eliminar/${id}/`);
/** Whether each appointment is overbooked, by id. Checks that each holds all of its half hours or none. */
async function state(): Promise<Record<number, boolean>> {
  const { rows } = await product.database.query(
    `select a.id, a.overbooked, (select count(*)::int from appointment_slot s where s.appointment_id = a.id) as held,
            case when a.overbooked or a.status = 'CANCELLED' then 0 else a.duration_minutes / 30 end as owed
     from appointment a order by a.id`,
  );
  for (const { held, owed } of rows) expect(held).toBe(owed);
  return Object.fromEntries(rows.map(({ id, overbooked }) => [id, overbooked]));
}

it('books a taken hour only if overbooking is requested, and reports it', async () => {
  const holder = await create('10:00');
  expect(holder.body.sobrecupo).toBe(false);
  expect((await create('10:00')).status).toBe(409);
  const beside = await overbook('10:00');
  expect([beside.status, beside.body.sobrecupo]).toEqual([201, true]);
  expect(await freeHours(product, FRIDAY)).toHaveLength(9);
  expect((await overbook('10:00', { sobrecupo: 'sí' })).body).toEqual({ sobrecupo: ['Envíe true o false.'] });
  await state();
});

it('gives an overbooking its hours as usual if they are free, and still requires clinic hours', async () => {
  const { body } = await overbook('10:00');
  expect(body.sobrecupo).toBe(false);
  expect(await freeHours(product, FRIDAY)).not.toContain('10:00');
  expect(Object.keys((await overbook('10:15')).body)).toEqual(['hora']);
  expect(Object.keys((await overbook('10:00', { fecha: '2026-11-22' })).body)).toEqual(['hora']);
});

describe('Overbooked appointment', () => {
  const cases: ReadonlyArray<readonly [string, (id: number) => Promise<unknown>]> = [
    ['is cancelled', (id) => update(id, { estado: 'cancelada' })],
    ['moves', (id) => update(id, { hora: '16:00' })],
    ['is deleted', (id) => remove(id)],
    ['goes to the other service', (id) => update(id, { tipo_cita: 'manicura', tratamiento: 'Manicura' })],
  ];
  it.each(cases)('gives an overbooked appointment its hours when their holder %s', async (_how, leave) => {
    const holder = (await create('10:00')).body.id as number;
    const beside = (await overbook('10:00')).body.id as number;
    const read = async () => (await product.staff.graphql(`{ appointment(id: ${beside}) { version } }`)).body;
    const { version } = (await read()).data.appointment;
    await leave(holder);
    expect((await state())[beside]).toBe(false);
    // Clients that have it open in a form see a new version.
    expect((await read()).data.appointment.version).toBe(version + 1);
    expect(await freeHours(product, FRIDAY)).not.toContain('10:00');
    const { rows } = await product.database.query(
      `select before ->> 'overbooked' as before, after ->> 'overbooked' as after from appointment_change
       where appointment_id = $1 and kind = 'CHANGED'`,
      [beside],
    );
    expect(rows).toEqual([{ before: 'true', after: 'false' }]);
  });

  it('gives an overbooked appointment its hours when a block is lifted, even on a later day off', async () => {
    const { body } = await product.staff.graphql(
      `mutation { blockHours(input: { professionalId: 1, date: "${FRIDAY}", time: "10:00", durationMinutes: 60,
        reason: "x" }) { id } }`,
    );
    const beside = (await overbook('10:00')).body.id as number;
    await product.database.query(
      `insert into day_off (professional_id, from_date, to_date, reason) values (1, '${FRIDAY}', '${FRIDAY}', 'x')`,
    );
    await product.staff.graphql(`mutation { unblockHours(id: ${body.data.blockHours.id}) }`);
    expect(await state()).toEqual({ [beside]: false });
  });

  it('gives freed hours to overbooked appointments in order of creation, once all hours of one are free', async () => {
    const ten = (await create('10:00')).body.id as number;
    const eleven = (await create('11:00')).body.id as number;
    const long = (await overbook('10:00', { duracion_cita: 120 })).body.id as number;
    const short = (await overbook('10:00')).body.id as number;
    const later = (await overbook('10:00')).body.id as number;
    await remove(ten);
    expect(await state()).toEqual({ [eleven]: false, [long]: true, [short]: false, [later]: true });
    await remove(eleven);
    expect((await state())[long]).toBe(true);
    await remove(later);
    await remove(short);
    expect(await state()).toEqual({ [long]: false });
  });
});

it('keeps an appointment overbooked through edits until it is moved to free hours', async () => {
  await create('10:00');
  await create('11:00');
  const { id } = (await overbook('10:00')).body;
  expect((await update(id, { estado: 'confirmada' })).body.sobrecupo).toBe(true);
  expect((await update(id, { hora: '11:00' })).body).toMatchObject({ hora: '11:00', sobrecupo: true });
  expect((await update(id, { sobrecupo: false })).status).toBe(409);
  expect((await update(id, { estado: 'cancelada' })).body.sobrecupo).toBe(true);
  expect((await update(id, { estado: 'reservada' })).body.sobrecupo).toBe(true);
  expect((await update(id, { hora: '12:00' })).body).toMatchObject({ hora: '12:00', sobrecupo: false });
  expect((await update(id, { hora: '11:00' })).status).toBe(409);
  expect((await update(id, { hora: '11:00', sobrecupo: true })).body.sobrecupo).toBe(true);
  await state();
});

describe('Overbooking with concurrent requests', () => {
  const isTold = ({ status }: Answer) => [200, 201, 204, 409].includes(status);

  it('sells no visitor an hour whose holder leaves it to an overbooked appointment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const holder = (await create('10:00')).body.id as number;
      const beside = (await overbook('10:00')).body.id as number;
      const [left, ...outcomes] = await Promise.all([
        update(holder, { estado: 'cancelada' }, second),
        ...Array.from({ length: 8 }, (_, n) =>
          bookByGraphql((n % 2 ? second : product).client(), {
            ...visitor(round * 8 + n),
            date: FRIDAY,
            time: '10:00',
          }),
        ),
      ] as const);
      expect(left.status).toBe(200);
      expect(new Set(outcomes)).toEqual(new Set(['Hora no disponible']));
      expect(await state()).toEqual({ [holder]: false, [beside]: false });
      await product.database.query('delete from appointment');
    }
  });

  it('leaves no hour free beside an overbooking that is created while the holder leaves', async () => {
    for (let round = 0; round < 12; round += 1) {
      const holder = (await create('10:00')).body.id as number;
      const answers = await Promise.all([
        overbook('10:00'),
        round % 2 ? remove(holder) : update(holder, { hora: '12:00' }, second),
        overbook('10:00'),
      ]);
      expect(answers.every(isTold)).toBe(true);
      const states = await state();
      const made = [answers[0].body.id, answers[2].body.id] as number[];
      expect(made.filter((id) => states[id] === false)).toHaveLength(1);
      await product.database.query('delete from appointment');
    }
  });
});
