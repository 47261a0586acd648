import { addDays, addMonths, type LocalDate } from '#domain/clinic-time.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { FootControls } from '../../../src/reports/controls-due/foot-controls.js';
import { runOn } from '../../messages/message-helper.js';
import { addPatient } from '../../product/builders.js';
import { createProgram } from '../../product/keys.js';
import { logInAsReception } from '../../product/people.js';
import { useSharedProduct } from '../../product/use-product.js';
import { FORM, FULL, LOST, PULSES, VISIT } from '../../records/clinical-records/exam-bodies.js';

const product = useSharedProduct({
  empty: 'audit_entry, suppression, appointment, clinical_record, patient, outdated_foot_control',
});
const { staff } = product;

const TODAY = '2026-11-18';
/** Loss of sensation and a deformity: category 2, every 3 to 6 months. */
const EXAM = { ...FULL, unas: [], pies: [{ lado: 'derecho', hallazgo: 'Hallux valgus', examinado: TODAY }] };
/** The same exam, made on that day. */
const examOn = (examinado: LocalDate, more: object = {}) => ({
  fecha: examinado,
  examen_pie: {
    ...EXAM,
    sensibilidad: { ...LOST, examinado },
    circulacion: { ...PULSES, examinado },
    pies: [{ lado: 'derecho', hallazgo: 'Hallux valgus', examinado }],
    ...more,
  },
});
const monthsAgo = (months: number, more?: object) => examOn(addMonths(TODAY, -months), more);

const rows = async (text: string) => (await product.database.query(text)).rows;
const alerts = async (patientId: number, changes: object[]) => {
  const { body } = await staff.graphql(
    `mutation ($id: Int!, $changes: [AlertChangeInput!]!) { changePatientAlerts(patientId: $id, changes: $changes) { kind } }`,
    { id: patientId, changes },
  );
  expect(body.errors).toBeUndefined();
};
const record = async (more: object) => {
  const { status, body } = await staff.post('/api/pacientes/fichas/', { ...VISIT, ...more });
  expect([status, body]).toEqual([201, expect.anything()]);
  return body.id as number;
};
const CONTROLS = `query ($state: ControlState, $reason: ControlReason, $who: Int) {
  controlsDue(state: $state, reason: $reason, professionalId: $who) { totalCount
    nodes { patientId reason startsOn dueOn visitedOn state treatment professionalId causes { reason dueOn } } } }`;
const listed = async (variables: object = {}) =>
  (await staff.graphql(CONTROLS, variables)).body.data.controlsDue.nodes;
const due = async (variables: object = {}) =>
  (await listed(variables)).map((one: { patientId: number; reason: string; dueOn: string }) => [
    one.patientId,
    one.reason,
    one.dueOn,
  ]);

beforeEach(async () => {
  await rows('update treatment set control_weeks = null');
  await addPatient(product.database, 1, 'Rosa Soto', { phone: '9 1234 5678' });
  await alerts(1, [
    { kind: 'DIABETES', note: '', isNoted: true },
    { kind: 'EARLIER_ULCER', note: '', isNoted: false, isDenied: true },
    { kind: 'KIDNEY_FAILURE', note: '', isNoted: false, isDenied: true },
  ]);
});

describe("Controls from the risk of a patient's feet", () => {
  it('proposes controls at the start of the interval, overdue after its end, through both APIs', async () => {
    await record({ ...monthsAgo(3), profesional: 1 });
    expect(await listed()).toEqual([
      {
        patientId: 1,
        reason: 'RISK',
        startsOn: TODAY,
        dueOn: addMonths(TODAY, 3),
        visitedOn: addMonths(TODAY, -3),
        state: 'UPCOMING',
        treatment: '',
        professionalId: 1,
        causes: [{ reason: 'RISK', dueOn: addMonths(TODAY, 3) }],
      },
    ]);
    const { body } = await staff.get('/api/controles/?motivo=riesgo&estado=por_vencer');
    expect(body).toEqual([
      expect.objectContaining({
        paciente: 1,
        motivo: 'riesgo',
        fecha_desde: TODAY,
        fecha_control: addMonths(TODAY, 3),
        motivos: [expect.objectContaining({ motivo: 'riesgo', tratamiento: '' })],
      }),
    ]);
    await rows(`update clinical_record set date = date - 1,
      foot_exam = replace(foot_exam::text, '"${addMonths(TODAY, -3)}"', '"${addMonths(TODAY, -6)}"')::jsonb`);
    expect(await due({ state: 'UPCOMING' })).toEqual([[1, 'RISK', TODAY]]);
    product.clock.instant = new Date(`${addDays(TODAY, 1)}T12:00:00-03:00`);
    expect(await due({ state: 'OVERDUE' })).toEqual([[1, 'RISK', TODAY]]);
  });

  it('proposes no control before the form of both feet is examined, whichever parts the clinic shows', async () => {
    const id = await record(monthsAgo(9, { pies: [] }));
    expect(await due()).toEqual([]);
    const { grupos } = (await staff.get('/api/clinica/examen-pie/')).body;
    const shown = grupos.filter((group: string) => group !== 'Todo el pie');
    expect((await staff.send('PUT', '/api/clinica/examen-pie/', { grupos: shown })).status).toBe(200);
    const examinado = addMonths(TODAY, -9);
    const pies = FORM.map((pie) => ({ ...pie, examinado }));
    await staff.send('PUT', `/api/pacientes/fichas/${id}/`, monthsAgo(9, { pies }));
    expect(await due()).toEqual([[1, 'RISK', addMonths(TODAY, 3)]]);
  });

  it('proposes no control before the interval begins, without a category, or for a referral', async () => {
    const id = await record(monthsAgo(2));
    expect(await due()).toEqual([]);
    const edit = async (examen_pie: object) =>
      expect((await staff.send('PUT', `/api/pacientes/fichas/${id}/`, { examen_pie })).status).toBe(200);
    const { examen_pie: exam } = monthsAgo(3);
    await staff.send('PUT', `/api/pacientes/fichas/${id}/`, {
      fecha: addMonths(TODAY, -3),
      examen_pie: exam,
    });
    expect(await due()).toHaveLength(1);
    await edit({ ...exam, sensibilidad: null });
    expect(await due()).toEqual([]);
    await edit({
      ...exam,
      zonas: [{ lado: 'derecho', zona: 'talón', hallazgo: 'Úlcera', examinado: addMonths(TODAY, -3) }],
    });
    expect(await due()).toEqual([]);
  });

  it('recalculates a control after a professional’s own category or a patient’s alert', async () => {
    const id = await record(monthsAgo(3, { riesgo_propio: { categoria: 3, motivo: 'Vive solo' } }));
    expect(await due()).toEqual([[1, 'RISK', TODAY]]);
    await staff.send('PUT', `/api/pacientes/fichas/${id}/`, monthsAgo(3));
    expect(await due()).toEqual([[1, 'RISK', addMonths(TODAY, 3)]]);
    await alerts(1, [{ kind: 'EARLIER_ULCER', note: '', isNoted: true }]);
    expect(await due()).toEqual([[1, 'RISK', TODAY]]);
    await alerts(1, [{ kind: 'DIABETES', note: '', isNoted: false, isDenied: true }]);
    expect(await due()).toEqual([]);
  });

  it('lists controls of exams beside those of treatments, the earliest first, and filters them by reason', async () => {
    await rows(`update treatment set control_weeks = 14 where name = 'Podología general'`);
    await staff.post('/api/citas/crear_cita_admin/', {
      ...{ paciente: 1, fecha: addMonths(TODAY, -3), hora: '10:00', tratamiento: 'Podología general' },
      estado: 'completada',
    });
    const dueOn = addDays(addMonths(TODAY, -3), 98);
    await record(monthsAgo(3, { unas: [braceFor(addDays(TODAY, 1))] }));
    const [row, ...others] = await listed();
    expect(others).toEqual([]);
    expect(row.causes).toEqual([
      { reason: 'BRACE', dueOn: addDays(TODAY, 1) },
      { reason: 'TREATMENT', dueOn },
      { reason: 'RISK', dueOn: addMonths(TODAY, 3) },
    ]);
    expect(await due()).toEqual([[1, 'BRACE', addDays(TODAY, 1)]]);
    for (const [reason, day] of [
      ['TREATMENT', dueOn],
      ['RISK', addMonths(TODAY, 3)],
    ])
      expect(await due({ reason })).toEqual([[1, reason, day]]);
    const rest = await staff.get('/api/controles/?motivo=ortonixia');
    expect(rest.body.map(({ motivo }: { motivo: string }) => motivo)).toEqual(['ortonixia']);
  });

  const braceFor = (proximo_ajuste: string) => ({
    ...{ lado: 'derecho', ortejo: 1, hallazgo: 'Ortonixia', examinado: addMonths(TODAY, -3) },
    bracket: { tipo: 'B/S', colocado: addMonths(TODAY, -3), proximo_ajuste },
  });

  it('moves controls of exams in a merge and its undoing, and deletes them with a suppression', async () => {
    await record(monthsAgo(3));
    await addPatient(product.database, 2, 'Rosa Soto');
    expect(await due()).toHaveLength(1);
    const { body } = await staff.graphql(
      `mutation { mergePatients(input: { keptId: 2, keptVersion: 1, mergedId: 1, mergedVersion: 1, take: [] }) { id } }`,
    );
    expect(body.errors).toBeUndefined();
    expect(await due()).toEqual([[2, 'RISK', addMonths(TODAY, 3)]]);
    const [{ id }] = await rows('select id from patient_merge');
    await staff.graphql(`mutation { undoPatientMerge(id: ${id}) { id } }`);
    expect(await due()).toEqual([[1, 'RISK', addMonths(TODAY, 3)]]);
    await staff.graphql('mutation { suppressPatient(patientId: 1) { kind } }');
    expect(await due()).toEqual([]);
  });

  it('calculates controls by the job for older records, each once', async () => {
    await record(monthsAgo(3));
    await rows('delete from outdated_foot_control');
    for (let n = 2; n <= 230; n += 1) await addPatient(product.database, n, `Paciente ${n}`);
    await rows(`insert into clinical_record (patient_id, date, care_description, procedure, instructions, foot_exam)
      select p.id, r.date, 'x', 'x', 'x', r.foot_exam from clinical_record r, patient p where p.id > 1;
      insert into patient_alert (patient_id, kind, note, is_denied, noted_at, noted_by)
      select p.id, a.kind, a.note, a.is_denied, a.noted_at, a.noted_by from patient_alert a, patient p where p.id > 1`);
    await runOn(product, FootControls, (controls) => controls.catchUp());
    expect(await rows('select count(*)::integer as n from foot_control')).toEqual([{ n: 229 }]);
    expect(await rows('select from outdated_foot_control')).toEqual([]);
  });
});

it('refuses the reason, all reasons and the filter by reason without the right to health data', async () => {
  await record(monthsAgo(3));
  const reception = await logInAsReception(product);
  for (const query of [
    '{ controlsDue { nodes { causes { reason } } } }',
    '{ controlsDue(reason: RISK) { totalCount } }',
  ])
    expect((await reception.graphql(query)).body.errors[0].extensions.code).toBe('FORBIDDEN');
  expect((await reception.get('/api/controles/?motivo=riesgo')).status).toBe(403);
  const wrong = await staff.get('/api/controles/?motivo=otro');
  expect([wrong.status, wrong.body]).toEqual([400, { error: 'Elija uno de los valores de la lista.' }]);
});

it.each([
  { categoria: 3, months: 3 },
  { categoria: 2, months: 6 },
  { categoria: 0, months: 12 },
])(
  'lists a control of category $categoria to reception two weeks before its end, without the days of its interval',
  async ({ categoria, months }) => {
    const dueOn = addDays(TODAY, 15);
    const override = { riesgo_propio: { categoria, motivo: 'Vive solo' } };
    await record({ ...examOn(addMonths(dueOn, -months), override), profesional: 1 });
    const reception = await logInAsReception(product);
    const program = await createProgram(product, { AGENDA: 'WRITE', PATIENTS: 'READ' });
    const seen = async () => {
      const { body } = await reception.graphql('{ controlsDue { totalCount nodes { patientId dueOn } } }');
      const rest = [await reception.get('/api/controles/'), await program.get('/api/controles/')];
      return [body.data.controlsDue, ...rest.map((one) => one.body)];
    };
    const dismiss = async () => {
      const control = { paciente: 1, tipo_cita: 'podologia', nota: 'Viajó' };
      return (await reception.send('POST', '/api/controles/no-llamar/', control)).status;
    };
    expect(await seen()).toEqual([{ totalCount: 0, nodes: [] }, [], []]);
    expect(await dismiss()).toBe(404);
    product.clock.instant = new Date(`${addDays(TODAY, 1)}T12:00:00-03:00`);
    const row = {
      paciente: 1,
      paciente_nombre: 'Rosa Soto',
      paciente_telefono: '9 1234 5678',
      tipo_cita: 'podologia',
      fecha_control: dueOn,
      estado: 'por_vencer',
      profesional: 1,
      profesional_nombre: 'Podología',
      invitacion: null,
      no_llamar: null,
    };
    expect(await seen()).toEqual([{ totalCount: 1, nodes: [{ patientId: 1, dueOn }] }, [row], [row]]);
    expect(await dismiss()).toBe(204);
    expect(await due()).toEqual([]);
  },
);
