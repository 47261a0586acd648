import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addClinicalRecord, addPatient } from '../../product/builders.js';
import { eventually } from '../../product/eventually.js';
import { createProgram } from '../../product/keys.js';
import { useProduct } from '../../product/use-product.js';

const product = useProduct({ empty: 'appointment, patient, supply, deletion' });

interface Copied {
  readonly path: string;
  readonly list: () => string;
}
const COPIED: Readonly<Record<string, Copied>> = {
  patient: { path: '/api/pacientes/', list: () => '/api/pacientes/' },
  appointment: { path: '/api/citas/', list: () => '/api/citas/?fecha=2026-11-20' },
  clinical_record: {
    path: '/api/pacientes/fichas/',
    list: () => `/api/pacientes/fichas/?paciente=${patientId}`,
  },
  supply: { path: '/api/insumos/', list: () => '/api/insumos/' },
};
const TABLES = Object.keys(COPIED);

let patientId: number;
let appointmentId: number;
let begun: string;
beforeEach(async () => {
  const { rows } = await product.database.query('select clock_timestamp() as now');
  begun = rows[0].now.toISOString();
  await addPatient(product.database, 1, 'Ana');
  patientId = await firstId('patient');
  await addClinicalRecord(product.database, patientId);
  const { body } = await product.staff.post('/api/citas/crear_cita_admin/', {
    paciente: patientId,
    fecha: '2026-11-20',
    hora: '10:00',
    tratamiento: 'Consulta General',
    notas: 'Trae plantillas',
  });
  appointmentId = body.id;
  await addSupply('Guantes');
});

// Only records that need no longer be kept are deleted, with their patient.
beforeAll(async () => {
  await product.database.query('alter table clinical_record disable trigger clinical_record_is_kept');
});

const firstId = async (table: string): Promise<number> =>
  (await product.database.query(`select min(id) as id from ${table}`)).rows[0].id;

const addSupply = (name: string) =>
  product.staff.post('/api/insumos/', {
    nombre: name,
    unidad_medida: 'par',
    stock_actual: 4,
    stock_critico: 1,
    valor_unitario: 150,
  });

interface Changes {
  readonly ids: number[];
  readonly cursor: string | null;
  readonly hasMore: boolean;
}

async function changes(table: string, query = '', list = ''): Promise<Changes> {
  const answer = await product.staff.get(`${COPIED[table]!.path}${list}?cambiado_desde=${begun}&${query}`);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return {
    ids: answer.body.map(({ id }: { id: number }) => id),
    cursor: answer.headers.get('x-cursor'),
    hasMore: answer.headers.get('x-hay-mas') === 'true',
  };
}
const deletions = (table: string, query = ''): Promise<Changes> => changes(table, query, 'eliminados/');

/** Waits until the list has these rows, which are listed a second after they changed. */
async function until(read: () => Promise<Changes>, ids: readonly number[]): Promise<Changes> {
  let seen: Changes | undefined;
  await eventually(async () => {
    seen = await read();
    return seen.ids.join() === ids.join();
  }, ids.join());
  return seen!;
}

describe.each(TABLES)('%s by id', (table) => {
  it('returns a row by id as in its list', async () => {
    const { path, list } = COPIED[table]!;
    const id = await firstId(table);
    const listed = await product.staff.get(list());
    expect(listed.body).toHaveLength(1);
    expect(await product.staff.get(`${path}${id}/`)).toMatchObject({ status: 200, body: listed.body[0] });
  });

  it.each([
    ['999999', 404],
    ['0', 400],
    ['x', 400],
    ['1.5', 400],
    ['99999999999', 400],
  ])('answers the id %s with status %i', async (id, status) => {
    const answer = await product.staff.get(`${COPIED[table]!.path}${id}/`);
    expect([answer.status, answer.body]).toEqual([status, { error: expect.any(String) }]);
  });
});

it('leaves health data out of a row by id for keys without the right, and logs the access of others', async () => {
  const office = await createProgram(product, { PATIENTS: 'READ', AGENDA: 'READ' }, 'Oficina');
  const patient = await office.get(`/api/pacientes/${patientId}/`);
  const appointment = await office.get(`/api/citas/${appointmentId}/`);
  expect(patient.body).not.toHaveProperty('caso_clinico');
  expect(appointment.body).not.toHaveProperty('notas');
  const readings = async (): Promise<string[]> =>
    (await product.database.query('select distinct action from audit_entry order by action')).rows.map(
      ({ action }) => action,
    );
  await product.staff.get('/api/usuarios/me/');
  const doctor = await createProgram(
    product,
    { PATIENTS: 'READ', AGENDA: 'READ', HEALTH_DATA: 'READ' },
    'Doctora',
  );
  await doctor.get(`/api/pacientes/${patientId}/`);
  await doctor.get(`/api/citas/${appointmentId}/`);
  await doctor.get(`/api/pacientes/fichas/${await firstId('clinical_record')}/`);
  expect(await readings()).toEqual(expect.arrayContaining(['CONDITION_READ', 'NOTES_READ', 'RECORDS_READ']));
});

describe.each(TABLES)('Changes of %s', (table) => {
  it('returns changes in pages, and repeats a row that changes meanwhile', async () => {
    const first = await firstId(table);
    await copyRow(table);
    await copyRow(table);
    const ids = await idsOf(table);
    await until(() => changes(table), ids);
    const page = await changes(table, 'limite=2');
    expect([page.ids, page.hasMore]).toEqual([ids.slice(0, 2), true]);
    await touch(table, first);
    const rest = await until(() => changes(table, `cursor=${page.cursor}`), [ids[2]!, first]);
    expect(rest.hasMore).toBe(false);
    const none = await changes(table, `cursor=${rest.cursor}`);
    expect(none).toEqual({ ids: [], cursor: rest.cursor, hasMore: false });
  });

  it('waits with changes and deletions for earlier ones that are committed later', async () => {
    await copyRow(table);
    const [first = 0, second = 0] = await idsOf(table);
    const { cursor } = await until(() => changes(table), [first, second]);
    const slow = await product.database.connect();
    try {
      await slow.query('begin');
      await slow.query(`delete from ${table} where id = $1`, [second]);
      await touch(table, first);
      const { rows } = await product.database.query('select clock_timestamp() as now');
      await eventually(async () => {
        const later = await product.database.query('select clock_timestamp() as now');
        return later.rows[0].now - rows[0].now > 1_500;
      }, 'the time of the changes');
      expect((await changes(table, `cursor=${cursor}`)).ids).toEqual([]);
      expect((await deletions(table)).ids).toEqual([]);
      await slow.query('commit');
      await until(() => changes(table, `cursor=${cursor}`), [first]);
      const gone = await until(() => deletions(table), [second]);
      expect((await deletions(table, `cursor=${gone.cursor}`)).ids).toEqual([]);
    } finally {
      await slow.query('rollback');
      slow.release();
    }
  });

  it.each([
    'cambiado_desde=ayer',
    'cambiado_desde=2026-11-18',
    'cambiado_desde=2026-11-18T12:00:00',
    'cambiado_desde=2026-02-30T12:00:00Z',
    'limite=0',
    'limite=501',
    'limite=x',
    'cursor=x',
    'cursor=a&cursor=b',
  ])('refuses the changes for %s', async (query) => {
    const { status, body } = await product.staff.get(`${COPIED[table]!.path}?${query}`);
    expect([status, body]).toEqual([400, { error: expect.any(String) }]);
  });

  it('refuses the cursor of another list for changes', async () => {
    const other = TABLES.find((one) => one !== table)!;
    const { cursor } = await until(() => changes(other), await idsOf(other));
    const { status, body } = await product.staff.get(`${COPIED[table]!.path}?cursor=${cursor}`);
    expect([status, body]).toEqual([400, { error: expect.stringContaining('cursor') }]);
  });
});

const idsOf = async (table: string): Promise<number[]> =>
  (await product.database.query(`select id from ${table} order by id`)).rows.map(({ id }) => id);

/** Adds one more row, which differs from the first. */
async function copyRow(table: string): Promise<void> {
  const n = (await idsOf(table)).length;
  if (table === 'patient') await addPatient(product.database, n + 1, 'Berta');
  if (table === 'clinical_record') await addClinicalRecord(product.database, patientId);
  if (table === 'supply') await addSupply(`Gasa ${n}`);
  if (table === 'appointment')
    await product.staff.post('/api/citas/crear_cita_admin/', {
      paciente: patientId,
      fecha: '2026-11-20',
      hora: `${10 + n}:00`,
      tratamiento: 'Consulta General',
    });
}

const touch = (table: string, id: number) =>
  product.database.query(`update ${table} set changed_at = now() where id = $1`, [id]);

it('lists patients whose data are blocked as deleted until the block is lifted', async () => {
  const { cursor } = await until(() => changes('patient'), [patientId]);
  const block = await product.staff.graphql(
    `mutation { blockPatient(patientId: ${patientId}, reason: "Lo pidió") { id } }`,
  );
  await until(() => deletions('patient'), [patientId]);
  await product.database.query("update patient set name = 'Ana Soto'");
  await addPatient(product.database, 2, 'Berta');
  const [, berta = 0] = await idsOf('patient');
  const later = await until(() => changes('patient', `cursor=${cursor}`), [berta]);
  const [{ id }] = block.body.data.blockPatient;
  await product.staff.graphql(`mutation { liftPatientBlock(id: ${id}, reason: "Terminó") { id } }`);
  await until(() => changes('patient', `cursor=${later.cursor}`), [patientId]);
  expect((await deletions('patient')).ids).toEqual([]);
});

it('limits changes to a day or a patient', async () => {
  await copyRow('patient');
  await product.staff.post('/api/citas/crear_cita_admin/', {
    paciente: patientId,
    fecha: '2026-11-21',
    hora: '10:00',
    tratamiento: 'Consulta General',
  });
  await until(() => changes('appointment'), await idsOf('appointment'));
  expect((await changes('appointment', 'fecha=2026-11-20')).ids).toEqual([appointmentId]);
  const [ana = 0, berta = 0] = await idsOf('patient');
  expect((await changes('clinical_record', `paciente=${ana}`)).ids).toHaveLength(1);
  expect((await changes('clinical_record', `paciente=${berta}`)).ids).toEqual([]);
  expect((await product.staff.get('/api/pacientes/fichas/?limite=1&paciente=999999')).status).toBe(404);
});

it('lists a merged patient as deleted, and as changed again when the merge is undone', async () => {
  await copyRow('patient');
  const [keptId = 0, mergedId = 0] = await idsOf('patient');
  await product.staff.graphql(
    `mutation { mergePatients(input: { keptId: ${keptId}, mergedId: ${mergedId}, keptVersion: 1, mergedVersion: 1, take: [] }) { id } }`,
  );
  await until(() => deletions('patient'), [mergedId]);
  const { rows } = await product.database.query('select id from patient_merge');
  await product.staff.graphql(`mutation { undoPatientMerge(id: ${rows[0].id}) { id } }`);
  await eventually(async () => (await changes('patient')).ids.includes(mergedId), 'the patient is back');
  expect((await deletions('patient')).ids).toEqual([]);
});
