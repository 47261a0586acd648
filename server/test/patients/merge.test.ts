import { beforeEach, describe, expect, it } from '@jest/globals';
import { formatRut } from '#domain/rut.js';
import { addClinicalRecord, addPatient, madeUpRut } from '../product/builders.js';
import { eventually } from '../product/eventually.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({ empty: 'clinical_record, appointment, patient, patient_merge' });
const { staff } = product;
const KEPT = madeUpRut(1);
const MERGED = madeUpRut(2);

beforeEach(async () => {
  await addPatient(product.database, 1, 'Rosa Lillo', { phone: '9 1234 5678', phone_e164: '+56912345678' });
  await addPatient(product.database, 2, 'Rosa Lilo', { phone: '+56912345678', phone_e164: '+56912345678' });
});

const ask = async (query: string, variables: object = {}) => {
  const { body } = await staff.graphql(query, variables);
  return body.errors ? body.errors[0] : Object.values(body.data)[0];
};
const MERGE = `mutation ($input: MergePatientsInput!) { mergePatients(input: $input) { id rut name version } }`;
const merge = (take: string[] = [], changes: object = {}) =>
  ask(MERGE, { input: { keptId: 1, keptVersion: 1, mergedId: 2, mergedVersion: 1, take, ...changes } });
const undo = (id = 1) => ask('mutation ($id: Int!) { undoPatientMerge(id: $id) { id rut name } }', { id });
const rows = async (text: string) => (await product.database.query(text)).rows;
const whose = async (table: string) =>
  (await rows(`select patient_id from ${table} order by id`)).map(({ patient_id }) => patient_id);
const book = (rut: string, hora: string) =>
  staff.post('/api/citas/crear_cita_admin/', {
    paciente_rut: rut,
    tratamiento: 'x',
    fecha: '2026-11-24',
    hora,
  });
const write = (id: number, condition: string) =>
  ask(
    `mutation ($id: Int!, $input: UpdatePatientInput!) { updatePatient(id: $id, version: 1, input: $input) { version } }`,
    { id, input: { underlyingCondition: condition } },
  );
const conditions = async (patientId: number) =>
  (
    await ask(
      'query ($p: Int!) { conditionVersions(patientId: $p) { nodes { version underlyingCondition } } }',
      { p: patientId },
    )
  ).nodes.map(
    ({ version, underlyingCondition }: { version: number; underlyingCondition: string }) =>
      `${version} ${underlyingCondition}`,
  );

describe('Merging patients', () => {
  it('moves everything to the remaining patient, and finds them by the former RUT when reading', async () => {
    await book(KEPT, '10:00');
    await book(MERGED, '11:00');
    await addClinicalRecord(product.database, 2);
    await write(1, 'Diabetes');
    await write(2, 'Hipertensión');
    await rows(
      `insert into patient_identifier (patient_id, kind, value) values (1, 'NIP', '11111'), (2, 'IPE', '22222')`,
    );
    const agreed = (id: number) =>
      rows(
        `insert into consent (patient_id, kind, text_version, given_at) values (${id}, 'DATA_TREATMENT', 1, now())`,
      );
    await agreed(1);
    await agreed(2);
    for (const [id, channel] of [
      [1, 'EMAIL'],
      [2, 'EMAIL'],
      [2, 'WHATSAPP'],
    ])
      await rows(`insert into message_opposition values (${id}, '${channel}', 'CONFIRMATION', now(), 1)`);
    expect(await merge(['NAME'], { keptVersion: 2, mergedVersion: 2 })).toEqual({
      id: 1,
      rut: formatRut(KEPT),
      name: 'Rosa Lilo',
      version: 3,
    });
    expect(await whose('appointment')).toEqual([1, 1]);
    expect(await whose('clinical_record')).toEqual([1]);
    expect(await rows('select patient_id, channel from message_opposition order by channel')).toEqual([
      { patient_id: 1, channel: 'EMAIL' },
      { patient_id: 1, channel: 'WHATSAPP' },
    ]);
    expect(await rows('select identifier_text from patient')).toEqual([{ identifier_text: '11111 22222' }]);
    expect(await conditions(1)).toEqual(['3 Diabetes', '2 Hipertensión', '1 Diabetes']);

    const found = (await staff.get(`/api/pacientes/?rut=${MERGED}`)).body;
    expect(found).toEqual([expect.objectContaining({ id: 1, rut: formatRut(KEPT) })]);
    expect((await staff.get(`/api/pacientes/verificar_rut/?rut=${MERGED}`)).body.existe).toBe(true);
    const changed = await staff.send('PUT', '/api/pacientes/actualizar_paciente_admin/', {
      rut_original: MERGED,
      nombre: 'Otra',
    });
    expect(changed.status).toBe(404);
    const deleted = await staff.send('DELETE', `/api/pacientes/eliminar_paciente_admin/${MERGED}/`);
    expect(deleted.status).toBe(404);
    const again = {
      rut: MERGED,
      name: 'Nueva',
      phone: '9 8765 4321',
      email: 'n@demo.invalid',
      emergencyContact: 'x',
    };
    expect(
      await ask('mutation ($input: CreatePatientInput!) { createPatient(input: $input) { id } }', {
        input: again,
      }),
    ).toMatchObject({ extensions: { code: 'RUT_IN_USE' } });
    expect(await rows('select name from patient')).toEqual([{ name: 'Rosa Lilo' }]);
  });

  it('counts the newest decision about photos of the two, and gives it back to each when it is undone', async () => {
    const decided = (id: number, kind: string, given: string, withdrawn: string | null) =>
      rows(
        `insert into consent (patient_id, kind, text_version, given_at, recorded_by, withdrawn_at, withdrawn_by)
         values (${id}, '${kind}', 1, '${given}', 1, ${withdrawn ? `'${withdrawn}', 1` : 'null, null'})`,
      );
    // Withdrawn by the merged one after the kept one agreed, and the other way around.
    await decided(1, 'PHOTOS', '2026-01-01', null);
    await decided(2, 'PHOTOS', '2026-02-01', '2026-03-01');
    await decided(1, 'PHOTO_PUBLISHING', '2026-01-01', '2026-03-01');
    await decided(2, 'PHOTO_PUBLISHING', '2026-02-01', null);
    // Agreed again after it was withdrawn.
    await decided(1, 'MESSAGES', '2026-01-01', '2026-02-01');
    await decided(2, 'MESSAGES', '2026-02-02', null);
    const inForce = () =>
      rows('select patient_id as id, kind from consent where withdrawn_at is null order by patient_id, kind');
    const before = await inForce();
    await merge();
    expect(await inForce()).toEqual([{ id: 1, kind: 'MESSAGES' }]);
    await undo();
    expect(await inForce()).toEqual(before);
    expect(
      await rows(`select from consent where kind = 'PHOTOS' and withdrawn_at = '2026-03-01'`),
    ).toHaveLength(1);
  });

  it('undoes a merge within 30 days: moved data goes back, and data added since stays', async () => {
    await book(MERGED, '11:00');
    await addClinicalRecord(product.database, 2);
    await write(2, 'Hipertensión');
    await rows(
      `insert into consent (patient_id, kind, text_version, given_at)
       select id, 'DATA_TREATMENT', 1, now() from patient`,
    );
    await rows(`insert into patient_identifier (patient_id, kind, value) values (2, 'IPE', '22222')`);
    await rows(`update patient set health_insurance = 'NONE' where id = 1;
      update patient set health_insurance = 'FONASA', fonasa_tier = 'B' where id = 2`);
    await merge(['RUT', 'UNDERLYING_CONDITION', 'NAME', 'HEALTH_INSURANCE'], { mergedVersion: 2 });
    expect(await rows('select rut, underlying_condition from patient')).toEqual([
      { rut: MERGED, underlying_condition: 'Hipertensión' },
    ]);
    await book(KEPT, '12:00');
    await addClinicalRecord(product.database, 1);
    await rows('update clinical_record set appointment_id = 1 where id = 2');
    await rows(`update patient set name = 'Rosa Elena Lillo', fonasa_tier = 'C' where id = 1`);
    expect(await undo()).toEqual({ id: 2, rut: formatRut(MERGED), name: 'Rosa Lilo' });
    expect(await whose('appointment')).toEqual([2, 1]);
    expect(await whose('clinical_record')).toEqual([2, 1]);
    expect(await rows('select from clinical_record where appointment_id is not null')).toEqual([]);
    expect(await whose('consent')).toHaveLength(2);
    expect(
      await rows(
        `select id, rut, name, underlying_condition, health_insurance, fonasa_tier, identifier_text
         from patient order by id`,
      ),
    ).toEqual([
      {
        id: 1,
        rut: KEPT,
        name: 'Rosa Elena Lillo',
        underlying_condition: '',
        // One of the two columns of a field was edited since: the edit is kept.
        health_insurance: 'FONASA',
        fonasa_tier: 'C',
        identifier_text: '',
      },
      {
        id: 2,
        rut: MERGED,
        name: 'Rosa Lilo',
        underlying_condition: 'Hipertensión',
        health_insurance: 'FONASA',
        fonasa_tier: 'B',
        identifier_text: '22222',
      },
    ]);
    expect(await conditions(2)).toEqual(['1 Hipertensión']);
    expect(await rows('select from former_rut')).toEqual([]);
    expect(await undo()).toMatchObject({ extensions: { code: 'MERGE_REFUSED' } });
  });

  it('keeps links to moved appointments on a merge, and ends links created since when it is undone', async () => {
    const now = product.clock.instant;
    const linkOf = (token: string) =>
      product.database.query(`insert into appointment_link values (sha256($1::bytea), 1, 'MESSAGE', $2)`, [
        token,
        product.clock.instant,
      ]);
    const opens = async (token: string) => {
      const query = 'query ($token: String!) { ownAppointment(token: $token) { time } }';
      return (await product.client().graphql(query, { token })).body.data !== null;
    };
    await book(MERGED, '10:00');
    await linkOf('before');
    product.clock.instant = new Date(now.getTime() + 60_000);
    await merge();
    await linkOf('meanwhile');
    expect([await opens('before'), await opens('meanwhile')]).toEqual([true, true]);
    await undo();
    expect([await opens('before'), await opens('meanwhile')]).toEqual([true, false]);
  });

  it('refuses to undo a merge after 30 days, or before a later one is undone', async () => {
    await addPatient(product.database, 3, 'Tercera');
    await merge();
    await ask(MERGE, { input: { keptId: 3, keptVersion: 1, mergedId: 1, mergedVersion: 2, take: [] } });
    expect((await staff.get(`/api/pacientes/?rut=${MERGED}`)).body[0].id).toBe(3);
    expect((await undo(1)).message).toContain('Deshaga primero');
    await undo(2);
    expect((await staff.get(`/api/pacientes/?rut=${MERGED}`)).body[0].id).toBe(1);
    await rows(
      `alter table patient_merge disable trigger patient_merge_is_kept;
       update patient_merge set at = at - interval '31 days';
       alter table patient_merge enable trigger patient_merge_is_kept`,
    );
    expect((await undo(1)).message).toContain('30 días');
  });

  it('refuses to merge a patient with themselves, an older version, an unknown patient and blocked data', async () => {
    const code = async (changes: object) => (await merge([], changes)).extensions.code;
    expect(await code({ mergedId: 1 })).toBe('INVALID_INPUT');
    expect(await code({ mergedVersion: 7 })).toBe('STALE');
    expect(await code({ mergedId: 9 })).toBe('NOT_FOUND');
    await rows(
      `insert into patient_block (patient_id, blocked_at, blocked_by, reason) values (2, now(), 1, 'pide')`,
    );
    expect(await code({})).toBe('MERGE_REFUSED');
    await rows(`update patient_block set lifted_at = now(), lifted_by = 1, lift_reason = 'x'`);
    await rows(
      `insert into patient_alert (patient_id, kind, note, noted_at, noted_by)
       values (1, 'LATEX_ALLERGY', '', now(), 1), (2, 'LATEX_ALLERGY', 'anafilaxia', now(), 1)`,
    );
    expect((await merge()).message).toContain('notas distintas');
    expect(await rows('select from patient')).toHaveLength(2);
    expect(await rows('select from patient_merge')).toHaveLength(0);
  });

  it('keeps both answers of two patients, of which the alert counts', async () => {
    await rows(
      `insert into patient_alert (patient_id, kind, is_denied, noted_at, noted_by)
       values (1, 'DIABETES', true, now(), 1), (2, 'DIABETES', false, now(), 1)`,
    );
    await merge();
    expect(await rows('select is_denied from patient_alert where patient_id = 1 order by id')).toEqual([
      { is_denied: true },
      { is_denied: false },
    ]);
  });

  it('waits for a record being written and moves it, and later writes do not find the merged patient', async () => {
    const writer = await product.database.connect();
    await writer.query('begin');
    await writer.query(
      `insert into clinical_record (patient_id, date, care_description, procedure, instructions)
       values (2, '2026-11-20', 'x', 'x', 'x')`,
    );
    const merging = merge();
    await eventually(
      async () =>
        (
          await rows(
            `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%for update%'`,
          )
        ).length > 0,
      'the merge waits',
    );
    await writer.query('commit');
    writer.release();
    expect(await merging).toMatchObject({ id: 1 });
    expect(await whose('clinical_record')).toEqual([1]);
    await expect(addClinicalRecord(product.database, 2)).rejects.toThrow(/clinical_record_patient_id_fkey/);
  });

  it('changes the patient of a record only by a merge', async () => {
    await addClinicalRecord(product.database, 2);
    await expect(rows('update clinical_record set patient_id = 1')).rejects.toMatchObject({
      constraint: 'clinical_record_stays_with_its_patient',
    });
  });

  it("deletes a merge's data with the patient, except who merged and when", async () => {
    await merge();
    await staff.send('DELETE', `/api/pacientes/eliminar_paciente_admin/${KEPT}/`);
    expect(await rows('select undo, merged_patient_id from patient_merge')).toEqual([
      { undo: null, merged_patient_id: 2 },
    ]);
    expect(await rows('select from former_rut')).toEqual([]);
  });
});

it('finds likely duplicates of a patient, with reasons', async () => {
  await addPatient(product.database, 3, 'Juan Soto');
  expect(await ask('{ likelyDuplicates(patientId: 1) { patient { id } reasons } }')).toEqual([
    { patient: { id: 2 }, reasons: ['SAME_PHONE'] },
  ]);
});
