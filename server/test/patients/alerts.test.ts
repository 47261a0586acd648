import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient } from '../product/builders.js';
import { emptyTables } from '../product/empty-tables.js';
import { logInAsReception } from '../product/people.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({ empty: 'clinical_record, appointment, patient' });
const { staff } = product;

describe('Alerts of a patient', () => {
  const CHANGE = `mutation ($changes: [AlertChangeInput!]!) {
    changePatientAlerts(patientId: 1, changes: $changes) { kind note notedByName endedAt } }`;
  const noted = (kind: string, note = '') => ({ kind, note, isNoted: true });
  const ended = (kind: string) => ({ kind, isNoted: false });
  const change = async (...changes: object[]) => {
    const { body } = await staff.graphql(CHANGE, { changes });
    return body.data?.changePatientAlerts ?? body.errors[0];
  };
  const ask = async (fields: string, client = staff) =>
    (await client.graphql(`{ patient(id: 1) { ${fields} } }`)).body;
  const alerts = async () =>
    (await ask('alerts { kind note }')).data.patient.alerts.map(
      ({ kind, note }: { kind: string; note: string }) => `${kind} ${note}`,
    );
  const readings = async (): Promise<string[]> =>
    (await product.database.query("select action from audit_entry where action like 'ALERTS%'")).rows.map(
      ({ action }) => action,
    );
  beforeEach(async () => {
    await emptyTables(product.database, 'audit_entry');
    await addPatient(product.database, 1, 'Ana');
    await addPatient(product.database, 2, 'Berta');
  });

  it('adds an alert, changes its note and ends it, and keeps the history with its authors', async () => {
    await change(noted('KIDNEY_FAILURE', 'diálisis'));
    expect(await alerts()).toEqual(['KIDNEY_FAILURE diálisis']);
    await change(ended('KIDNEY_FAILURE'));
    await change(noted('DIABETES', ' tipo 2 '), noted('LATEX_ALLERGY', '\u200b'));
    await change(noted('DIABETES', 'tipo\u00ad 1'), noted('LATEX_ALLERGY'), ended('PREGNANCY'));
    expect(await alerts()).toEqual(['LATEX_ALLERGY ', 'DIABETES tipo 1']);
    const history = await change(ended('LATEX_ALLERGY'));
    expect(await alerts()).toEqual(['DIABETES tipo 1']);
    expect(history).toMatchObject([
      { kind: 'DIABETES', note: 'tipo 1', endedAt: null },
      { kind: 'LATEX_ALLERGY', note: '', endedAt: expect.any(String) },
      { kind: 'DIABETES', note: 'tipo 2', endedAt: expect.any(String) },
      { kind: 'KIDNEY_FAILURE', note: 'diálisis', endedAt: expect.any(String) },
    ]);
  });

  it('keeps since when an alert applies and until when it did, and what was denied', async () => {
    await change({ ...noted('PREGNANCY'), since: '2026-03-01' }, { ...ended('DIABETES'), isDenied: true });
    await change({ ...noted('PREGNANCY', 'gemelos') });
    expect((await ask('alerts { kind note since } deniedAlerts { kind }')).data.patient).toEqual({
      alerts: [{ kind: 'PREGNANCY', note: 'gemelos', since: '2026-03-01' }],
      deniedAlerts: [{ kind: 'DIABETES' }],
    });
    await change({ ...ended('PREGNANCY'), until: '2026-11-10' }, noted('DIABETES'));
    expect((await ask('alerts { kind } deniedAlerts { kind }')).data.patient).toEqual({
      alerts: [{ kind: 'DIABETES' }],
      deniedAlerts: [],
    });
    const { body } = await staff.get('/api/pacientes/alertas/1/');
    expect(
      body.map(({ alerta, respuesta, vigente, desde, hasta }: Record<string, unknown>) => [
        alerta,
        respuesta,
        vigente,
        desde,
        hasta,
      ]),
    ).toEqual([
      ['Diabetes', 'sí', true, null, null],
      ['Embarazo', 'terminada', false, '2026-03-01', '2026-11-10'],
      ['Diabetes', 'no', false, null, null],
      ['Embarazo', 'sí', false, '2026-03-01', null],
    ]);
  });

  it('takes alerts through REST, by their Spanish names', async () => {
    const put = (...alertas: unknown[]) => staff.send('PUT', '/api/pacientes/alertas/1/', { alertas });
    const { status, body } = await put(
      { alerta: 'Diabetes', respuesta: 'sí', nota: 'tipo 2', desde: '2015-01-01' },
      { alerta: 'Marcapasos', respuesta: 'no' },
    );
    expect(status).toBe(200);
    expect(body).toHaveLength(2);
    for (const wrong of [
      [{ alerta: 'Resfrío', respuesta: 'sí' }],
      [{ alerta: 'Diabetes', respuesta: 'quizás' }],
      [{ alerta: 'Diabetes', respuesta: 'sí', desde: '2026-02-30' }],
      [{ alerta: 'Embarazo', respuesta: 'sí', desde: '2026-11-19' }],
      [{ alerta: 'Diabetes', respuesta: 'terminada', hasta: '2014-12-31' }],
      [{ alerta: 'Embarazo', respuesta: 'sí' }, 7],
    ]) {
      const refused = await put(...wrong);
      expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['alertas']]);
    }
    expect((await staff.send('PUT', '/api/pacientes/alertas/1/', {})).status).toBe(400);
    expect((await staff.get('/api/pacientes/alertas/99/')).status).toBe(404);
    expect((await staff.get('/api/pacientes/alertas/1/')).body).toHaveLength(2);
    expect((await (await logInAsReception(product)).get('/api/pacientes/alertas/1/')).status).toBe(403);
  });

  it('refuses all alerts of a request if one is invalid', async () => {
    for (const wrong of [
      [noted('DIABETES'), noted('LATEX_ALLERGY', 'x'.repeat(201))],
      [noted('DIABETES'), ended('DIABETES')],
      [noted('DIABETES', 'a\0b')],
    ]) {
      expect((await change(...wrong)).extensions.fields).toHaveProperty('changes');
    }
    expect(await alerts()).toEqual([]);
  });

  it('stores an alert once, even if many users add the same one at the same time', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, n) => change(noted('DIABETES', `nota ${n}`))));
    expect(await alerts()).toHaveLength(1);
  });

  it('reads the alerts of all patients in a response at once, which is logged, unlike the flag', async () => {
    expect((await ask('alerts { kind }')).data.patient.alerts).toEqual([]);
    await product.database.query(
      `insert into patient_alert (patient_id, kind, noted_at, noted_by) select id, 'DIABETES', now(), 1 from patient`,
    );
    expect((await ask('hasAlerts')).data.patient.hasAlerts).toBe(true);
    expect(await readings()).toEqual([]);
    await staff.graphql('{ patients { nodes { alerts { kind } } } }');
    expect(await readings()).toEqual(['ALERTS_LISTED']);
    await ask('alerts { kind }');
    expect(await readings()).toEqual(['ALERTS_LISTED', 'ALERTS_READ']);
  });

  it('hides alerts from reception, including the flag', async () => {
    const reception = await logInAsReception(product);
    for (const fields of ['alerts { kind }', 'deniedAlerts { kind }', 'hasAlerts'])
      expect((await ask(fields, reception)).errors[0].extensions.code).toBe('FORBIDDEN');
  });
});
