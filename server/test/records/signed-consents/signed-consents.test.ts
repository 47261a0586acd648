import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { madeUpRut } from '../../product/builders.js';
import { logInAsReception } from '../../product/people.js';
import { NOON } from '../../product/start-product.js';
import { ANSWER, STROKES, TREATMENT, useConsentClinic } from './consent-clinic.js';

const { product, staff, ask, ids, changeText, due, sign, answersOf } = useConsentClinic();

const REPRESENTED = {
  signer: 'REPRESENTATIVE',
  signerName: 'Marta Demo',
  signerRut: madeUpRut(7),
  signerRelation: 'Madre',
};

describe('Signing at the clinic', () => {
  it('stores who signed, when, the exact text with its digest and the signature, and does not ask again', async () => {
    const [text] = await due();
    expect(text.body).toBe(
      `Yo, Rosa Lillo (${'45.000.001-'}${madeUpRut(1).slice(-1)}), acepto ${TREATMENT} hoy, 18 de noviembre de 2026.`,
    );
    const digest = createHash('sha256').update(`${text.title}\n\n${text.body}`).digest('hex');
    expect(text.digest).toBe(digest);
    const { data } = await sign();
    expect(data).toMatchObject({
      kind: 'ACCEPTED',
      title: text.title,
      body: text.body,
      digest,
      signer: 'PATIENT',
      signerName: 'Rosa Lillo',
      strokes: STROKES,
      device: 'CLINIC',
      isInForce: true,
    });
    expect(await due()).toEqual([]);
    expect(await answersOf()).toEqual([data]);
    const { rows } = await product.database.query(
      `select count(*)::int as count from audit_entry where action = 'SIGNED_CONSENTS_READ'`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it.each([
    ['empty', [], 'Firme en el recuadro.'],
    ['a dot', [[5, 5]], 'Firme en el recuadro.'],
    ['outside the box', [Array(60).fill(2_000)], 'La firma no se puede leer. Bórrela y firme de nuevo.'],
    ['huge', [Array(10_002).fill(1)], 'La firma es demasiado larga. Bórrela y firme de nuevo.'],
  ])('refuses a signature that is %s', async (_what, strokes, sentence) => {
    expect((await sign({ strokes })).fields).toEqual({ strokes: [sentence] });
    expect(await answersOf()).toEqual([]);
  });

  it('takes a typed name in place of a drawing, but not both', async () => {
    expect((await sign({ typedName: 'Rosa' })).fields).toHaveProperty('typedName');
    expect((await sign({ strokes: null, typedName: 'R' })).fields).toHaveProperty('typedName');
    const { data } = await sign({ strokes: null, typedName: 'Rosa Lillo', answer: 'REJECTED' });
    expect(data).toMatchObject({
      kind: 'REJECTED',
      typedName: 'Rosa Lillo',
      strokes: null,
      isInForce: false,
    });
    // Rejected in this visit: it is not asked again.
    expect(await due()).toEqual([]);
  });

  it('asks a patient without a birth date for their age before they sign', async () => {
    await product.database.query('update patient set birth_date = null');
    expect((await due())[0]).toMatchObject({ asksAge: true, needsRepresentative: false });
    const unknown = expect.stringMatching(/^Falta la fecha de nacimiento: pregunte si el paciente es mayor/);
    for (const isOfAge of [undefined, false])
      expect((await sign({ isOfAge })).fields).toEqual({ signer: [unknown] });
    const { body } = await staff.post('/api/consentimientos/', {
      ...{ paciente: 1, texto_id: ids.textId, cita: ids.appointmentId, respuesta: 'acepta' },
      ...{ sha256: (await due())[0].digest, nombre_escrito: 'Rosa Lillo', mayor_de_edad: false },
    });
    expect(body).toEqual({ firma: [unknown] });
    expect(await answersOf()).toEqual([]);
    const child = { patientId: 2, appointmentId: null };
    expect((await sign({ ...child, ...REPRESENTED })).data).toMatchObject({ signer: 'REPRESENTATIVE' });
    expect((await sign({ isOfAge: true })).data).toMatchObject({ kind: 'ACCEPTED', signer: 'PATIENT' });
  });

  it('wants a complete representative for a minor', async () => {
    const child = { patientId: 2, appointmentId: null };
    expect((await sign(child)).fields).toEqual({
      signer: ['El paciente es menor de edad: firma su representante.'],
    });
    expect(Object.keys((await sign({ ...child, signer: 'REPRESENTATIVE' })).fields ?? {})).toHaveLength(3);
    const { data } = await sign({ ...child, ...REPRESENTED });
    expect(data).toMatchObject({
      signer: 'REPRESENTATIVE',
      signerName: 'Marta Demo',
      signerRelation: 'Madre',
    });
  });

  it('takes no signature of a text that reads differently by now, and asks again for a new version', async () => {
    const [{ digest }] = await due();
    await changeText(1, { body: 'Otro texto, {paciente}.' });
    const { failure, code } = await sign({ patientId: 1, digest });
    expect([code, failure?.message]).toEqual([
      'STALE',
      'El texto cambió mientras lo leía. Léalo de nuevo antes de firmar.',
    ]);
    await sign();
    expect(await due()).toEqual([]);
    await changeText(2, { body: 'Y otro más.' });
    expect(await due()).toMatchObject([{ textId: ids.textId, textVersion: 3 }]);
  });

  it('asks again once a consent is too old or withdrawn, and keeps it either way', async () => {
    await changeText(1, { validMonths: 1 });
    const { data } = await sign();
    const withdraw = (reason: string) =>
      ask(
        `mutation ($reason: String!) { withdrawSignedConsent(id: ${data.id}, reason: $reason) { ${ANSWER} } }`,
        {
          reason,
        },
      );
    expect((await withdraw(' ')).fields).toHaveProperty('reason');
    expect((await withdraw('Ya no quiere')).data).toMatchObject({
      kind: 'ACCEPTED',
      isInForce: false,
      withdrawalReason: 'Ya no quiere',
    });
    expect((await withdraw('Otra vez')).code).toBe('REQUEST_SETTLED');
    expect(await due()).toHaveLength(1);
    product.clock.instant = new Date('2026-10-17T15:00:00Z');
    await sign();
    expect(await due()).toEqual([]);
    product.clock.instant = NOON;
    expect(await due()).toHaveLength(1);
    expect(await answersOf()).toHaveLength(2);
  });

  it('withdraws a text with one withdrawal, however often and in whichever version it was accepted', async () => {
    await sign();
    await changeText(1, { body: 'Otro texto.' });
    const [{ digest }] = await due();
    await sign({ patientId: 1, digest });
    const { data } = await sign({ patientId: 1, digest });
    await sign({ patientId: 2, appointmentId: null, digest, ...REPRESENTED });
    await sign({ patientId: 1, digest, answer: 'REJECTED' });
    await ask(`mutation { withdrawSignedConsent(id: ${data.id}, reason: "Ya no quiere") { id } }`);
    const reasons = (patientId: number) =>
      answersOf(patientId).then((answers) =>
        answers.map((one: { kind: string; withdrawalReason: string }) => [one.kind, one.withdrawalReason]),
      );
    expect(await reasons(1)).toEqual([
      ['REJECTED', ''],
      ['ACCEPTED', 'Ya no quiere'],
      ['ACCEPTED', 'Ya no quiere'],
      ['ACCEPTED', 'Ya no quiere'],
    ]);
    expect(await reasons(2)).toEqual([['ACCEPTED', '']]);
  });

  it('logs each signature, omission and withdrawal as a read of that patient', async () => {
    const logged = async () => {
      const { rows } = await product.database.query(
        `select patient_ids::text as patients from audit_entry where action = 'SIGNED_CONSENTS_READ'`,
      );
      // Reads within ten minutes are one entry.
      await product.database.query(
        `set session_replication_role = replica; delete from audit_entry; reset session_replication_role`,
      );
      return rows;
    };
    const one = [{ patients: '{[1,2)}' }];
    await logged();
    const { data } = await sign();
    expect(await logged()).toEqual(one);
    await ask(`mutation { withdrawSignedConsent(id: ${data.id}, reason: "x") { id } }`);
    expect(await logged()).toEqual(one);
    await ask(
      `mutation { continueWithoutConsent(appointmentId: ${ids.appointmentId}, textId: ${ids.textId}, reason: "x") { id } }`,
    );
    expect(await logged()).toEqual(one);
    await answersOf();
    expect(await logged()).toEqual(one);
    expect(await logged()).toEqual([]);
  });

  it('lets a visit go on without a signature only for a reason, which is kept', async () => {
    const goOn = (reason: string) =>
      ask(
        `mutation ($reason: String!) {
           continueWithoutConsent(appointmentId: ${ids.appointmentId}, textId: ${ids.textId}, reason: $reason) { ${ANSWER} } }`,
        { reason },
      );
    expect((await goOn('')).fields).toHaveProperty('reason');
    expect((await goOn('Urgencia')).data).toMatchObject({
      kind: 'OMITTED',
      reason: 'Urgencia',
      signer: null,
    });
    expect(await due()).toEqual([]);
    expect((await goOn('Urgencia')).fields).toHaveProperty('textId');
  });

  it('stores a signature once if a request is repeated with its key', async () => {
    const [{ digest }] = await due();
    const body = {
      paciente: 1,
      texto_id: ids.textId,
      cita: ids.appointmentId,
      respuesta: 'acepta',
      sha256: digest,
      trazos: STROKES,
    };
    const key = { 'idempotency-key': 'firma-1' };
    const [first, second] = await Promise.all(
      [1, 2].map(() => staff.post('/api/consentimientos/', body, key)),
    );
    expect([first?.status, second?.body]).toEqual([201, first?.body]);
    expect(await answersOf()).toHaveLength(1);
    const faulty = await staff.post('/api/consentimientos/', { ...body, respuesta: 'quizás', trazos: 'x' });
    expect([faulty.status, Object.keys(faulty.body)]).toEqual([400, ['respuesta']]);
  });

  it('keeps what was signed: in the database, and when its patient is to be deleted', async () => {
    const { data } = await sign();
    const refusal = (statement: string) =>
      product.database.query(statement).then(
        () => undefined,
        (error: { constraint: string }) => error.constraint,
      );
    expect(await refusal('delete from consent_answer')).toBe('consent_answer_is_kept');
    expect(await refusal(`update consent_answer set kind = 'REJECTED'`)).toBe('consent_answer_is_kept');
    expect(await refusal('update consent_answer set withdrawn_at = now()')).toBe(
      'consent_answer_withdrawal_complete',
    );
    expect((await ask('mutation { deletePatient(id: 1) }')).code).toBe('PATIENT_HAS_RECORDS');
    expect((await ask('mutation { suppressPatient(patientId: 1) { kind } }')).data).toEqual({
      kind: 'REDUCED',
    });
    await ask(`mutation { deleteAppointment(id: ${ids.appointmentId}) }`);
    expect(await answersOf()).toMatchObject([{ id: data.id, appointmentId: null }]);
  });

  it('keeps the visit of a signed consent with its patient, except when a merge is undone', async () => {
    const merged = await ask(
      `mutation { mergePatients(
         input: { keptId: 2, keptVersion: 1, mergedId: 1, mergedVersion: 1, take: [BIRTH_DATE] }) { id } }`,
    );
    expect(merged.data).toEqual({ id: 2 });
    const [{ digest }] = await due();
    expect((await sign({ patientId: 2, digest })).data).toMatchObject({ appointmentId: ids.appointmentId });
    const moved = await ask(
      `mutation { updateAppointment(id: ${ids.appointmentId}, version: 1, input: { patientId: 1 }) { id } }`,
    );
    expect(moved.fields).toEqual({
      patient: ['Esta cita ya tiene fotos, documentos o consentimientos: su paciente no puede cambiar.'],
    });
    const { rows } = await product.database.query('select id from patient_merge order by id desc limit 1');
    expect((await ask(`mutation { undoPatientMerge(id: ${rows[0].id}) { id } }`)).data).toEqual({ id: 1 });
    expect(await answersOf(2)).toMatchObject([{ appointmentId: null }]);
  });

  it('deletes a signature with its patient once its 15 years are over, and not before', async () => {
    const remove = async () => {
      const { data, code } = await ask('mutation { deleteExpiredRecords(patientId: 1) { kind } }');
      return data?.kind ?? code;
    };
    await sign();
    expect(await remove()).toBe('PATIENT_HAS_RECORDS');
    await product.database.query(
      `set session_replication_role = replica; update consent_answer set answered_at = '2010-01-01';
       reset session_replication_role`,
    );
    expect(await remove()).toBe('RECORDS_DELETED');
    const { rows } = await product.database.query(
      'select id from patient where id = 1 union all select id from consent_answer',
    );
    expect(rows).toEqual([]);
  });

  it('prints it as PDF, and answers it as FHIR', async () => {
    const { data } = await sign();
    const pdf = await staff.get(`/api/consentimientos/pdf/${data.id}/`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(String(pdf.body).slice(0, 5)).toBe('%PDF-');
    const { body } = await staff.get('/fhir/Consent?patient=1');
    expect(body.entry).toHaveLength(1);
    expect(body.entry[0].resource).toMatchObject({
      resourceType: 'Consent',
      status: 'active',
      patient: { reference: 'Patient/1' },
      identifier: [{ value: data.digest }],
      provision: { type: 'permit' },
    });
    expect((await staff.get(`/fhir/Consent/${data.id}`)).body.sourceAttachment.title).toBe('Bracket');
    expect((await staff.get('/fhir/Consent?status=rejected')).body.entry).toBeUndefined();
  });
});

it('refuses in the database what is not a complete answer, link or text', async () => {
  const insert = (table: string, columns: Record<string, string>) =>
    product.database
      .query(
        `insert into ${table} (${Object.keys(columns).join()}) values (${Object.values(columns).join()})`,
      )
      .then(
        () => undefined,
        (error: { constraint: string }) => error.constraint,
      );
  const answer = (change: Record<string, string>) =>
    insert('consent_answer', {
      patient_id: '1',
      consent_text_id: String(ids.textId),
      text_version: '1',
      kind: `'ACCEPTED'`,
      title: `'T'`,
      body: `'B'`,
      digest: `encode(sha256(convert_to('T' || E'\\n\\n' || 'B', 'UTF8')), 'hex')`,
      signer: `'PATIENT'`,
      signer_name: `'R'`,
      typed_name: `'R'`,
      device: `'CLINIC'`,
      answered_at: 'now()',
      recorded_by: '1',
      ...change,
    });
  const link = (change: Record<string, string>) =>
    insert('consent_link', {
      token_hash: `sha256('x')`,
      patient_id: '1',
      consent_text_id: String(ids.textId),
      signer: `'PATIENT'`,
      created_at: 'now()',
      created_by: '1',
      expires_at: `now() + interval '60 minutes'`,
      ...change,
    });
  const refused = [
    await answer({ kind: `'MAYBE'` }),
    await answer({ digest: `'abc'` }),
    await answer({ signer: `'NURSE'` }),
    await answer({ device: `'FAX'` }),
    await answer({ typed_name: `''` }),
    await answer({ strokes: `'[]'`, typed_name: `''` }),
    await answer({ signer: `'REPRESENTATIVE'` }),
    await answer({ reason: `'x'` }),
    await answer({ withdrawn_at: 'now()' }),
    await answer({ text_version: '9' }),
    await link({ expires_at: `now() + interval '2 hours'` }),
    await link({ token_hash: `'x'` }),
    await link({ used_at: 'now()' }),
    await insert('consent_text', { valid_months: '61' }),
  ];
  expect(refused).toEqual([
    'consent_answer_kind_known',
    'consent_answer_digest_is_of_its_text',
    'consent_answer_signer_known',
    'consent_answer_device_known',
    'consent_answer_signed_complete',
    'consent_answer_strokes_size',
    'consent_answer_representative_complete',
    'consent_answer_reason_if_omitted',
    'consent_answer_withdrawal_complete',
    'consent_answer_text_fkey',
    'consent_link_lasts_an_hour',
    'consent_link_token_hash_length',
    'consent_link_use_complete',
    'consent_text_valid_months_range',
  ]);
  expect(await answer({})).toBeUndefined();
  await expect(product.database.query('truncate consent_answer cascade')).rejects.toMatchObject({
    constraint: 'consent_answer_is_not_truncated',
  });
});

it('refuses reception all that is signed, and shows it the texts', async () => {
  const { data } = await sign();
  const reception = await logInAsReception(product);
  const codes = await Promise.all(
    [
      '{ signedConsents(patientId: 1) { id } }',
      `{ signedConsent(id: ${data.id}) { id } }`,
      `{ consentsOfVisit(appointmentId: ${ids.appointmentId}) { textId } }`,
      `mutation { withdrawSignedConsent(id: ${data.id}, reason: "x") { id } }`,
    ].map(async (query) => (await ask(query, {}, reception)).code),
  );
  expect(new Set(codes)).toEqual(new Set(['FORBIDDEN']));
  const paths = [
    '/api/consentimientos/?paciente=1',
    `/api/consentimientos/${data.id}/`,
    `/api/consentimientos/pdf/${data.id}/`,
    '/fhir/Consent',
  ];
  expect(await Promise.all(paths.map(async (path) => (await reception.get(path)).status))).toEqual([
    403, 403, 403, 403,
  ]);
  expect((await ask('{ consentTexts { id } }', {}, reception)).data).toHaveLength(1);
});
