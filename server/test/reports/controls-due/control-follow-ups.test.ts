import { addDays } from '#domain/clinic-time.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient } from '../../product/builders.js';
import { createProgram } from '../../product/keys.js';
import { logInAsReception } from '../../product/people.js';
import { useProduct } from '../../product/use-product.js';

const product = useProduct({
  empty: 'audit_entry, suppression, appointment, patient',
  environment: { PUBLIC_URL: 'https://clinica.example/' },
});
const { staff } = product;

const TODAY = '2026-11-18';
const FOUR_WEEKS_AGO = addDays(TODAY, -28);
const CARE = 'Podología general';

const rows = async (text: string) => (await product.database.query(text)).rows;
const visit = async (paciente: number, fecha: string, hora: string) => {
  const { status } = await staff.post('/api/citas/crear_cita_admin/', {
    ...{ paciente, fecha, hora, tratamiento: CARE, estado: 'completada' },
  });
  expect(status).toBe(201);
};
const ROSA = { paciente: 1, tipo_cita: 'podologia' };
const invite = (body: object = {}, client = staff) =>
  client.post('/api/controles/invitar/', { ...ROSA, invitacion_vista: null, ...body });
const list = async (query = '') => (await staff.get(`/api/controles/${query}`)).body;
const stored = () =>
  rows('select patient_id as patient, kind, reason, visited_on::text as visited from control_follow_up');

beforeEach(async () => {
  await rows(`update treatment set control_weeks = case when name = '${CARE}' then 4 end`);
  await addPatient(product.database, 1, 'Rosa Soto', { phone: '9 1234 5678' });
  await addPatient(product.database, 2, 'Ema Paz', { phone: 'no tiene' });
  await visit(1, FOUR_WEEKS_AGO, '10:00');
  await visit(2, FOUR_WEEKS_AGO, '11:00');
});

describe('Writing to a patient about a control', () => {
  it('notes an invitation with user, day and channel, and shows it in the list until a later visit', async () => {
    const { status, body } = await invite();
    expect(status).toBe(200);
    expect(new URL(body.enlace).searchParams.get('text')).toContain(
      'https://clinica.example/public?tratamiento=',
    );
    const [shown] = await list();
    expect(shown.invitacion).toEqual({
      id: expect.any(Number),
      fecha: expect.stringMatching(/^2026-11-18T/),
      canal: 'whatsapp',
      por: expect.any(String),
      automatica: false,
      estado: 'enviada',
    });
    const { body: graphql } = await staff.graphql(
      '{ controlsDue { nodes { invitation { id channel byName } dismissal { note } } } }',
    );
    expect(graphql.data.controlsDue.nodes[0]).toEqual({
      invitation: { id: shown.invitacion.id, channel: 'WHATSAPP', byName: shown.invitacion.por },
      dismissal: null,
    });
    expect(await stored()).toEqual([
      { patient: 1, kind: 'INVITED', reason: 'TREATMENT', visited: FOUR_WEEKS_AGO },
    ]);
    await rows(`update control_follow_up set at = at - interval '20 days'`);
    await visit(1, addDays(TODAY, -14), '10:00');
    expect((await list()).find(({ paciente }: { paciente: number }) => paciente === 1).invitacion).toBeNull();
  });

  it('refuses a second invitation to a user who has not seen that of a colleague, also at the same moment', async () => {
    const answers = await Promise.all([invite(), invite(), invite()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await stored()).toHaveLength(1);
    const [{ invitacion }] = await list();
    expect((await invite({ invitacion_vista: invitacion.id })).status).toBe(200);
    const refused = await staff.graphql(
      'mutation { inviteToControl(patientId: 1, serviceType: PODIATRY, seenInvitationId: null) }',
    );
    expect(refused.body.errors[0].extensions.code).toBe('STALE');
    expect(await stored()).toHaveLength(2);
  });

  it('names the treatment only to users who may read health data, which is logged', async () => {
    const reception = await logInAsReception(product);
    expect(decodeURIComponent((await invite({}, reception)).body.enlace)).toContain('public?profesional=1\n');
    expect(await rows('select action from audit_entry')).toEqual([]);
    const [{ invitacion }] = (await reception.get('/api/controles/')).body;
    await invite({ invitacion_vista: invitacion.id });
    expect(await rows('select action from audit_entry')).toEqual([{ action: 'CONTROLS_READ' }]);
  });

  it('refuses an invitation for patients who oppose it, who have no mobile, or who have no control', async () => {
    const { status, body } = await invite({ paciente: 2 });
    expect([status, Object.keys(body)]).toEqual([400, ['paciente']]);
    await staff.graphql(
      `mutation { setMessageOppositions(patientId: 1, oppositions: [{ channel: WHATSAPP, kind: REMINDER }]) { kind } }`,
    );
    expect((await invite()).status).toBe(409);
    expect((await invite({ tipo_cita: 'manicura' })).status).toBe(404);
    expect((await invite({ paciente: 99 })).status).toBe(404);
    for (const bad of [{ paciente: 'x' }, { tipo_cita: 'x' }, { tipo_cita: null }, { invitacion_vista: -1 }])
      expect([bad, (await invite(bad)).status]).toEqual([bad, 400]);
    expect(await stored()).toEqual([]);
    const program = await createProgram(product, { AGENDA: 'WRITE' });
    expect((await invite({}, program)).status).toBe(403);
  });
});

describe("'No volver a llamar'", () => {
  const dismiss = (body: object = {}) =>
    staff.post('/api/controles/no-llamar/', { ...ROSA, nota: 'Se cambió de ciudad', ...body });
  const patients = async (query?: string) =>
    (await list(query)).map(({ paciente }: { paciente: number }) => paciente);

  it('hides a dismissed control, lists it apart with the reason, and undoes the dismissal', async () => {
    expect((await dismiss()).status).toBe(204);
    expect(await patients()).toEqual([2]);
    const [row] = await list('?no_llamar=true');
    expect(row).toMatchObject({ paciente: 1, no_llamar: { nota: 'Se cambió de ciudad' } });
    expect((await dismiss()).status).toBe(404);
    expect((await staff.post('/api/controles/volver-a-llamar/', ROSA)).status).toBe(204);
    expect(await patients()).toEqual([1, 2]);
    expect((await staff.post('/api/controles/volver-a-llamar/', ROSA)).status).toBe(404);
    const { body } = await staff.graphql(
      'mutation { dismissControl(patientId: 1, serviceType: PODIATRY, note: "Otra vez") }',
    );
    expect(body.data).toEqual({ dismissControl: true });
    expect(await patients('?no_llamar=true')).toEqual([1]);
    const restored = await staff.graphql('mutation { restoreControl(patientId: 1, serviceType: PODIATRY) }');
    expect(restored.body.data).toEqual({ restoreControl: true });
  });

  it('ends a dismissal with a later visit that calls for another control', async () => {
    await dismiss();
    await visit(1, addDays(TODAY, -14), '10:00');
    expect(await patients()).toEqual([2, 1]);
  });

  it('refuses to dismiss a control without a reason or with one over 200 characters', async () => {
    for (const nota of [undefined, '', ' ', 7, 'x'.repeat(201)])
      expect([nota, (await dismiss({ nota })).status]).toEqual([nota, 400]);
    expect(await stored()).toEqual([]);
  });

  it('dismisses a control once for two users at the same moment, moves it in a merge, and deletes it with a suppression', async () => {
    const answers = await Promise.all([dismiss(), dismiss()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    await staff.graphql(
      `mutation { mergePatients(input: { keptId: 2, keptVersion: 1, mergedId: 1, mergedVersion: 1, take: [] }) { id } }`,
    );
    expect((await stored()).map(({ patient }) => patient)).toEqual([2]);
    await rows(`insert into clinical_record (patient_id, date, care_description, procedure, instructions)
      values (2, '2026-11-01', 'x', 'x', 'x')`);
    await staff.graphql('mutation { suppressPatient(patientId: 2) { kind } }');
    expect(await stored()).toEqual([]);
  });
});
