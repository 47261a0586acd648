import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient } from '../product/builders.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({ empty: 'audit_entry, suppression, supply, appointment, patient' });
const { staff } = product;
beforeEach(() =>
  addPatient(product.database, 1, 'Rosa Soto', { phone: '9 1234 5678', phone_e164: '+56912345678' }),
);

const act = async (mutation: string) =>
  (await staff.graphql(`mutation { result: ${mutation} { kind keptUntil } }`)).body;
const outlook = async () =>
  (await staff.graphql('{ suppressionOutlook(patientId: 1) { kind keptUntil } }')).body.data
    ?.suppressionOutlook;
const rows = async (query: string) => (await product.database.query(query)).rows;

/** Adds a record of patient 1 with a used supply, last written on the given day. */
async function addRecord(day: string): Promise<void> {
  await product.database.query(
    `insert into supply (id, name, unit, stock, critical_stock, unit_value) values (1, 'Gasa', 'u', 0, 0, 1)
     on conflict do nothing`,
  );
  await product.database.query(
    `with record as (
       insert into clinical_record (patient_id, date, care_description, procedure, instructions, written_at)
       values (1, '${day}', 'x', 'x', 'x', '${day}T12:00:00Z') returning *),
     version as (
       insert into clinical_record_version (clinical_record_id, version, date, care_description, procedure,
         instructions, used_supplies, written_at)
       select id, 1, date, 'x', 'x', 'x', '[]', written_at from record)
     insert into used_supply (clinical_record_id, supply_id, quantity, unit_value) select id, 1, 1, 1 from record`,
  );
}

describe('Suppression', () => {
  it('deletes a patient without records on a suppression, and logs who did it', async () => {
    expect(await outlook()).toEqual({ kind: 'DELETED', keptUntil: null });
    expect((await act('suppressPatient(patientId: 1)')).data.result).toEqual({
      kind: 'DELETED',
      keptUntil: null,
    });
    expect(await rows('select id from patient')).toEqual([]);
    expect(await rows('select patient_id, kind, staff_user_id from suppression')).toEqual([
      { patient_id: 1, kind: 'DELETED', staff_user_id: 1 },
    ]);
    expect((await act('suppressPatient(patientId: 1)')).errors[0].extensions.code).toBe('NOT_FOUND');
  });

  it('keeps the records of a suppression within 15 years, and removes contact data and message texts', async () => {
    await staff.graphql(
      'mutation { createAppointment(input: { patientId: 1, date: "2026-11-20", time: "10:00", treatment: "x" }) { id } }',
    );
    await staff.graphql('mutation { sendMessage(appointmentId: 1, kind: CONFIRMATION) { id } }');
    await rows(`insert into appointment_link select sha256('x'), 1, 'BOOKING', now()`);
    await rows(
      `insert into waiting_entry (patient_id, service_type, treatment, duration_minutes, from_date, to_date, day_part, booked_name, created_at)
       values (1, 'PODIATRY', 'x', 60, '2026-11-22', '2026-11-22', 'all', 'x', now())`,
    );
    await rows(`update appointment set booked_name = 'Luis Distinto'`);
    await addRecord('2011-11-18');
    await rows(
      `update patient set sex = 'MALE', occupation = 'x', health_insurance = 'FONASA', fonasa_tier = 'A',
         representative_name = 'x', representative_phone = '9'`,
    );
    expect((await act('suppressPatient(patientId: 1)')).data.result).toEqual({
      kind: 'REDUCED',
      keptUntil: '2026-11-18',
    });
    const [patient] = await rows(
      `select name, phone, phone_e164, email, address, emergency_contact, sex, occupation, health_insurance,
         fonasa_tier, representative_name, representative_phone from patient`,
    );
    expect(patient).toEqual({
      name: 'Rosa Soto',
      phone: '(suprimido)',
      phone_e164: null,
      email: '(suprimido)',
      address: '',
      emergency_contact: '(suprimido)',
      sex: 'MALE',
      occupation: '',
      health_insurance: null,
      fonasa_tier: null,
      representative_name: '',
      representative_phone: '',
    });
    expect(await rows('select state, body, recipient from outbound_message')).toEqual([
      { state: 'WITHDRAWN', body: '(suprimido)', recipient: '' },
    ]);
    expect(await rows('select from appointment_link')).toEqual([]);
    expect(await rows('select from waiting_entry')).toEqual([]);
    // The name of the person for whom the patient booked is removed too.
    expect(await rows('select booked_name from appointment')).toEqual([{ booked_name: 'Rosa Soto' }]);
    expect(await rows('select id from clinical_record')).toHaveLength(1);
    // A message without text cannot be sent again.
    await rows(`update outbound_message set state = 'SENT', sent_at = now()`);
    const { body } = await staff.graphql('{ outboundMessages { nodes { actions } } }');
    expect(body.data.outboundMessages.nodes).toEqual([{ actions: [] }]);
    expect(await rows(`select action, staff_user_id, patient_ids::text from audit_entry`)).toEqual([
      { action: 'DATA_SUPPRESSED', staff_user_id: 1, patient_ids: '{[1,2)}' },
    ]);
    const refused = await act('deleteExpiredRecords(patientId: 1)');
    expect(refused.errors[0]).toMatchObject({
      message: expect.stringContaining('Conservado por obligación legal hasta el 18 de noviembre de 2026'),
      extensions: { code: 'PATIENT_HAS_RECORDS' },
    });
  });

  it('leaves a suppressed patient editable, and lets no other patient use the placeholder as an e-mail', async () => {
    await addRecord('2020-01-01');
    await addPatient(product.database, 2, 'Luz Paz');
    const edit = async (id: number, input: object) =>
      (
        await staff.graphql(
          `mutation ($id: Int!, $version: Int!, $input: UpdatePatientInput!) {
             updatePatient(id: $id, version: $version, input: $input) { name email } }`,
          { id, version: id === 1 ? 2 : 1, input },
        )
      ).body;
    await act('suppressPatient(patientId: 1)');
    const { patient } = (await staff.graphql('{ patient(id: 1) { phone email emergencyContact address } }'))
      .body.data;
    expect((await edit(1, { ...patient, name: 'Rosa Vega' })).data.updatePatient).toEqual({
      name: 'Rosa Vega',
      email: '(suprimido)',
    });
    expect((await edit(2, { email: '(suprimido)' })).errors[0].extensions.fields).toEqual({
      email: ['Escriba un correo válido, por ejemplo nombre@correo.cl.'],
    });
  });

  it('offers deleting records after the 15 years, and does it only on request', async () => {
    await addRecord('2009-03-01');
    await addRecord('2011-11-17');
    const { expiredPatients } = (
      await staff.graphql('{ expiredPatients { id name recordCount lastEntryOn } }')
    ).body.data;
    expect(expiredPatients).toEqual([
      { id: 1, name: 'Rosa Soto', recordCount: 2, lastEntryOn: '2011-11-17' },
    ]);
    expect((await act('deleteExpiredRecords(patientId: 1)')).data.result.kind).toBe('RECORDS_DELETED');
    expect(await rows('select id from patient union all select id from clinical_record')).toEqual([]);
    expect(await rows('select kind from suppression')).toEqual([{ kind: 'RECORDS_DELETED' }]);
  });
});

describe('Suppression in the database', () => {
  const refusal = async (...statements: string[]) => {
    const client = await product.database.connect();
    try {
      await client.query('begin');
      for (const statement of statements) await client.query(statement);
      return undefined;
    } catch (error) {
      return (error as { constraint?: string }).constraint;
    } finally {
      await client.query('rollback');
      client.release();
    }
  };
  const ALLOW = `select set_config('huella.expired_patient', '1', true)`;
  const DELETE = [
    'delete from clinical_record_version',
    'delete from used_supply',
    'delete from clinical_record',
  ];

  it('allows deleting expired records only for the named patient, and never others', async () => {
    await addRecord('2005-01-01');
    expect(await refusal(...DELETE)).toBe('clinical_record_is_kept');
    expect(await refusal(`select set_config('huella.expired_patient', '2', true)`, ...DELETE)).toBe(
      'clinical_record_is_kept',
    );
    expect(await refusal(ALLOW, `update clinical_record_version set procedure = 'y'`)).toBe(
      'clinical_record_is_kept',
    );
    expect(await refusal(ALLOW, ...DELETE)).toBeUndefined();
    await addRecord('2020-01-01');
    expect(await refusal(ALLOW, ...DELETE)).toBe('clinical_record_is_kept');
  });

  it('keeps the log of suppressions in the database', async () => {
    await act('suppressPatient(patientId: 1)');
    expect(await refusal('delete from suppression')).toBe('suppression_is_kept');
  });
});
