import { describe, expect, it } from '@jest/globals';
import { BODY, TREATMENT, useConsentClinic } from './consent-clinic.js';

const { product, staff, ask, ids, writeText, changeText } = useConsentClinic();

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
