import { addDays } from '#domain/clinic-time.js';
import { dateOfControl } from '#domain/visits/next-visit.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { addClinicalRecord, addPatient } from '../../product/builders.js';
import { describedFetch } from '../../product/described-fetch.js';
import { createProgram } from '../../product/keys.js';
import { logInAsReception } from '../../product/people.js';
import { useProduct } from '../../product/use-product.js';

const product = useProduct({
  empty: 'audit_entry, suppression, appointment, patient',
  environment: { PUBLIC_URL: 'https://clinica.example/' },
});
const { staff } = product;

/** A Wednesday. */
const TODAY = '2026-11-18';
const CARE = 'Podología general';
const BRACES = 'Postura de brackets';
const FOUR_WEEKS_AGO = addDays(TODAY, -28);
const HEALTH_KEYS = new Set(['motivo', 'motivos', 'tratamiento', 'fecha_visita', 'fecha_desde']);

beforeEach(async () => {
  await rows('update treatment set control_weeks = null');
  await rows(`update treatment set control_weeks = 4 where name in ('${CARE}', 'Manicura')`);
  await rows(`update treatment set control_weeks = 8 where name = '${BRACES}'`);
  await addPatient(product.database, 1, 'Rosa Soto', { phone: '9 1234 5678' });
  await addPatient(product.database, 2, 'Ema Paz', { phone: 'no tiene' });
});

const rows = async (text: string) => (await product.database.query(text)).rows;
const add = async (paciente: number, fecha: string, more: object = {}) => {
  const { status, body } = await staff.post('/api/citas/crear_cita_admin/', {
    ...{ paciente, fecha, hora: '10:00', tratamiento: CARE, ...more },
  });
  expect([status, body]).toEqual([201, expect.anything()]);
  return body.id as number;
};
const visit = (paciente: number, fecha: string, more: object = {}) =>
  add(paciente, fecha, { estado: 'completada', ...more });

const QUERY = `query ($state: ControlState, $who: Int, $treatment: String, $first: Int = 25, $after: String, $offset: Int = 0) {
  controlsDue(state: $state, professionalId: $who, treatment: $treatment, first: $first, after: $after, offset: $offset) {
    nodes { patientId dueOn state } totalCount endCursor hasNextPage } }`;
const list = async (variables: object = {}) => (await staff.graphql(QUERY, variables)).body.data.controlsDue;
/** The patients listed, and when they are due. */
const due = async (variables: object = {}) =>
  (await list(variables)).nodes.map((node: { patientId: number; dueOn: string }) => [
    node.patientId,
    node.dueOn,
  ]);

describe('Controls due', () => {
  it('lists a patient whose last visit calls for a control, through GraphQL and REST', async () => {
    await visit(1, FOUR_WEEKS_AGO);
    const { body } = await staff.graphql(
      `{ controlsDue { totalCount nodes { patientId patientName patientPhone serviceType visitedOn dueOn state
           professionalId professionalName reason treatment } } }`,
    );
    expect(body.data.controlsDue).toEqual({
      totalCount: 1,
      nodes: [
        {
          patientId: 1,
          patientName: 'Rosa Soto',
          patientPhone: '9 1234 5678',
          serviceType: 'PODIATRY',
          visitedOn: FOUR_WEEKS_AGO,
          dueOn: TODAY,
          state: 'UPCOMING',
          professionalId: 1,
          professionalName: 'Podología',
          reason: 'TREATMENT',
          treatment: CARE,
        },
      ],
    });
    const rest = await staff.get('/api/controles/?estado=por_vencer');
    expect([rest.status, rest.headers.get('x-hay-mas')]).toEqual([200, 'false']);
    expect(rest.body).toEqual([
      {
        paciente: 1,
        paciente_nombre: 'Rosa Soto',
        paciente_telefono: '9 1234 5678',
        tipo_cita: 'podologia',
        fecha_visita: FOUR_WEEKS_AGO,
        fecha_desde: addDays(TODAY, -14),
        fecha_control: TODAY,
        estado: 'por_vencer',
        profesional: 1,
        profesional_nombre: 'Podología',
        invitacion: null,
        no_llamar: null,
        motivo: 'tratamiento',
        tratamiento: CARE,
        motivos: [
          {
            motivo: 'tratamiento',
            fecha_desde: addDays(TODAY, -14),
            fecha_control: TODAY,
            fecha_visita: FOUR_WEEKS_AGO,
            tratamiento: CARE,
            profesional_nombre: 'Podología',
          },
        ],
      },
    ]);
    expect((await staff.get('/api/controles?estado=vencido')).body).toEqual([]);
  });

  it('lists controls from two weeks before their date until a year after it', async () => {
    const visits = [15, 14, -1, -365, -366].map((days) => addDays(FOUR_WEEKS_AGO, days));
    for (const [index, day] of visits.entries()) {
      await addPatient(product.database, index + 3, `Paciente ${index}`);
      await visit(index + 3, day);
    }
    const listed = visits.slice(1, 4).map((day, index) => [index + 4, dateOfControl(day, 4)]);
    expect(await due()).toEqual(listed.toReversed());
    expect(await due({ state: 'UPCOMING' })).toEqual([listed[0]]);
    // The latest first: the longer ago, the less likely they come back.
    expect(await due({ state: 'OVERDUE' })).toEqual([listed[1], listed[2]]);
  });

  it('hides a patient with an appointment from today on, whatever its service', async () => {
    await visit(1, FOUR_WEEKS_AGO);
    const id = await add(1, '2026-11-20', { tratamiento: 'Manicura', tipo_cita: 'manicura' });
    expect(await due()).toEqual([]);
    await staff.send('PUT', `/api/citas/actualizar/${id}/`, { estado: 'cancelada' });
    expect(await due()).toEqual([[1, TODAY]]);
    await staff.send('PUT', `/api/citas/actualizar/${id}/`, { estado: 'confirmada', fecha: TODAY });
    expect(await due()).toEqual([]);
    await staff.send('PUT', `/api/citas/actualizar/${id}/`, { asistencia: 'no_vino' });
    expect(await due()).toEqual([[1, TODAY]]);
  });

  it('lets the last visit that calls for a control decide, in each service', async () => {
    await visit(1, addDays(FOUR_WEEKS_AGO, -28));
    await visit(1, addDays(FOUR_WEEKS_AGO, -21), { tratamiento: BRACES });
    await visit(1, FOUR_WEEKS_AGO, { tratamiento: 'Curación Podología' });
    await visit(1, FOUR_WEEKS_AGO, { tratamiento: 'Manicura', tipo_cita: 'manicura' });
    // Came, but was not attended.
    await add(1, addDays(FOUR_WEEKS_AGO, 1), { asistencia: 'llego' });
    const { body } = await staff.graphql('{ controlsDue { nodes { serviceType treatment dueOn } } }');
    expect(body.data.controlsDue.nodes).toEqual([
      { serviceType: 'MANICURE', treatment: 'Manicura', dueOn: TODAY },
      { serviceType: 'PODIATRY', treatment: BRACES, dueOn: addDays(TODAY, 7) },
    ]);
  });

  it('still lists a patient when the treatment gets another name', async () => {
    const save = async (mutation: string, name: string) =>
      (
        await staff.graphql(`mutation ($input: TreatmentInput!) { saved: ${mutation} { id } }`, {
          input: { name, controlWeeks: 4 },
        })
      ).body.data.saved.id;
    const id = await save('createTreatment(input: $input)', 'Láser');
    await visit(1, FOUR_WEEKS_AGO, { tratamiento: 'Láser' });
    await save(`updateTreatment(id: ${id}, version: 1, input: $input)`, 'Láser de uñas');
    expect(await due({ treatment: 'Láser de uñas' })).toEqual([[1, TODAY]]);
    await staff.graphql(`mutation { deleteTreatment(id: ${id}) }`);
    expect(await due()).toEqual([]);
  });

  it('filters by patient', async () => {
    await visit(1, FOUR_WEEKS_AGO);
    await visit(2, FOUR_WEEKS_AGO, { hora: '12:00' });
    const { body } = await staff.graphql('{ controlsDue(patientId: 2) { totalCount nodes { patientId } } }');
    expect(body.data.controlsDue).toEqual({ totalCount: 1, nodes: [{ patientId: 2 }] });
    expect((await staff.get('/api/controles/?paciente=1')).body).toMatchObject([{ paciente: 1 }]);
    expect((await staff.get('/api/controles/?paciente=99')).body).toEqual([]);
    expect(await staff.get('/api/controles/?paciente=x')).toMatchObject({
      status: 400,
      body: { error: 'Escriba el paciente como número entero.' },
    });
  });

  it('filters by professional and treatment', async () => {
    const made = await staff.graphql(
      'mutation { createProfessional(input: { name: "Berta Rojas", services: [PODIATRY], treatments: [] }) { id } }',
    );
    const berta = made.body.data.createProfessional.id;
    await visit(1, FOUR_WEEKS_AGO, { profesional: 1 });
    await visit(2, addDays(FOUR_WEEKS_AGO, -28), { profesional: berta, tratamiento: BRACES });
    expect(await due({ who: berta })).toEqual([[2, TODAY]]);
    expect(await due({ who: 99 })).toEqual([]);
    expect(await due({ treatment: CARE })).toEqual([[1, TODAY]]);
    const rest = await staff.get(
      `/api/controles/?profesional=${berta}&tratamiento=${encodeURIComponent(BRACES)}`,
    );
    expect(rest.body.map(({ paciente }: { paciente: number }) => paciente)).toEqual([2]);
  });

  it('lists in pages, by cursor and by offset, and counts all of them', async () => {
    for (const n of [3, 4, 5]) await addPatient(product.database, n, `Paciente ${n}`);
    for (const n of [1, 2, 3, 4, 5]) await visit(n, FOUR_WEEKS_AGO, { hora: `1${n}:00` });
    const ids = (page: { nodes: Array<{ patientId: number }> }) =>
      page.nodes.map(({ patientId }) => patientId);
    const first = await list({ first: 2 });
    expect([ids(first), first.totalCount, first.hasNextPage]).toEqual([[1, 2], 5, true]);
    expect(ids(await list({ first: 2, after: first.endCursor }))).toEqual([3, 4]);
    const last = await list({ first: 2, offset: 4 });
    expect([ids(last), last.totalCount, last.hasNextPage]).toEqual([[5], 5, false]);
    const beyond = await list({ first: 2, offset: 10 });
    expect([ids(beyond), beyond.totalCount]).toEqual([[], 5]);
    const rest = await staff.get('/api/controles/?limite=3');
    expect([rest.body.length, rest.headers.get('x-hay-mas')]).toEqual([3, 'true']);
    const next = await staff.get(`/api/controles/?limite=3&cursor=${rest.headers.get('x-cursor')}`);
    expect(next.body.map(({ paciente }: { paciente: number }) => paciente)).toEqual([4, 5]);
    const other = await staff.graphql(QUERY, { state: 'OVERDUE', after: first.endCursor });
    expect(other.body.errors[0].extensions.code).toBe('INVALID_INPUT');
  });

  it('lists no blocked, suppressed or merged patient', async () => {
    await visit(1, FOUR_WEEKS_AGO);
    await visit(2, FOUR_WEEKS_AGO, { hora: '11:00' });
    const blocked = await staff.graphql('mutation { blockPatient(patientId: 2, reason: "Lo pidió") { id } }');
    expect(await due()).toEqual([[1, TODAY]]);
    await addClinicalRecord(product.database, 1);
    await staff.graphql('mutation { suppressPatient(patientId: 1) { kind } }');
    expect(await due()).toEqual([]);
    const [{ id }] = blocked.body.data.blockPatient;
    await staff.graphql(`mutation { liftPatientBlock(id: ${id}, reason: "Terminó") { id } }`);
    expect(await due()).toEqual([[2, TODAY]]);
    await addPatient(product.database, 3, 'Ema Paz');
    const merged = await staff.graphql(
      `mutation { mergePatients(input: { keptId: 3, keptVersion: 1, mergedId: 2, mergedVersion: 1, take: [] }) { id } }`,
    );
    expect(merged.body.errors).toBeUndefined();
    expect(await due()).toEqual([[3, TODAY]]);
  });

  it('refuses filters and pages that make no sense', async () => {
    const bad = ['estado=otro', 'profesional=0', 'profesional=x', 'limite=0', 'limite=101', 'cursor=x'];
    for (const query of [...bad, `tratamiento=${'a'.repeat(201)}`]) {
      const { status, body } = await staff.get(`/api/controles/?${query}`);
      expect([query, status, typeof body.error]).toEqual([query, 400, 'string']);
    }
    for (const variables of [{ who: 0 }, { first: 0 }, { first: 101 }, { offset: -1 }, { after: 'x' }]) {
      const { body } = await staff.graphql(QUERY, variables);
      expect([variables, body.errors[0].extensions.code]).toEqual([variables, 'INVALID_INPUT']);
    }
  });
});

describe('Rights to the controls due', () => {
  it('shows users without the right to health data only that there is a control', async () => {
    await visit(1, FOUR_WEEKS_AGO);
    const reception = await logInAsReception(product);
    const { body } = await reception.graphql('{ controlsDue { nodes { patientName dueOn } } }');
    expect(body.data.controlsDue.nodes).toEqual([{ patientName: 'Rosa Soto', dueOn: TODAY }]);
    for (const query of [
      '{ controlsDue { nodes { reason } } }',
      '{ controlsDue { nodes { treatment } } }',
      '{ controlsDue { nodes { visitedOn } } }',
      '{ controlsDue { nodes { startsOn } } }',
      `{ controlsDue(treatment: "${CARE}") { totalCount } }`,
    ])
      expect((await reception.graphql(query)).body.errors[0].extensions.code).toBe('FORBIDDEN');
    const rest = await reception.get('/api/controles/');
    expect(Object.keys(rest.body[0]).filter((key) => HEALTH_KEYS.has(key))).toEqual([]);
    expect((await reception.get(`/api/controles/?tratamiento=${encodeURIComponent(CARE)}`)).status).toBe(403);
    expect(await rows('select action from audit_entry')).toEqual([]);
  });

  it('logs who reads why controls are due', async () => {
    await visit(1, FOUR_WEEKS_AGO);
    await list();
    expect(await rows('select action from audit_entry')).toEqual([]);
    await staff.graphql('{ controlsDue { nodes { reason treatment } } }');
    await visit(2, FOUR_WEEKS_AGO, { hora: '11:00' });
    await staff.get('/api/controles/');
    expect(await rows('select action, patient_ids::text as ids from audit_entry order by id')).toEqual([
      { action: 'CONTROLS_READ', ids: '{[1,2)}' },
      { action: 'CONTROLS_LISTED', ids: '{[1,3)}' },
    ]);
  });

  it('refuses programs without the right to the agenda', async () => {
    const program = await createProgram(product, { PATIENTS: 'READ', HEALTH_DATA: 'READ' });
    expect((await program.get('/api/controles/')).status).toBe(403);
  });
});

describe('Invitations to a control', () => {
  const INVITED = '{ controlsDue { nodes { invitationLink invitationRefusal } } }';
  const invited = async (client = staff) =>
    (await client.graphql(INVITED)).body.data.controlsDue.nodes as Array<{
      invitationLink: string | null;
      invitationRefusal: string | null;
    }>;
  const textOf = (link: string | null | undefined) => new URL(link ?? '').searchParams.get('text');

  it('links to the booking page with the treatment and the professional chosen', async () => {
    const id = (await rows(`select id from treatment where name = '${CARE}'`))[0].id;
    await visit(1, FOUR_WEEKS_AGO);
    const [control] = await invited();
    expect(control?.invitationLink).toMatch(/^https:\/\/wa\.me\/56912345678\?text=/);
    const page = `https://clinica.example/public?tratamiento=${id}&profesional=1`;
    expect(textOf(control?.invitationLink)).toContain(`Puede elegir su hora aquí: ${page}\n`);
    await rows(`update treatment set bookable_online = true where name = '${CARE}'`);
    const opened = await describedFetch(`${product.url}/public?tratamiento=${id}&profesional=1`, {
      redirect: 'manual',
    });
    // The clinic offers visitors no choice of professionals.
    expect(opened.headers.get('location')).toBe('/public/reservar?tratamiento=Podolog%C3%ADa+general');
    for (const unknown of ['tratamiento=99999&profesional=99999', 'profesional=99999']) {
      const { headers } = await describedFetch(`${product.url}/public?${unknown}`, { redirect: 'manual' });
      expect(headers.get('location')).toBe('/public/reservar');
    }
    // Without the right to health data, the treatment is left out.
    const [shown] = await invited(await logInAsReception(product));
    expect(textOf(shown?.invitationLink)).toContain('https://clinica.example/public?profesional=1\n');
  });

  it('refuses an invitation for a patient who opposes messages by WhatsApp, or has no phone for them', async () => {
    await visit(1, FOUR_WEEKS_AGO);
    await visit(2, FOUR_WEEKS_AGO, { hora: '11:00' });
    await staff.graphql(
      `mutation { setMessageOppositions(patientId: 1, oppositions: [{ channel: WHATSAPP, kind: REMINDER }]) { kind } }`,
    );
    expect(await invited()).toEqual([
      { invitationLink: null, invitationRefusal: 'OPPOSED' },
      { invitationLink: null, invitationRefusal: 'NO_MOBILE' },
    ]);
  });
});
