import { OWN_AGENDA_MESSAGES } from '#domain/access/own-agenda.es.js';
import { NO_SIGNER } from '#domain/records/certificates/certificate.es.js';
import { EMPTY_EXAM } from '#domain/records/foot/exam-edits.js';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addPatient, madeUpRut } from '../../product/builders.js';
import type { TestClient } from '../../product/test-client.js';
import { useSharedProduct } from '../../product/use-product.js';
import { addOwnProfessional, logInLimited, OTHERS, OWN } from './own-clinic.js';

/** Olga comes to both professionals, for the same service. */
const product = useSharedProduct({
  empty:
    'patient, appointment, clinical_record, certificate, supply, foot_control, outdated_foot_control, audit_entry',
});
const { staff } = product;
const DAY = '2026-11-20';
let ana: TestClient;
let olga: number;
/** The visit to the other professional. */
let visit: number;

const rows = async (text: string, values: unknown[] = []) =>
  (await product.database.query(text, values)).rows;

beforeAll(async () => {
  await addOwnProfessional(product.database);
  await rows(
    `update professional set title = 'Podóloga', rut = ('{${madeUpRut(8)},${madeUpRut(9)}}'::text[])[position],
            registry_number = '99', registry_authority = 'Seremi', address = 'Calle 1'
     where id in (${OTHERS}, ${OWN})`,
  );
  await rows(`update clinic_settings set name = 'Clínica Sur', address = 'x', city = 'Temuco', phone = '1'`);
  ana = await logInLimited(product);
});

const book = async (professional: number, hora: string): Promise<number> => {
  const made = { paciente: olga, fecha: DAY, hora, tratamiento: 'x', profesional: professional };
  return (await staff.post('/api/citas/crear_cita_admin/', made)).body.id;
};
beforeEach(async () => {
  await addPatient(product.database, 1, 'Olga Propia');
  [{ id: olga }] = await rows('select id from patient');
  await book(OWN, '12:00');
  visit = await book(OTHERS, '17:00');
});

const run = async (client: TestClient, document: string) => (await client.graphql(document)).body;
/** @returns the record's id. */
const record = async (client: TestClient, more = ''): Promise<number> => {
  const input = `patientId: ${olga}, date: "2026-11-18", careDescription: "a", procedure: "b", instructions: "c" ${more}`;
  const made = await run(client, `mutation { createClinicalRecord(input: { ${input} }) { id } }`);
  return made.data.createClinicalRecord.id;
};
const ofOther = () => record(staff, `appointmentId: ${visit}, professionalId: ${OTHERS}`);
const edit = (id: number, input = 'instructions: "d"', version = 1) =>
  run(
    ana,
    `mutation { updateClinicalRecord(id: ${id}, version: ${version}, input: { ${input} }) { version } }`,
  );
const attendants = async () =>
  (await rows('select professional_id as "attendant", version from clinical_record')).map(
    ({ attendant, version }) => [attendant, version],
  );

describe('A record of a shared patient', () => {
  it('reads a record by another professional, and does not change it', async () => {
    const id = await ofOther();
    const path = `/api/pacientes/fichas/${id}/`;
    expect((await ana.get(path)).status).toBe(200);
    expect((await edit(id)).errors[0]).toMatchObject({
      message: OWN_AGENDA_MESSAGES.recordOfOthers,
      extensions: { code: 'FORBIDDEN' },
    });
    expect((await ana.send('PUT', path, { indicaciones: 'd' })).status).toBe(403);
    expect(await attendants()).toEqual([[OTHERS, 1]]);
  });

  it('keeps the attendant of an edited record that the limited person does not see', async () => {
    const id = await record(ana);
    expect((await edit(id)).errors).toBeUndefined();
    expect(await attendants()).toEqual([[OWN, 2]]);
    await rows('update clinical_record set professional_id = $1', [OTHERS]);
    expect((await edit(id, 'instructions: "e", professionalId: null', 2)).errors).toBeUndefined();
    expect(await attendants()).toEqual([[OTHERS, 3]]);
  });

  it('lets only the attendant certify a record', async () => {
    const issue = async (recordId: number) => {
      const input = `recordId: ${recordId}, kind: GENERAL, issueDate: "2026-11-18"`;
      const { data, errors } = await run(
        ana,
        `mutation { issueCertificate(input: { ${input} }) { signer { name } } }`,
      );
      return data?.issueCertificate.signer.name ?? errors[0].extensions.fields;
    };
    expect(await issue(await ofOther())).toEqual({ recordId: [OWN_AGENDA_MESSAGES.signedByOthers] });
    const own = await record(ana);
    expect(await issue(own)).toBe('Ana Propia');
    await rows('update clinical_record set professional_id = null where id = $1', [own]);
    expect(await issue(own)).toEqual({ recordId: [NO_SIGNER] });
    expect((await rows("select signer ->> 'name' as name from certificate")).map(({ name }) => name)).toEqual(
      ['Ana Propia'],
    );
  });
});

it('offers a limited person the free hours of their own agenda, and visitors those of all agendas', async () => {
  const free = async (client: TestClient) => {
    const asked = await run(
      client,
      `{ availability(date: "${DAY}", serviceType: PODIATRY) { freeStarts takenStarts } }`,
    );
    const { body } = await client.get(`/api/citas/disponibles/?fecha=${DAY}`);
    const { freeStarts, takenStarts } = asked.data.availability;
    return [
      freeStarts.includes('12:00'),
      takenStarts.includes('12:00'),
      body.horas_disponibles.includes('12:00'),
    ];
  };
  expect(await free(ana)).toEqual([false, true, false]);
  expect(await free(product.client())).toEqual([true, false, true]);
  expect(await free(ana)).toEqual([false, true, false]);
});

it('hides the records of others in the movements of a stock', async () => {
  const made = await run(
    staff,
    'mutation { createSupply(input: { name: "Gasa", unit: "u", stock: 5, criticalStock: 0, unitValue: 1 }) { id } }',
  );
  const used = `usedSupplies: [{ supplyId: ${made.data.createSupply.id}, quantity: 1 }]`;
  await addPatient(product.database, 2, 'Rosa Ajena');
  const [{ id: rosa }] = await rows('select id from patient where rut = $1', [madeUpRut(2)]);
  const own = await record(ana, used);
  const input = `patientId: ${rosa}, date: "2026-11-18", careDescription: "a", procedure: "b", instructions: "c", ${used}`;
  await run(staff, `mutation { createClinicalRecord(input: { ${input} }) { id } }`);
  const asked = await run(
    ana,
    '{ supplies { movements(first: 5) { nodes { quantity reason clinicalRecordId patientName } } } }',
  );
  expect(asked.data.supplies[0].movements.nodes).toEqual([
    { quantity: -1, reason: '', clinicalRecordId: null, patientName: null },
    { quantity: -1, reason: `Ficha ${own}`, clinicalRecordId: own, patientName: 'Olga Propia' },
    expect.objectContaining({ quantity: 5, reason: 'Stock inicial' }),
  ]);
});

describe('Controls that an exam of another professional calls for', () => {
  it('counts for a limited person only the controls that are listed', async () => {
    const id = await ofOther();
    await rows(`update appointment set status = 'CANCELLED'; delete from appointment_slot`);
    await rows('delete from outdated_foot_control');
    await rows(
      `insert into foot_control (patient_id, reason, starts_on, due_on, clinical_record_id, visited_on, professional_id)
       values ($1, 'RISK', '2026-10-18', '2026-11-10', $2, '2026-08-18', $3)`,
      [olga, id, OTHERS],
    );
    const listed = async (client: TestClient) => {
      const { data } = await run(client, '{ controlsDue { totalCount nodes { patientName } } }');
      return [data.controlsDue.totalCount, data.controlsDue.nodes.length];
    };
    expect(await listed(staff)).toEqual([1, 1]);
    expect(await listed(ana)).toEqual([0, 0]);
  });

  it('calculates controls again when the limited person notes an alert', async () => {
    const id = await ofOther();
    await rows('update clinical_record set foot_exam = $2 where id = $1', [id, JSON.stringify(EMPTY_EXAM)]);
    await rows('delete from outdated_foot_control');
    await run(
      ana,
      `mutation { changePatientAlerts(patientId: ${olga}, changes: [{ kind: DIABETES, isNoted: true }]) { kind } }`,
    );
    expect(await rows('select distinct patient_id as id from outdated_foot_control')).toEqual([{ id: olga }]);
  });
});
