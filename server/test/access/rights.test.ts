import { rightsOf } from '#domain/access/presets.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { buildClientSchema, getIntrospectionQuery } from 'graphql';
import { CloseCode } from 'graphql-ws';
import { type StaffAccounts, withStaffAccounts } from '../../src/access/terminal/staff-accounts.js';
import { AREA_OF_FIELD, AREA_OF_PATH } from '../endpoint-areas.js';
import { HEALTH_FIELDS } from '../endpoint-exceptions.js';
import { eventually } from '../product/eventually.js';
import { documentFor, everythingBelow } from '../product/graphql-documents.js';
import { giveRights, logInAsReception } from '../product/people.js';
import { TestClient } from '../product/test-client.js';
import { useSharedProduct } from '../product/use-product.js';
import { TestSocket } from './sockets/test-socket.js';

const product = useSharedProduct({ empty: 'clinical_record, appointment, patient, supply' });
const { staff } = product;

/** Part of every text that is health data. */
const SECRET = 'no es de la recepción';
const ROSA = {
  nombre: 'Rosa Ñandú',
  telefono: '+56 9 1234 5678',
  correo: 'rosa@demo.invalid',
  contacto_emergencia: 'Ana, 9 8765 4321',
};
const SECRETS_OF_ROSA = { enfermedad_base: SECRET, caso_clinico: SECRET };
const VISIT = { paciente: 1, tratamiento: 'Podología general', fecha: '2026-11-20', hora: '10:00' };
const DAY = '/api/citas/?fecha=2026-11-20';
const CREATE_PATIENT = '/api/pacientes/crear_paciente_admin/';
const UPDATE_PATIENT = '/api/pacientes/actualizar_paciente_admin/';
const CREATE_APPOINTMENT = '/api/citas/crear_cita_admin/';
const UPDATE_APPOINTMENT = '/api/citas/actualizar/1/';

let reception = new TestClient('');
beforeEach(async () => {
  reception = await logInAsReception(product);
  await staff.post(CREATE_PATIENT, { ...ROSA, ...SECRETS_OF_ROSA });
  await staff.post(CREATE_APPOINTMENT, { ...VISIT, notas: SECRET });
  await staff.post('/api/insumos/', {
    nombre: 'Algodón',
    unidad_medida: 'bolsa',
    stock_actual: 9,
    stock_critico: 1,
    valor_unitario: 100,
  });
  await staff.post('/api/pacientes/fichas/', {
    paciente: 1,
    fecha: '2026-11-18',
    descripcion_atencion: SECRET,
    procedimiento: SECRET,
    indicaciones: SECRET,
    productos_usados_data: [{ insumo: 1, cantidad: 2 }],
  });
  await staff.post('/api/notificaciones/whatsapp/confirmacion/', { cita_id: 1 });
});

const patient = async () => (await staff.get('/api/pacientes/')).body[0];
const appointment = async () => (await staff.get(DAY)).body[0];
const isOpen = (name: string, areas: typeof AREA_OF_PATH): boolean =>
  areas[name] !== 'HEALTH_DATA' && areas[name] !== 'BACKUP' && areas[name] !== 'TEAM';

describe('REST API for reception', () => {
  it('leaves out the keys that hold health data for reception, and keeps all others', async () => {
    const { enfermedad_base, caso_clinico, ...shown } = await patient();
    expect([enfermedad_base, caso_clinico]).toEqual([SECRET, SECRET]);
    expect((await reception.get('/api/pacientes/')).body).toEqual([shown]);
    const found = await reception.get(`/api/pacientes/verificar_rut/?rut=${shown.rut}`);
    expect(found.body).toEqual({ existe: true, paciente: shown });

    const { notas, ...cita } = await appointment();
    expect(notas).toBe(SECRET);
    expect((await reception.get(DAY)).body).toEqual([cita]);
    expect((await reception.get('/api/citas/debug/')).body).toEqual({ citas: [cita] });
  });

  it('erases no health data if reception sends back what it read', async () => {
    const [before, cita] = [await patient(), await appointment()];
    const [read] = (await reception.get('/api/pacientes/')).body;
    const saved = await reception.send('PUT', UPDATE_PATIENT, { ...read, nombre: 'Rosa Otra' });
    expect(saved).toMatchObject({ status: 200, body: { ...read, nombre: 'Rosa Otra' } });
    expect(await patient()).toEqual({ ...before, nombre: 'Rosa Otra' });

    const [readCita] = (await reception.get(DAY)).body;
    const moved = await reception.send('PUT', UPDATE_APPOINTMENT, { ...readCita, hora: '11:00' });
    expect(moved).toMatchObject({ status: 200, body: { ...readCita, hora: '11:00' } });
    expect(await appointment()).toEqual({ ...cita, paciente_nombre: 'Rosa Otra', hora: '11:00' });
  });

  it.each([
    ['PUT', UPDATE_PATIENT, 'enfermedad_base'],
    ['PUT', UPDATE_PATIENT, 'caso_clinico'],
    ['PUT', UPDATE_APPOINTMENT, 'notas'],
    ['POST', CREATE_PATIENT, 'enfermedad_base'],
    ['POST', CREATE_APPOINTMENT, 'notas'],
  ])(
    'answers 403 to %s %s by reception with %s, whatever its value, and changes nothing',
    async (method, path, key) => {
      const [before, cita] = [await patient(), await appointment()];
      const body = path.includes('citas')
        ? { ...VISIT, hora: '15:00' }
        : { ...ROSA, rut_original: before.rut, nombre: 'Otra' };
      for (const value of [SECRET, 'otra', '', null, 7]) {
        const { status, body: answer } = await reception.send(method, path, { ...body, [key]: value });
        expect(status).toBe(403);
        expect(answer).toEqual({ error: 'Su usuario no tiene permiso para cambiar los datos de salud.' });
      }
      expect((await staff.get('/api/pacientes/')).body).toEqual([before]);
      expect((await staff.get('/api/citas/debug/')).body.citas).toEqual([cita]);
    },
  );

  it('lets reception create patients and appointments without health data', async () => {
    const created = await reception.post(CREATE_PATIENT, { ...ROSA, nombre: 'Berta' });
    expect(created.status).toBe(201);
    expect(created.body).not.toHaveProperty('caso_clinico');
    const booked = await reception.post(CREATE_APPOINTMENT, { ...VISIT, paciente: 2, hora: '12:00' });
    expect(booked.status).toBe(201);
    expect(booked.body).not.toHaveProperty('notas');
  });
});

const UPDATE_BY_GRAPHQL = `mutation ($input: UpdatePatientInput!) {
  updatePatient(id: 1, version: 1, input: $input) { id }
}`;

describe('GraphQL API for reception', () => {
  it("refuses reception's query for health data, under any alias, and answers one without it", async () => {
    for (const query of [
      '{ patients { nodes { case: clinicalCase } } }',
      '{ appointment(id: 1) { ...A } } fragment A on Appointment { ... on Appointment { notes } }',
      'query ($yes: Boolean = true) { patient(id: 1) { underlyingCondition @include(if: $yes) } }',
    ]) {
      const { body } = await reception.graphql(query);
      expect(JSON.stringify(body)).not.toContain(SECRET);
      expect(body.errors[0]).toMatchObject({
        message: 'Su usuario no tiene permiso para ver los datos de salud.',
        extensions: { code: 'FORBIDDEN' },
      });
    }
    const left = 'query ($no: Boolean = false) { patient(id: 1) { name clinicalCase @include(if: $no) } }';
    expect((await reception.graphql(left)).body).toEqual({ data: { patient: { name: ROSA.nombre } } });
  });

  it.each([SECRET, 'otra', '', null])(
    'refuses health data of value %j from reception, and changes nothing',
    async (value) => {
      const before = await patient();
      const { body } = await reception.graphql(UPDATE_BY_GRAPHQL, {
        input: { name: 'Otra', underlyingCondition: value },
      });
      expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
      expect(await patient()).toEqual(before);
    },
  );

  it("changes nothing for reception if only the mutation's response requests health data", async () => {
    const before = await patient();
    const query = 'mutation { updatePatient(id: 1, version: 1, input: {name: "Otra"}) { clinicalCase } }';
    expect((await reception.graphql(query)).body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect(await patient()).toEqual(before);
  });

  it("keeps stored health data if reception's mutation leaves the field out", async () => {
    const before = await patient();
    const { body } = await reception.graphql(UPDATE_BY_GRAPHQL, { input: { name: 'Otra' } });
    expect(body).toEqual({ data: { updatePatient: { id: 1 } } });
    expect(await patient()).toEqual({ ...before, nombre: 'Otra' });
  });

  it('shows reception the movements of a supply without the records behind them', async () => {
    const query =
      '{ supply(id: 1) { movements { nodes { kind quantity reason clinicalRecordId patientName } } } }';
    const used = { kind: 'USED', quantity: -2 };
    const newest = async (client: TestClient) =>
      (await client.graphql(query)).body.data.supply.movements.nodes[0];
    expect(await newest(staff)).toEqual({
      ...used,
      reason: 'Ficha 1',
      clinicalRecordId: 1,
      patientName: ROSA.nombre,
    });
    expect(await newest(reception)).toEqual({
      ...used,
      reason: '',
      clinicalRecordId: null,
      patientName: null,
    });
  });
});

it('returns health data to staff, and in no response available to reception', async () => {
  const said = { reception: '', staff: '' };
  const ask = async (question: (client: TestClient) => Promise<{ body: unknown }>): Promise<void> => {
    said.reception += JSON.stringify((await question(reception)).body);
    said.staff += JSON.stringify((await question(staff)).body);
  };
  for (const name of Object.keys(AREA_OF_PATH).filter((path) => path.startsWith('GET'))) {
    if (!isOpen(name, AREA_OF_PATH)) continue;
    const path = name.slice('GET '.length).replace(/:\w+/, '1');
    await ask((client) => client.get(`${path}?fecha=2026-11-20`));
  }
  const schema = buildClientSchema((await staff.graphql(getIntrospectionQuery())).body.data);
  for (const field of Object.values(schema.getQueryType()!.getFields())) {
    if (!isOpen(field.name, AREA_OF_FIELD)) continue;
    const leftOut = (client: TestClient) => (client === reception ? HEALTH_FIELDS : []);
    await ask((client) =>
      client.graphql(
        documentFor('query', field, { selection: everythingBelow(field.type, leftOut(client)) }),
      ),
    );
  }
  expect(said.reception).toContain(ROSA.nombre);
  expect(said.reception).not.toContain(SECRET);
  expect(said.staff).toContain(SECRET);
});

const isReload = (payload: unknown): boolean => JSON.stringify(payload).includes('"appointmentId":null');

it('shows reception in a live event which appointment changed, and nothing about its notes', async () => {
  const socket = await TestSocket.open(product.url);
  await socket.signIn(reception.access);
  const days = '(from: "2026-11-20", to: "2026-11-20")';
  socket.subscribe('1', `subscription { agendaChanged${days} { appointmentId dates } }`);
  let edits = 0;
  // The product has just started, so the subscription begins with a request to reload everything.
  const heard = () => socket.messages.find(({ id, payload }) => id === '1' && !isReload(payload));
  await eventually(async () => {
    edits += 1;
    await staff.send('PUT', UPDATE_APPOINTMENT, { notas: `${SECRET}, edición ${edits}` });
    return heard() !== undefined;
  }, 'an event');
  expect(heard()?.payload).toEqual({ data: { agendaChanged: { appointmentId: 1, dates: ['2026-11-20'] } } });
  await socket.close();
});

describe('Change of rights', () => {
  const accounts = <T>(work: (all: StaffAccounts) => Promise<T>): Promise<T> =>
    withStaffAccounts(product.databaseUrl, work);

  it('ends the user’s sessions and sockets at once on a change of rights, which applies from the next login', async () => {
    await accounts((all) => all.add('bea', 'una clave de bea'));
    const bea = await product.client().logIn({ username: 'bea', password: 'una clave de bea' });
    const role = async () => (await bea.graphql('{ me { role } }')).body.data.me.role;
    expect(await role()).toBe('STAFF');
    const socket = await TestSocket.open(product.url);
    await socket.signIn(bea.access);
    socket.subscribe('1');

    await accounts((all) => all.setRights('bea', 'RECEPTION'));
    expect(await socket.closed).toBe(CloseCode.Forbidden);
    expect((await bea.get('/api/usuarios/me/')).status).toBe(401);
    expect((await bea.post('/api/usuarios/auth/refresh/', { refresh: bea.refresh })).status).toBe(401);

    await bea.logIn({ username: 'bea', password: 'una clave de bea' });
    expect(await role()).toBe('RECEPTION');
    expect((await bea.get('/api/pacientes/fichas/?paciente=1')).status).toBe(403);
    expect((await staff.get('/api/usuarios/me/')).status).toBe(200);
  });

  it('always leaves a user who may change the team, even if two give that up at the same time', async () => {
    for (const name of ['carla', 'dora']) await accounts((all) => all.add(name, 'una clave larga'));
    await product.database.query(
      `update staff_user set rights = '{}' where not is_program and username not in ('carla', 'dora')`,
    );
    const takeFrom = (name: string) =>
      `update staff_user set rights = rights || '{"TEAM": "READ"}' where username = '${name}'`;
    const client = await product.database.connect();
    await client.query('begin');
    await client.query(takeFrom('carla'));
    let refusal: string | undefined;
    const second = product.database
      .query(takeFrom('dora'))
      .then(() => (refusal = 'none'))
      .catch(({ constraint }) => (refusal = constraint));
    const waiting = `select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    await eventually(
      async () => refusal !== undefined || (await client.query(waiting)).rowCount === 1,
      'a wait or an answer',
    );
    await client.query('commit');
    client.release();
    await second;
    expect(refusal).toBe('staff_user_with_team_remains');
    await expect(accounts((all) => all.setRights('dora', 'RECEPTION'))).rejects.toThrow(
      'At least one user may change the team: give that right to another first.',
    );
    await giveRights(product, 'admin', rightsOf('ALL'));
  });
});
