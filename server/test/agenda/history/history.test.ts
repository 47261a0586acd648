import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient } from '../../product/builders.js';
import { useSharedProduct } from '../../product/use-product.js';
import { bookByRest, visitor } from '../../product/visitors.js';

const product = useSharedProduct({ empty: 'appointment_change, appointment, patient' });
const { staff } = product;
beforeEach(async () => {
  await addPatient(product.database, 1, 'Ana Soto');
});

const DRAFT = { paciente: 1, tratamiento: 'Podología general', fecha: '2026-11-20', hora: '10:00' };
const create = (changes: object = {}) => staff.post('/api/citas/crear_cita_admin/', { ...DRAFT, ...changes });
const update = (body: object) => staff.send('PUT', '/api/citas/actualizar/1/', body);

async function changes(page = '') {
  const facts = 'patientId date time durationMinutes status serviceType treatment';
  const { body } = await staff.graphql(
    `{ appointmentChanges${page} { hasNextPage endCursor nodes {
         appointmentId at kind staffName channel patientName notesChanged before { ${facts} } after { ${facts} } } } }`,
  );
  return body.data.appointmentChanges;
}
const BOOKED = {
  patientId: 1,
  date: '2026-11-20',
  time: '10:00',
  durationMinutes: 60,
  status: 'BOOKED',
  serviceType: 'PODIATRY',
  treatment: 'Podología general',
};
const byStaff = {
  appointmentId: 1,
  at: '2026-11-18T15:00:00.000Z',
  staffName: 'admin',
  channel: 'API',
  patientName: 'Ana Soto',
  notesChanged: false,
};

describe('History of an appointment', () => {
  it('shows who changed an appointment, from what to what and through which channel, newest first', async () => {
    await create({ notas: 'Alérgica' });
    await update({ hora: '12:00' });
    await update({ notas: 'Secreto', hora: '12:00' });
    const cancel = 'mutation { updateAppointment(id: 1, version: 3, input: { status: CANCELLED }) { id } }';
    await staff.graphql(cancel, {}, { 'huella-client': 'panel' });
    await staff.send('DELETE', '/api/citas/eliminar/1/');
    const moved = { ...BOOKED, time: '12:00' };
    const cancelled = { ...moved, status: 'CANCELLED' };
    expect((await changes('(appointmentId: 1)')).nodes).toEqual([
      { ...byStaff, kind: 'DELETED', before: cancelled, after: null },
      { ...byStaff, kind: 'CHANGED', channel: 'PANEL', before: moved, after: cancelled },
      { ...byStaff, kind: 'CHANGED', notesChanged: true, before: moved, after: moved },
      { ...byStaff, kind: 'CHANGED', before: BOOKED, after: moved },
      { ...byStaff, kind: 'CREATED', before: null, after: BOOKED },
    ]);
    const { rows } = await product.database.query(
      'select row_to_json(c)::text as text from appointment_change c',
    );
    expect(rows.map(({ text }) => text).join()).not.toMatch(/Alérgica|Secreto/);
  });

  it('names no user in the history for a booking by a visitor', async () => {
    await bookByRest(product.client(), { ...visitor(1), name: 'Rosa', date: '2026-11-20', time: '10:00' });
    expect((await changes('(appointmentId: 1)')).nodes).toMatchObject([
      { kind: 'CREATED', staffName: null, channel: 'PUBLIC' },
    ]);
  });

  it('adds no history entry if nothing changed or the change was refused', async () => {
    await create();
    await update({ hora: '10:00', tratamiento: 'Podología general' });
    await create();
    expect((await changes('(appointmentId: 1)')).nodes).toHaveLength(1);
    const { rows } = await product.database.query(
      'select count(*)::integer as count from appointment_change',
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('lists all deleted appointments in pages, even after their patient was deleted', async () => {
    await create();
    await create({ hora: '12:00' });
    await staff.send('DELETE', '/api/citas/eliminar/1/');
    await staff.graphql('mutation { deletePatient(id: 1) }');
    const first = await changes('(first: 1)');
    expect(first).toMatchObject({ hasNextPage: true, nodes: [{ appointmentId: 2, kind: 'DELETED' }] });
    const second = await changes(`(first: 1, after: "${first.endCursor}")`);
    expect(second).toMatchObject({
      hasNextPage: false,
      nodes: [{ appointmentId: 1, kind: 'DELETED', patientName: null }],
    });
  });

  it("allows no editing or deleting of an appointment's history", async () => {
    await create();
    for (const statement of [
      'delete from appointment_change',
      `update appointment_change set channel = 'API'`,
    ]) {
      await expect(product.database.query(statement)).rejects.toMatchObject({
        constraint: 'appointment_change_is_kept',
      });
    }
  });
});

it("keeps the professional in a deleted appointment's history, under their current name", async () => {
  const made = await staff.graphql(
    `mutation { createProfessional(input: { name: "Berta Rojas", services: [PODIATRY], treatments: [] }) { id } }`,
  );
  const berta = made.body.data.createProfessional.id;
  await create({ profesional: berta });
  await staff.send('DELETE', '/api/citas/eliminar/1/');
  const deletion = await staff.graphql(`mutation { deleteProfessional(id: ${berta}) }`);
  expect(deletion.body.errors[0].extensions.code).toBe('PROFESSIONAL_IN_USE');
  await product.database.query(`update professional set name = 'Berta Nueva' where id = $1`, [berta]);
  const { body } = await staff.graphql(
    '{ appointmentChanges { nodes { before { professionalName } after { professionalName } } } }',
  );
  expect(body.data.appointmentChanges.nodes).toEqual([
    { before: { professionalName: 'Berta Nueva' }, after: null },
  ]);
});
