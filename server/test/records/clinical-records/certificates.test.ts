import { beforeEach, describe, expect, it } from '@jest/globals';
import { formatRut } from '#domain/rut.js';
import { addClinicalRecord, addPatient, madeUpRut } from '../../product/builders.js';
import { logInAsReception } from '../../product/people.js';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct({
  empty: 'clinical_record, appointment, patient, patient_merge, audit_entry',
});
const { staff } = product;
const rows = async (text: string) => (await product.database.query(text)).rows;

/** A record of 1 November, about Rosa. */
beforeEach(async () => {
  await addPatient(product.database, 1, 'Rosa Lillo');
  await addPatient(product.database, 2, 'Rosa Lilo');
  await addClinicalRecord(product.database, 1);
  await rows(
    `update professional
     set name = 'Ana Soto', title = 'Podóloga', rut = '${madeUpRut(9)}', registry_number = '99', address = 'Calle 1'
     where id = 1;
     update clinic_settings set name = 'Clínica Sur', address = 'Calle Dos 45', city = 'Concepción', phone = '1'`,
  );
});

const WORDS = `id kind issueDate attendedOn reason instructions restDays patient { name rut sex } signer { name rut address }
  clinic { name address city } issuedBy`;
const INPUT = {
  recordId: 1,
  kind: 'WORK',
  issueDate: '2026-11-18',
  reason: ' Onicocriptosis ',
  instructions: '',
  restDays: 3,
};
const ask = async (query: string, variables: object = {}, client = staff) => {
  const { body } = await client.graphql(query, variables);
  return body.errors ? body.errors[0] : Object.values(body.data)[0];
};
const issue = (changes: object = {}, client = staff) =>
  ask(
    `mutation ($input: IssueCertificateInput!) { issueCertificate(input: $input) { ${WORDS} } }`,
    { input: { ...INPUT, ...changes } },
    client,
  );
const read = (id = 1, client = staff) =>
  ask(`query ($id: Int!) { certificate(id: $id) { ${WORDS} } }`, { id }, client);
const timelineOf = async (patientId: number) =>
  (
    await ask(
      `query ($p: Int!) { patientTimeline(patientId: $p, first: 20, kinds: [CERTIFICATE]) { nodes { kind certificate { id reason } } } }`,
      { p: patientId },
    )
  ).nodes;
const accesses = async () =>
  (await rows(`select from audit_entry where action = 'CERTIFICATES_READ'`)).length;

describe('Certificate', () => {
  it('stores a certificate as printed, and reads it unchanged whatever has changed since', async () => {
    const issued = await issue();
    expect(issued).toMatchObject({
      id: 1,
      kind: 'WORK',
      issueDate: '2026-11-18',
      attendedOn: '2026-11-01',
      reason: 'Onicocriptosis',
      instructions: '',
      restDays: 3,
      patient: { name: 'Rosa Lillo', rut: formatRut(madeUpRut(1)), sex: null },
      signer: { name: 'Ana Soto', rut: formatRut(madeUpRut(9)), address: 'Calle 1' },
      clinic: { name: 'Clínica Sur', address: 'Calle Dos 45', city: 'Concepción' },
    });
    await rows(
      `update patient set name = 'Otra', sex = 'FEMALE' where id = 1; update professional set name = 'Otra' where id = 1;
       update clinic_settings set city = 'Otra'; update clinical_record set date = '2026-10-01'`,
    );
    expect(await read()).toEqual(issued);
    expect((await issue()).patient).toMatchObject({ name: 'Otra', sex: 'FEMALE' });
    expect((await timelineOf(1)).map(({ certificate }: { certificate: object }) => certificate)).toEqual([
      { id: 2, reason: 'Onicocriptosis' },
      { id: 1, reason: 'Onicocriptosis' },
    ]);
    expect(await read(9)).toBeNull();
  });

  it('creates a certificate once for the same contents, even by concurrent requests, and again for others', async () => {
    const ids = (await Promise.all([issue(), issue(), issue()])).map(({ id }) => id);
    expect(ids).toEqual([1, 1, 1]);
    expect((await issue({ restDays: 0 })).id).toBe(2);
    expect((await issue({ restDays: null })).restDays).toBeNull();
    expect(await rows('select from certificate')).toHaveLength(2);
  });

  it('stores no certificate without a record, a real RUT and a complete signature', async () => {
    expect((await issue({ recordId: 7 })).extensions.code).toBe('NOT_FOUND');
    expect((await issue({ restDays: 366 })).extensions.fields).toHaveProperty('restDays');
    const refusal = async () => (await issue()).extensions.fields.recordId[0];
    await rows(`update professional set title = '' where id = 1; update clinic_settings set city = ''`);
    expect(await refusal()).toBe('Para firmar el certificado falta la ciudad de la clínica y su título.');
    await rows('update patient set provisional_rut = true where id = 1');
    expect(await refusal()).toContain('RUT de este paciente es provisional');
    expect(await rows('select from certificate')).toHaveLength(0);
  });

  it('treats a certificate as health data: logs each reading, and denies reception issuing and reading it', async () => {
    const reception = await logInAsReception(product);
    expect((await issue({}, reception)).extensions.code).toBe('FORBIDDEN');
    expect(await accesses()).toBe(0);
    await issue();
    expect((await read(1, reception)).extensions.code).toBe('FORBIDDEN');
    await rows(
      'alter table audit_entry disable trigger user; delete from audit_entry; alter table audit_entry enable trigger user',
    );
    await read();
    expect(await accesses()).toBe(1);
  });

  it('moves a certificate with its record through a merge and back, even if it was issued in between', async () => {
    await issue();
    const merge = { keptId: 2, keptVersion: 1, mergedId: 1, mergedVersion: 1, take: [] };
    await ask('mutation ($input: MergePatientsInput!) { mergePatients(input: $input) { id } }', {
      input: merge,
    });
    await issue({ reason: 'Más tarde' });
    expect(await timelineOf(2)).toHaveLength(2);
    await ask('mutation { undoPatientMerge(id: 1) { id } }');
    expect(await timelineOf(1)).toHaveLength(2);
    expect(await timelineOf(2)).toEqual([]);
  });

  it("keeps a certificate's record for 15 years, and deletes the certificate with it", async () => {
    await issue();
    await rows(`update clinical_record set date = '2009-03-01', written_at = '2009-03-01'`);
    const expired = async () => (await ask('{ expiredPatients { id } }')).length;
    const remove = () => ask('mutation { deleteExpiredRecords(patientId: 1) { kind } }');
    expect(await expired()).toBe(0);
    expect((await remove()).extensions.code).toBe('PATIENT_HAS_RECORDS');
    await rows(
      `alter table certificate disable trigger user; update certificate set issued_at = '2010-01-01';
       alter table certificate enable trigger user`,
    );
    expect(await expired()).toBe(1);
    expect(await remove()).toEqual({ kind: 'RECORDS_DELETED' });
    expect(await rows('select from certificate')).toHaveLength(0);
  });
});

describe('Letters', () => {
  const REFERRAL = {
    kind: 'REFERRAL',
    restDays: null,
    parts: [
      { part: 'WARNINGS', text: 'Diabetes' },
      { part: 'FINDINGS', text: ' Úlcera en talón ' },
      { part: 'AMOUNT', text: '$1' },
    ],
  };
  const PARTS = 'id kind parts { part text } answeredOn answer';
  const refer = (changes: object = {}) =>
    ask(`mutation ($input: IssueCertificateInput!) { issueCertificate(input: $input) { ${PARTS} } }`, {
      input: { ...INPUT, ...REFERRAL, ...changes },
    });
  const open = async (page = 'first: 5') =>
    ask(`{ openReferrals(${page}) { nodes { id patientId } endCursor hasNextPage } }`);
  const answer = (variables: object) =>
    ask(
      `mutation ($id: Int!, $answeredOn: LocalDate!, $answer: String) {
         answerReferral(id: $id, answeredOn: $answeredOn, answer: $answer) { ${PARTS} } }`,
      variables,
    );

  it('stores the parts of a letter’s kind, in order, and each once', async () => {
    const issued = await refer();
    expect(issued).toMatchObject({
      kind: 'REFERRAL',
      parts: [
        { part: 'FINDINGS', text: 'Úlcera en talón' },
        { part: 'WARNINGS', text: 'Diabetes' },
      ],
      answeredOn: null,
      answer: null,
    });
    expect((await refer()).id).toBe(issued.id);
    const without = await refer({ kind: 'REIMBURSEMENT', parts: [{ part: 'TREATMENT', text: 'Podología' }] });
    expect(without.extensions.fields).toEqual({ parts: ['Falta «Monto pagado» y «Orden médica».'] });
    const blank = await refer({ parts: [{ part: 'FINDINGS', text: ' ' }] });
    expect(blank.extensions.code).toBe('INVALID_INPUT');
    expect(await rows('select from certificate')).toHaveLength(1);
  });

  it('keeps the map of a report as it was issued, and makes another of a changed exam', async () => {
    const examine = async (hallazgo: string, minute: number) => {
      product.clock.instant = new Date(`2026-11-18T15:${minute}:00Z`);
      const nail = { lado: 'derecho', ortejo: 1, hallazgo, examinado: '2026-11-01' };
      const { status } = await staff.send('PUT', '/api/pacientes/fichas/1/', {
        examen_pie: { unas: [nail] },
      });
      expect(status).toBe(200);
    };
    const MAP = 'id footExam { nails { finding } }';
    const report = (kind = 'PODIATRY_REPORT') =>
      ask(`mutation ($input: IssueCertificateInput!) { issueCertificate(input: $input) { ${MAP} } }`, {
        input: { ...INPUT, restDays: null, kind, parts: [{ part: 'FINDINGS', text: 'Vea el mapa' }] },
      });
    await examine('Hematoma', 10);
    const issued = await report();
    expect(issued.footExam).toEqual({ nails: [{ finding: 'HAEMATOMA' }] });
    expect(await report()).toEqual(issued);
    expect((await report('REFERRAL')).footExam).toBeNull();
    await examine('Distrofia', 20);
    expect(await ask(`{ certificate(id: ${issued.id}) { ${MAP} } }`)).toEqual(issued);
    const other = await report();
    expect(other.footExam).toEqual({ nails: [{ finding: 'DYSTROPHY' }] });
    expect(other.id).not.toBe(issued.id);
  });

  it('lists a referral until it is answered, once and for good', async () => {
    const { id } = await refer();
    const second = await refer({ issueDate: '2026-11-19' });
    await refer({ kind: 'PODIATRY_REPORT' });
    const before = await accesses();
    const first = await open('first: 1');
    expect(first).toMatchObject({ nodes: [{ id, patientId: 1 }], hasNextPage: true });
    expect(await accesses()).toBe(before);
    expect((await open(`first: 1, after: "${first.endCursor}"`)).nodes).toEqual([
      { id: second.id, patientId: 1 },
    ]);
    expect((await answer({ id, answeredOn: '2099-01-01' })).extensions.fields).toHaveProperty('answeredOn');
    const answered = { id, answeredOn: '2026-11-18', answer: 'Control en un mes' };
    const both = await Promise.all([answer(answered), answer(answered)]);
    expect(both.filter((one) => one.answeredOn === '2026-11-18')).toHaveLength(1);
    expect((await open()).nodes).toEqual([{ id: second.id, patientId: 1 }]);
    expect((await answer({ id: second.id + 1, answeredOn: '2026-11-18' })).extensions.fields).toEqual({
      id: ['Ese documento no es una derivación.'],
    });
    expect((await answer({ id: 999, answeredOn: '2026-11-18' })).extensions.code).toBe('NOT_FOUND');
  });

  describe('with photos or an order', () => {
    const CARRIED = `${PARTS} photos { photoId kind takenOn side toe address }`;
    const send = (input: object) =>
      ask(`mutation ($input: IssueCertificateInput!) { issueCertificate(input: $input) { ${CARRIED} } }`, {
        input: { ...INPUT, ...REFERRAL, ...input },
      });
    const reread = (id: number) => ask(`query ($id: Int!) { certificate(id: $id) { ${CARRIED} } }`, { id });
    const reimburse = (photoIds?: number[]) =>
      send({
        kind: 'REIMBURSEMENT',
        photoIds,
        parts: ['TREATMENT', 'AMOUNT', 'MEDICAL_ORDER'].map((part) => ({ part, text: 'x' })),
      });
    const change = (id: number, path: string, body: object) =>
      staff.post(`/api/pacientes/fotos/${id}/${path}/`, body);

    /** Two photos and a document of Rosa's, and a photo of another patient. */
    beforeEach(() =>
      rows(
        `with added as (
           insert into photo (id, patient_id, kind, purpose, side, toe, taken_on, note, width, height, size, hash, small_hash,
                              token, added_at, added_by)
           select n, case n when 4 then 2 else 1 end, case n when 3 then 'DOCUMENT' else 'PHOTO' end, 'CLINICAL', 'RIGHT', 1,
                  '2026-11-01', '', nullif(9, n * 3), nullif(9, n * 3), 5, encode(sha256('w'), 'hex'),
                  nullif(encode(sha256('s'), 'hex'), repeat(encode(sha256('s'), 'hex'), (n = 3)::int)), md5(n::text), now(), 1
           from generate_series(1, 4) n returning id, kind),
         agreed as (
           insert into consent (patient_id, kind, text_version, given_at, recorded_by) values (2, 'PHOTOS', 1, now(), 1))
         insert into photo_file select id, 'WHOLE', 'w'::bytea from added
         union all select id, 'SMALL', 's' from added where kind = 'PHOTO'`,
      ),
    );

    it('keeps the files of a letter in order, and hides those withdrawn or moved since', async () => {
      const sent = await send({ photoIds: [2, 1, 2] });
      expect(sent.photos).toMatchObject([
        { photoId: 2, kind: 'PHOTO', takenOn: '2026-11-01', side: 'RIGHT', toe: 1 },
        {
          photoId: 1,
          address: expect.stringMatching(/^\/api\/pacientes\/fotos\/archivos\/[0-9a-f]{32}\/completa\/$/),
        },
      ]);
      expect((await send({ photoIds: [2, 1] })).id).toBe(sent.id);
      expect((await send({ photoIds: [1, 2] })).id).not.toBe(sent.id);
      expect((await send({})).photos).toEqual([]);
      expect((await change(1, 'retiro', { motivo: 'De otra persona' })).status).toBe(200);
      expect((await change(2, 'traslado', { paciente: 2 })).status).toBe(200);
      expect((await reread(sent.id)).photos).toMatchObject([
        { photoId: 2, takenOn: '2026-11-01', address: null },
        { photoId: 1, takenOn: '2026-11-01', address: null },
      ]);
    });

    it('issues a letter for reimbursement only with one order, of the same patient', async () => {
      const faults = [];
      for (const photoIds of [undefined, [], [1, 3], [4], [99]])
        faults.push((await reimburse(photoIds)).extensions.fields);
      const none = { photoIds: ['Elija la orden médica entre los documentos del paciente.'] };
      const gone = { photoIds: ['Esa foto o ese documento no es de este paciente, o fue retirado.'] };
      expect(faults).toEqual([none, none, { photoIds: ['Elija una sola orden médica.'] }, gone, gone]);
      expect((await send({ photoIds: [3] })).extensions.fields).toEqual({
        photoIds: ['Una derivación lleva fotos, no documentos.'],
      });
      expect((await send({ photoIds: [0] })).extensions.fields).toHaveProperty('photoIds');
      expect(await rows('select from certificate')).toHaveLength(0);
      expect((await reimburse([3])).photos).toMatchObject([{ photoId: 3, kind: 'DOCUMENT' }]);
      // A report carries nothing.
      expect((await send({ kind: 'PODIATRY_REPORT', photoIds: [1] })).photos).toEqual([]);
    });

    it('keeps the files of a letter in the database until the records of either patient are deleted', async () => {
      const { id } = await send({ photoIds: [1] });
      for (const [statement, constraint] of [
        ['update certificate_photo set position = 2', 'certificate_photo_is_kept'],
        ['delete from certificate_photo', 'certificate_photo_is_kept'],
        ['truncate certificate_photo', 'certificate_photo_is_not_truncated'],
        [`insert into certificate_photo values (${id}, 4, 2)`, 'certificate_photo_of_letter'],
        [`insert into certificate_photo values (${id}, 3, 2)`, 'certificate_photo_of_letter'],
        [`insert into certificate_photo values (${id}, 2, 1)`, 'certificate_photo_position_key'],
        [`insert into certificate_photo values (${id}, 2, 5)`, 'certificate_photo_position_range'],
      ] as const)
        await expect(rows(statement)).rejects.toMatchObject({ constraint });
      await change(1, 'traslado', { paciente: 2 });
      await rows(
        `set session_replication_role = replica; update photo set added_at = '2009-01-01';
         update certificate set issued_at = '2009-01-01'; update clinical_record set date = '2009-01-01', written_at = '2009-01-01';
         reset session_replication_role`,
      );
      expect(await ask('mutation { deleteExpiredRecords(patientId: 2) { kind } }')).toEqual({
        kind: 'RECORDS_DELETED',
      });
      expect((await reread(id)).photos).toEqual([]);
      await send({ photoIds: [2] });
      await rows(
        `set session_replication_role = replica; update certificate set issued_at = '2009-01-01'; reset session_replication_role`,
      );
      expect(await ask('mutation { deleteExpiredRecords(patientId: 1) { kind } }')).toEqual({
        kind: 'RECORDS_DELETED',
      });
      expect(await rows('select from certificate_photo')).toHaveLength(0);
    });
  });

  it('refuses letters with photos or an order to reception', async () => {
    const reception = await logInAsReception(product);
    const { body } = await reception.graphql('{ openReferrals(first: 5) { nodes { id } } }');
    expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it.each([
    ['an unknown part', `update certificate set parts = '{"X": "x"}'`, 'certificate_parts_known'],
    ['a number in a part', `update certificate set parts = '{"PLAN": 1}'`, 'certificate_parts_known'],
    ['parts of a certificate', `update certificate set kind = 'GENERAL'`, 'certificate_parts_of_letter'],
  ])('refuses in the database %s', async (_, statement, constraint) => {
    await refer();
    const change = `alter table certificate disable trigger user; ${statement}`;
    await expect(rows(change)).rejects.toMatchObject({ constraint });
  });

  it('never changes a stored answer to a referral', async () => {
    const { id } = await refer();
    await answer({ id, answeredOn: '2026-11-18', answer: 'x' });
    for (const statement of [`update referral_answer set answer = 'y'`, 'delete from referral_answer'])
      await expect(rows(statement)).rejects.toMatchObject({ constraint: 'referral_answer_is_kept' });
    await refer({ kind: 'PODIATRY_REPORT' });
    await expect(
      rows(`insert into referral_answer select max(id), '2026-11-18', '', now(), 1 from certificate`),
    ).rejects.toMatchObject({ constraint: 'referral_answer_of_referral' });
    await expect(rows('truncate referral_answer')).rejects.toMatchObject({
      constraint: 'referral_answer_is_not_truncated',
    });
  });
});

describe('Certificates in the database', () => {
  const add = (columns: string) =>
    `with words as (select 'GENERAL' as kind, null::integer as rest_days, 1 as patient_id)
     insert into certificate (patient_id, clinical_record_id, kind, issue_date, attended_on, reason, instructions, rest_days,
                              patient, signer, clinic, issued_at, issued_by)
     select ${columns}, '2026-11-18', '2026-11-01', '', '', rest_days, '{}', '{}', '{}', now(), 1 from words`;
  const GOOD = 'patient_id, 1, kind';

  it.each([
    ['an unknown kind', add("patient_id, 1, 'SCHOOL'"), 'certificate_kind_known'],
    ["another patient's record", add('2, 1, kind'), 'certificate_clinical_record_fkey'],
    ['no days of rest', add(GOOD).replace('null::integer', '0'), 'certificate_rest_days_range'],
    ['other words', `${add(GOOD)}; update certificate set reason = 'x'`, 'certificate_is_kept'],
    ['another patient', `${add(GOOD)}; update certificate set patient_id = 2`, 'certificate_is_kept'],
    ['a deletion', `${add(GOOD)}; delete from certificate`, 'certificate_is_kept'],
    ['an emptied table', 'truncate certificate cascade', 'certificate_is_not_truncated'],
  ])('refuses a certificate change in the database: %s', async (_, statement, constraint) => {
    await expect(rows(statement)).rejects.toMatchObject({ constraint });
    expect(await rows('select from certificate')).toHaveLength(0);
  });
});
