import { beforeEach, expect, it } from '@jest/globals';
import { addPatient } from '../../product/builders.js';
import { NOON } from '../../product/start-product.js';
import { useSharedProduct } from '../../product/use-product.js';
import { EMPTIED, PDF, photoClient } from '../../records/photos/photo-client.js';

const product = useSharedProduct({ empty: `${EMPTIED}, consent_answer, consent_text, patient_alert` });
const { staff } = product;
const { upload } = photoClient(product);

const act = async (mutation: string) => {
  const { body } = await staff.graphql(`mutation { result: ${mutation} }`);
  expect(body.errors).toBeUndefined();
  return body.data.result;
};
const later = () => {
  product.clock.instant = new Date(product.clock.instant.getTime() + 60_000);
};

beforeEach(async () => {
  product.clock.instant = NOON;
  await addPatient(product.database, 1, 'Rosa Soto');
  await addPatient(product.database, 2, 'Rosa Soto');
});

/** Gives the patient who will be merged resources of each type. @returns their addresses. */
async function addresses(): Promise<string[]> {
  await act(
    `changePatientAlerts(patientId: 2, changes: [{kind: DIABETES, isNoted: true}, {kind: EARLIER_ULCER, isNoted: true}]) { kind }`,
  );
  const { id: textId } = await act(`createConsentText(input: {title: "Bracket", body: "Acepto."}) { id }`);
  const { body } = await staff.graphql(
    `{ consentToSign(input: {patientId: 2, textId: ${textId}}) { digest } }`,
  );
  const { digest } = body.data.consentToSign;
  await act(
    `signConsent(input: {patientId: 2, textId: ${textId}, answer: ACCEPTED, digest: "${digest}", typedName: "Rosa Soto", isOfAge: true}) { id }`,
  );
  await upload(PDF, 'paciente=2');
  await act(
    `createClinicalRecord(input: {patientId: 2, date: "2026-11-18", careDescription: "a", procedure: "b", instructions: "c"}) { id }`,
  );
  const found: string[] = [];
  for (const type of ['Encounter', 'Condition', 'Observation', 'Consent', 'DocumentReference']) {
    const { entry } = (await staff.get(`/fhir/${type}?patient=2`)).body;
    for (const { resource } of entry) found.push(`/fhir/${type}/${resource.id}`);
  }
  return found;
}

it('returns a resource again, with a later time, after each merge of its patient and each undoing', async () => {
  const known = new Map((await addresses()).map((address) => [address, { etag: '', time: '' }]));
  expect(known.size).toBe(9);
  const unchanged: string[] = [];
  const look = async (when: string) => {
    for (const [address, { etag, time }] of known) {
      const { status, headers, body } = await staff.get(address, { 'if-none-match': etag });
      const lastUpdated: string = body?.meta?.lastUpdated ?? '';
      if (status !== 200 || lastUpdated <= time)
        unchanged.push(`${when}: ${address} ${status} ${lastUpdated}`);
      else known.set(address, { etag: headers.get('etag') ?? '', time: lastUpdated });
    }
    later();
  };
  await look('before');
  for (const time of ['first', 'second']) {
    const { body } = await staff.graphql('{ patients { nodes { id version } } }');
    const version = (id: number) =>
      body.data.patients.nodes.find((one: { id: number }) => one.id === id).version;
    await act(
      `mergePatients(input: {keptId: 1, keptVersion: ${version(1)}, mergedId: 2, mergedVersion: ${version(2)}, take: []}) { id }`,
    );
    await look(`${time} merge`);
    const { rows } = await product.database.query('select max(id) as id from patient_merge');
    await act(`undoPatientMerge(id: ${rows[0].id}) { id }`);
    await look(`${time} undoing`);
  }
  expect(unchanged).toEqual([]);
});

it('returns a photo again each time that the record of its visit is written', async () => {
  const appointment = await act(
    `createAppointment(input: {patientId: 1, date: "2026-11-18", time: "15:00", treatment: "Láser", serviceType: PODIATRY}) { id }`,
  );
  const { body: photo } = await upload(PDF, `paciente=1&cita=${appointment.id}`);
  const address = `/fhir/DocumentReference/${photo.id}`;
  const etags: Array<string | null> = [];
  const look = async () => {
    etags.push((await staff.get(address)).headers.get('etag'));
    later();
  };
  await look();
  const record = await act(
    `createClinicalRecord(input: {patientId: 1, appointmentId: ${appointment.id}, date: "2026-11-18", careDescription: "a", procedure: "b", instructions: "c"}) { id }`,
  );
  await look();
  await staff.send('PUT', `/api/pacientes/fichas/${record.id}/`, { procedimiento: 'd' });
  await look();
  expect(new Set(etags).size).toBe(3);
});
