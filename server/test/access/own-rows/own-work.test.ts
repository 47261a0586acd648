import { OWN_AGENDA_MESSAGES } from '#domain/access/own-agenda.es.js';
import { formatRut } from '#domain/rut.js';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient, madeUpRut } from '../../product/builders.js';
import type { TestClient } from '../../product/test-client.js';
import { useSharedProduct } from '../../product/use-product.js';
import { addOwnProfessional, logInLimited, OTHERS, OWN } from './own-clinic.js';

const product = useSharedProduct({
  empty: 'patient, appointment, clinical_record, blocked_hours, waiting_entry, audit_entry',
});
const { staff } = product;
let ana: TestClient;

beforeAll(async () => {
  await addOwnProfessional(product.database);
  ana = await logInLimited(product);
});
beforeEach(async () => {
  await addPatient(product.database, 1, 'Olga Propia');
  await addPatient(product.database, 2, 'Rosa Ajena');
  await book(staff, 1, OWN, '10:00');
  await book(staff, 2, OTHERS, '10:00');
});

const DAY = '2026-11-20';
const idOf = async (n: number): Promise<number> =>
  (await product.database.query('select id from patient where rut = $1', [madeUpRut(n)])).rows[0].id;
const book = async (
  client: TestClient,
  n: number,
  professional: number | undefined,
  hora: string,
  more: object = {},
) =>
  client.post('/api/citas/crear_cita_admin/', {
    paciente: await idOf(n),
    fecha: DAY,
    hora,
    tratamiento: 'x',
    ...(professional && { profesional: professional }),
    ...more,
  });
const run = async (document: string, variables: object = {}) => (await ana.graphql(document, variables)).body;
const PERSON = { telefono: '9', correo: 'x@demo.invalid', contacto_emergencia: 'x' };
const RECORD = { fecha: '2026-11-18', descripcion_atencion: 'x', procedimiento: 'x', indicaciones: 'x' };

describe('The own agenda', () => {
  it('shows a limited person only their own appointments, patients and counts', async () => {
    const names = (list: { paciente_nombre?: string; nombre?: string }[]) =>
      list.map(({ paciente_nombre, nombre }) => paciente_nombre ?? nombre);
    expect(names((await ana.get(`/api/citas/?fecha=${DAY}`)).body)).toEqual(['Olga Propia']);
    expect(names((await ana.get('/api/pacientes/')).body)).toEqual(['Olga Propia']);
    const found = await run('{ patients(first: 5, search: "a") { totalCount nodes { name } } }');
    expect(found.data.patients).toEqual({ totalCount: 1, nodes: [{ name: 'Olga Propia' }] });
    expect((await run('{ professionals { id } }')).data.professionals).toEqual([{ id: OWN }]);
  });

  it('books, moves and cancels in the own agenda as in any other, and never in that of others', async () => {
    const { body: made } = await book(ana, 1, undefined, '12:00');
    expect(made).toMatchObject({ profesional: OWN, hora: '12:00' });
    expect((await ana.send('PUT', `/api/citas/actualizar/${made.id}/`, { hora: '13:00' })).body.hora).toBe(
      '13:00',
    );
    expect((await ana.send('DELETE', `/api/citas/eliminar/${made.id}/`)).status).toBe(204);
    expect((await book(ana, 1, OTHERS, '15:00')).status).toBe(400);
    expect((await book(ana, 2, OWN, '15:00')).status).toBe(400);
    const {
      rows: [other],
    } = await product.database.query('select id from appointment where professional_id = $1', [OTHERS]);
    const path = `actualizar/${other.id}/`;
    expect((await ana.send('PUT', `/api/citas/${path}`, { hora: '13:00' })).status).toBe(404);
    expect((await ana.send('DELETE', `/api/citas/eliminar/${other.id}/`)).status).toBe(404);
    expect((await staff.get(`/api/citas/${other.id}/`)).body.hora).toBe('10:00');
  });

  it('shows an hour as taken that has an appointment of another service, without a name', async () => {
    await book(staff, 2, OWN, '16:00', { tipo_cita: 'manicura' });
    const free = (await ana.get(`/api/citas/horarios-disponibles/?fecha=${DAY}&profesional=${OWN}`)).body;
    expect(JSON.stringify(free)).not.toContain('Rosa');
    expect((await book(ana, 1, OWN, '16:00')).status).toBe(409);
  });
});

describe('Patients', () => {
  it('counts in the occupancy of a limited person no hour that a visit of another service holds', async () => {
    await book(staff, 2, OWN, '16:00', { tipo_cita: 'manicura' });
    const occupancy = async (client: TestClient) => {
      const { citas } = (await client.get(`/api/reportes/resumen/?desde=${DAY}&hasta=${DAY}`)).body;
      return citas.ocupacion
        .filter((one: Record<string, unknown>) => one['periodo'] === 'actual' && one['profesional'] === OWN)
        .map((one: Record<string, unknown>) => [one['minutos_abiertos'], one['minutos_reservados']]);
    };
    expect(await occupancy(staff)).toEqual([[600, 120]]);
    expect(await occupancy(ana)).toEqual([[540, 60]]);
  });

  it('shows patients to the person who registered them, before they have an appointment', async () => {
    const { body, status } = await ana.post('/api/pacientes/crear_paciente_admin/', {
      ...PERSON,
      nombre: 'Nueva',
      rut: formatRut(madeUpRut(3)),
    });
    expect(status).toBe(201);
    expect((await ana.get(`/api/pacientes/${body.id}/`)).body.nombre).toBe('Nueva');
    expect((await book(ana, 3, undefined, '11:00')).status).toBe(201);
  });

  it('refuses the RUT of another professional’s patient without the name, and deletes no such patient', async () => {
    const again = { ...PERSON, nombre: 'Rosa', rut: formatRut(madeUpRut(2)) };
    const refused = await ana.post('/api/pacientes/crear_paciente_admin/', again);
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).toContain(OWN_AGENDA_MESSAGES.patientOfOthers);
    expect(JSON.stringify(refused.body)).not.toContain('Ajena');
    const deleted = await ana.send(
      'DELETE',
      `/api/pacientes/eliminar_paciente_admin/${formatRut(madeUpRut(1))}/`,
    );
    expect(deleted.status).toBe(403);
    expect(deleted.body.error).toBe(OWN_AGENDA_MESSAGES.wholeClinic);
  });
});

describe('Records', () => {
  it('reads and writes records in the own services only', async () => {
    const id = await idOf(1);
    const written = await ana.post('/api/pacientes/fichas/', { ...RECORD, paciente: id });
    expect(written.status).toBe(201);
    // The same patient, elsewhere in the clinic: one visit of each service.
    const feet = (await book(staff, 1, OTHERS, '17:00')).body.id;
    const nails = (await book(staff, 1, OTHERS, '18:00', { tipo_cita: 'manicura' })).body.id;
    for (const [cita, text] of [
      [feet, 'pies'],
      [nails, 'uñas'],
    ])
      await product.database.query(
        `insert into clinical_record (patient_id, date, care_description, procedure, instructions, appointment_id, professional_id)
         values ($1, $2, $3, 'x', 'x', $4, $5)`,
        [id, DAY, text, cita, OTHERS],
      );
    const texts = (await ana.get(`/api/pacientes/fichas/?paciente=${id}`)).body.map(
      ({ descripcion_atencion }: { descripcion_atencion: string }) => descripcion_atencion,
    );
    expect(texts.sort()).toEqual(['pies', 'x']);
    expect((await ana.post('/api/pacientes/fichas/', { ...RECORD, paciente: await idOf(2) })).status).toBe(
      400,
    );
  });

  it('lets a limited person write the record of a visit', async () => {
    const {
      rows: [own],
    } = await product.database.query('select id from appointment where professional_id = $1', [OWN]);
    product.clock.instant = new Date('2026-11-20T13:00:00Z');
    const started = await run(`mutation { startVisit(appointmentId: ${own.id}) { __typename } }`);
    expect(started.errors).toBeUndefined();
    const finished = await run(
      `mutation ($input: FinishVisitInput!) { finishVisit(appointmentId: ${own.id}, input: $input) { __typename } }`,
      { input: { date: DAY, careDescription: 'x', procedure: 'x', instructions: 'x' } },
    );
    expect(finished.errors).toBeUndefined();
  });
});

it('limits a person from the next request on, and lifts the limit likewise', async () => {
  const names = async () =>
    (await ana.get('/api/pacientes/')).body.map(({ nombre }: { nombre: string }) => nombre);
  await product.database.query("update staff_user set limited_services = null where username = 'ana'");
  expect(await names()).toEqual(['Olga Propia', 'Rosa Ajena']);
  await product.database.query(
    `update staff_user set limited_services = '{PODIATRY}' where username = 'ana'`,
  );
  expect(await names()).toEqual(['Olga Propia']);
});

it('never applies one person’s limit to another’s answer, even if many ask at once', async () => {
  const counts = await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      const client = n % 2 ? ana : staff;
      const { body } = await client.get(n % 4 < 2 ? '/api/pacientes/' : `/api/citas/?fecha=${DAY}`);
      return `${n % 2 ? 'ana' : 'staff'} ${body.length}`;
    }),
  );
  expect([...new Set(counts)].sort()).toEqual(['ana 1', 'staff 2']);
});
