import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient, madeUpRut } from '../../product/builders.js';
import type { TestClient } from '../../product/test-client.js';
import { useSharedProduct } from '../../product/use-product.js';
import { addOwnProfessional, logInLimited, OTHERS } from './own-clinic.js';

const product = useSharedProduct({ empty: 'patient, appointment, kept_answer, audit_entry' });
const KEY = { 'idempotency-key': '8e03978e-40d5-43e8-bc93-6894a57f9311' };
const DAY = '2026-11-20';
let ana: TestClient;
let rosa: number;

beforeAll(async () => {
  await addOwnProfessional(product.database);
  ana = await logInLimited(product);
});
beforeEach(async () => {
  await addPatient(product.database, 2, 'Rosa Ajena');
  const found = await product.database.query('select id from patient where rut = $1', [madeUpRut(2)]);
  rosa = found.rows[0].id;
});

const bookDocument = (professional: number) =>
  `mutation { createAppointment(input: { patientId: ${rosa}, professionalId: ${professional}, date: "${DAY}",
     time: "12:00", treatment: "x" }) { id patient { name } } }`;
const countOf = async (table: string): Promise<number> =>
  (await product.database.query(`select count(*)::integer as count from ${table}`)).rows[0].count;
/** Limits ana, or lifts her limit. */
const limit = (services: string | null) =>
  product.database.query(`update staff_user set limited_services = $1::text[] where username = 'ana'`, [
    services,
  ]);

describe('A request of a limited person with an idempotency key', () => {
  it('refuses a limited person’s keyed requests about another professional’s patient', async () => {
    const booked = await ana.graphql(bookDocument(OTHERS), {}, KEY);
    expect(booked.body.errors[0].extensions.code).toBe('INVALID_INPUT');
    const alerts = `mutation { changePatientAlerts(patientId: ${rosa}, changes: [{ kind: DIABETES, isNoted: true }]) { kind } }`;
    const noted = await ana.graphql(
      alerts,
      {},
      { 'idempotency-key': '8e03978e-40d5-43e8-bc93-6894a57f9312' },
    );
    expect(noted.body.errors[0].extensions.code).toBe('NOT_FOUND');
    expect(await countOf('appointment')).toBe(0);
    expect(await countOf('patient_alert')).toBe(0);
  });

  it('does not repeat a response from before a person was limited', async () => {
    await limit(null);
    const document = bookDocument(OTHERS);
    const first = await ana.graphql(document, {}, KEY);
    expect(first.body.data.createAppointment.patient.name).toBe('Rosa Ajena');
    const rest = { paciente: rosa, fecha: DAY, hora: '15:00', tratamiento: 'x', profesional: OTHERS };
    const REST_KEY = { 'idempotency-key': '8e03978e-40d5-43e8-bc93-6894a57f9313' };
    expect((await ana.post('/api/citas/crear_cita_admin/', rest, REST_KEY)).status).toBe(201);
    await limit('{PODIATRY}');
    const again = await ana.graphql(document, {}, KEY);
    expect(JSON.stringify(again.body)).not.toContain('Ajena');
    expect(again.body.errors[0].extensions.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await ana.post('/api/citas/crear_cita_admin/', rest, REST_KEY)).status).toBe(422);
  });
});
