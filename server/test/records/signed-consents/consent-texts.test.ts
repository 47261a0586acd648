import { describe, expect, it } from '@jest/globals';
import { madeUpRut } from '../../product/builders.js';
import { BODY, TREATMENT, useConsentClinic } from './consent-clinic.js';

const { product, staff, ask, ids, writeText, changeText, due, sign, answersOf } = useConsentClinic();

describe('Consent texts', () => {
  it('refuses what cannot be filled in, by name, and an unknown treatment', async () => {
    const faulty = await writeText({ body: 'Yo, {paciente}, con {diagnostico} y {', treatmentIds: [999] });
    expect(faulty.fields).toEqual({
      body: [
        'No se puede completar {diagnostico} y {. Entre llaves puede escribir {paciente}, {rut}, {tratamiento}, {profesional}, {clinica} y {fecha}.',
      ],
    });
    expect((await writeText({ treatmentIds: [999] })).fields).toEqual({ treatmentIds: [expect.any(String)] });
    const wrong = await writeText({ title: ' ', body: '', validMonths: 61 });
    expect(Object.keys(wrong.fields ?? {}).toSorted()).toEqual(['body', 'title', 'validMonths']);
  });

  it('counts a version for new words only, keeps all versions, and two editors do not overwrite each other', async () => {
    expect((await changeText(1, { validMonths: 6 })).data).toMatchObject({ textVersion: 1, version: 2 });
    expect((await changeText(2, { body: 'Acepto.' })).data).toMatchObject({ textVersion: 2, version: 3 });
    expect((await changeText(2)).code).toBe('STALE');
    const { data } = await ask(`{ consentTextVersions(id: ${ids.textId}) { version body writtenByName } }`);
    expect(data).toMatchObject([
      { version: 2, body: 'Acepto.' },
      { version: 1, body: BODY },
    ]);
    await expect(product.database.query(`update consent_text_version set body = 'x'`)).rejects.toMatchObject({
      constraint: 'consent_text_version_is_kept',
    });
  });

  it('names another document in the text of a patient without a RUT, or says that none was given', async () => {
    const bodyOf = async () => (await due())[0].body;
    await product.database.query('update patient set provisional_rut = true where id = 1');
    await changeText(1, { body: 'Yo, {paciente}, RUT {rut}, acepto.' });
    expect(await bodyOf()).toBe('Yo, Rosa Lillo, RUT no informado, acepto.');
    await product.database.query(
      `insert into patient_identifier (patient_id, kind, country, value) values (1, 'PASSPORT', 'PE', 'AB123456')`,
    );
    expect(await bodyOf()).toBe('Yo, Rosa Lillo, RUT Pasaporte AB123456 (Perú), acepto.');
  });

  it('reads and writes texts by REST', async () => {
    const made = await staff.post('/api/consentimientos/textos/', {
      titulo: 'Ortonixia',
      texto: 'Acepto, {paciente}.',
      tratamientos: [ids.treatmentId],
      meses_vigencia: 12,
    });
    expect([made.status, made.body.version_texto, made.body.tratamientos]).toEqual([
      201,
      1,
      [{ id: ids.treatmentId, nombre: TREATMENT }],
    ]);
    const refused = await staff.send('PUT', `/api/consentimientos/textos/${made.body.id}/`, {
      titulo: 'x',
      texto: '{x}',
    });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['texto']]);
    const changed = await staff.send('PUT', `/api/consentimientos/textos/${made.body.id}/`, {
      titulo: 'Ortonixia',
      texto: 'Otro.',
      archivado: true,
    });
    expect(changed.body).toMatchObject({ version_texto: 2, archivado: true, meses_vigencia: null });
    expect((await staff.get('/api/consentimientos/textos/')).body).toHaveLength(2);
  });
});

it('ends what was accepted with a later refusal, asks again at the next visit, and says so in FHIR', async () => {
  const [{ digest }] = await due();
  const { data: accepted } = await sign();
  const states = async () =>
    (await answersOf()).map(({ kind, isInForce }: { kind: string; isInForce: boolean }) => [kind, isInForce]);
  const inFhir = async () => {
    const { body } = await staff.get(`/fhir/Consent/${accepted.id}`);
    const { body: active } = await staff.get('/fhir/Consent?patient=1&status=active');
    return [body.status, body.meta.versionId, body.meta.lastUpdated, active.entry?.length ?? 0];
  };
  const now = product.clock.instant;
  expect(await inFhir()).toEqual(['active', '1', now.toISOString(), 1]);
  product.clock.instant = new Date(now.getTime() + 60_000);
  await sign({ patientId: 1, digest, answer: 'REJECTED' });
  expect(await states()).toEqual([
    ['REJECTED', false],
    ['ACCEPTED', false],
  ]);
  expect(await inFhir()).toEqual(['inactive', '2', product.clock.instant.toISOString(), 0]);
  // Refused in this visit: asked at another one.
  expect(await due()).toEqual([]);
  const { body: next } = await staff.post('/api/citas/crear_cita_admin/', {
    ...{ paciente: 1, fecha: '2026-11-25', hora: '12:00', tratamiento: TREATMENT },
  });
  const { data: asked } = await ask(`{ consentsOfVisit(appointmentId: ${next.id}) { textId } }`);
  expect(asked).toEqual([{ textId: ids.textId }]);
  await sign({ patientId: 1, digest, appointmentId: next.id });
  expect(await states()).toEqual([
    ['ACCEPTED', true],
    ['REJECTED', false],
    ['ACCEPTED', false],
  ]);
});

it('says in FHIR that a consent ended, and when, as soon as it no longer holds', async () => {
  const { data: version } = await changeText(1, { validMonths: 6 });
  const { data: signed } = await sign();
  const shown = async () => {
    const { body } = await staff.get(`/fhir/Consent/${signed.id}`);
    const { body: active } = await staff.get('/fhir/Consent?patient=1&status=active');
    const { body: changed } = await staff.get(
      `/fhir/Consent?patient=1&_lastUpdated=${body.meta.lastUpdated}`,
    );
    const [answer] = await answersOf();
    return {
      status: body.status,
      ...body.meta,
      end: body.provision.period.end,
      isListed: active.entry?.length === 1,
      isInForce: answer.isInForce,
      isFoundByTime: changed.entry?.length === 1,
    };
  };
  await product.database.query(
    `set session_replication_role = replica;
     update consent_answer set answered_at = '2026-05-18T15:00:00Z'; reset session_replication_role`,
  );
  const holds = {
    ...{ status: 'active', versionId: '1', lastUpdated: '2026-05-18T15:00:00.000Z', end: '2026-11-18' },
    ...{ isListed: true, isInForce: true, isFoundByTime: true },
  };
  expect(await shown()).toEqual(holds);
  product.clock.instant = new Date('2026-11-19T02:59:59Z');
  expect(await shown()).toEqual(holds);
  product.clock.instant = new Date('2026-11-19T03:00:00Z');
  expect(await shown()).toEqual({
    ...{ status: 'inactive', versionId: '2', lastUpdated: '2026-11-19T03:00:00.000Z', end: '2026-11-18' },
    ...{ isListed: false, isInForce: false, isFoundByTime: true },
  });
  // A new version of the text asks for another signature.
  await changeText(version.version, { validMonths: null, body: 'Otro texto, {paciente}.' });
  expect(await shown()).toMatchObject({ status: 'inactive', end: product.clock.instant.toISOString() });
});

it('applies a withdrawal in one of two merged files to earlier acceptances in the other', async () => {
  const { data: accepted } = await sign();
  const later = (minutes: number) => {
    product.clock.instant = new Date(product.clock.instant.getTime() + minutes * 60_000);
  };
  later(1);
  const { data: other } = await sign({
    ...{ patientId: 2, appointmentId: null, signer: 'REPRESENTATIVE' },
    ...{ signerName: 'Marta Demo', signerRut: madeUpRut(7), signerRelation: 'Madre' },
  });
  later(1);
  const withdrawn = await ask(
    `mutation { withdrawSignedConsent(id: ${other.id}, reason: "Ya no quiere") { id isInForce } }`,
  );
  expect(withdrawn.data).toEqual({ id: other.id, isInForce: false });
  const withdrawnAt = product.clock.instant.toISOString();
  const isInForce = async () =>
    (await answersOf()).find(({ id }: { id: number }) => id === accepted.id).isInForce;
  expect(await isInForce()).toBe(true);
  await ask(
    'mutation { mergePatients(input: { keptId: 1, keptVersion: 1, mergedId: 2, mergedVersion: 1, take: [] }) { id } }',
  );
  expect(await isInForce()).toBe(false);
  expect((await staff.get(`/fhir/Consent/${accepted.id}`)).body).toMatchObject({
    status: 'inactive',
    provision: { period: { end: withdrawnAt } },
  });
});
