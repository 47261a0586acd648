import { beforeEach, expect, it } from '@jest/globals';
import { addPatient, madeUpRut } from '../../product/builders.js';
import { eventually } from '../../product/eventually.js';
import type { Answer, TestClient } from '../../product/test-client.js';
import { useSharedProduct, useSecondInstance } from '../../product/use-product.js';

const product = useSharedProduct({ empty: 'appointment, patient' });
const second = useSecondInstance(product);
const desks = [product.staff, second.staff];
beforeEach(async () => {
  await addPatient(product.database, 1, 'Ana');
});

/** Two users, each at an instance of their own. */
const desk = (n: number): TestClient => desks[n % 2]!;
const create = (n: number, hora: string, changes: object = {}) =>
  desk(n).post('/api/citas/crear_cita_admin/', {
    paciente_rut: madeUpRut(1),
    tratamiento: 'x',
    fecha: '2026-11-20',
    hora,
    ...changes,
  });
const update = (n: number, id: number, body: object) =>
  desk(n).send('PUT', `/api/citas/actualizar/${id}/`, body);
const statuses = (answers: readonly Answer[]) => [...new Set(answers.map(({ status }) => status))].sort();

/** Checks the stored agenda for consistency: no half hour is held twice, and every appointment holds all of its own. */
async function expectSoundAgenda(): Promise<void> {
  const { rows } = await product.database.query(
    `select coalesce(sum(duration_minutes / 30), 0)::int as owed,
            (select count(*)::int from appointment_slot) as held
     from appointment where status <> 'CANCELLED'`,
  );
  expect(rows[0].held).toBe(rows[0].owed);
}

it('never sells an hour twice to concurrent bookings of one and two hours', async () => {
  const hours = ['09:00', '10:00', '11:00', '12:00'];
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => create(n, hours[n % 4]!, { duracion_cita: n % 3 === 0 ? 120 : 60 })),
  );
  expect(statuses(answers)).toEqual([201, 409]);
  await expectSoundAgenda();
  // Whichever requests succeed, the four hours cannot all stay free. Only the last may, after a two-hour appointment at
  // 10:00.
  const { rows } = await product.database.query(
    'select count(distinct slot)::int as n from appointment_slot',
  );
  expect(rows[0].n).toBeGreaterThanOrEqual(8);
});

it('keeps the agenda consistent when two users swap hours at the same time', async () => {
  await create(0, '09:00');
  await create(0, '10:00');
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all([
      update(0, 1, { hora: round % 2 === 0 ? '10:00' : '09:00' }),
      update(1, 2, { hora: round % 2 === 0 ? '09:00' : '10:00' }),
    ]);
    expect(statuses(answers).every((status) => status === 200 || status === 409)).toBe(true);
    await expectSoundAgenda();
  }
});

it('lets a cancelled hour return to its appointment or go to another patient, but never both', async () => {
  await create(0, '09:00');
  for (let round = 0; round < 8; round += 1) {
    await update(0, 1, { estado: 'cancelada' });
    const [back, taken] = await Promise.all([update(0, 1, { estado: 'reservada' }), create(1, '09:00')]);
    expect([back.status, taken.status].sort()).toEqual(back.status === 200 ? [200, 409] : [201, 409]);
    await expectSoundAgenda();
    await product.database.query('delete from appointment where id <> 1');
  }
});

it('gives an hour to exactly one of many appointments moved there at the same time', async () => {
  const hours = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];
  for (const hora of hours) await create(0, hora);
  const answers = await Promise.all(hours.map((_, n) => update(n, n + 1, { hora: '18:00' })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  await expectSoundAgenda();
});

it('answers "not found" only for an appointment edit that was not made', async () => {
  await product.database.query(`
    create table made_edit (id integer primary key);
    create function note_edit() returns trigger language plpgsql as $$
      begin insert into made_edit values (new.id); return new; end $$;
    create trigger note_edit after update on appointment for each row execute function note_edit()`);
  try {
    const notFound: number[] = [];
    for (let round = 0; round < 30; round += 1) {
      const { body } = await create(0, '09:00');
      const [edited] = await Promise.all([
        update(0, body.id, { hora: '10:00' }),
        desk(1).send('DELETE', `/api/citas/eliminar/${body.id}/`),
      ]);
      if (edited.status === 404) notFound.push(body.id);
    }
    const { rows } = await product.database.query('select id from made_edit where id = any($1)', [notFound]);
    expect(rows).toEqual([]);
  } finally {
    await product.database.query(
      'drop trigger note_edit on appointment; drop function note_edit; drop table made_edit',
    );
  }
});

it.each([
  ['another professional', 'professional_id = 2'],
  ['another patient', 'patient_id = 2'],
])('deletes an appointment that is being given to %s at the same moment', async (_whom, change) => {
  await addPatient(product.database, 2, 'Berta');
  const { body } = await create(0, '09:00', { estado: 'cancelada' });
  const other = await product.database.connect();
  try {
    await other.query('begin');
    await other.query(`update appointment set ${change} where id = $1`, [body.id]);
    const deletion = desk(1).send('DELETE', `/api/citas/eliminar/${body.id}/`);
    const waits =
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await eventually(async () => (await product.database.query(waits)).rows.length > 0, 'its wait');
    await other.query('commit');
    expect((await deletion).status).toBe(204);
    expect((await product.database.query('select id from appointment')).rows).toEqual([]);
  } finally {
    other.release(true);
  }
});
