import { beforeEach, describe, expect, it } from '@jest/globals';
import { addClinicalRecord, addPatient, madeUpRut } from '../../product/builders.js';
import { logInAsReception } from '../../product/people.js';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct({ empty: 'clinical_record, appointment, patient, audit_entry' });
const { staff } = product;
const rows = async (text: string) => (await product.database.query(text)).rows;

beforeEach(async () => {
  await addPatient(product.database, 1, 'Rosa Lillo');
  await addClinicalRecord(product.database, 1);
  await rows(
    `update professional
     set name = 'Ana Soto', title = 'Podóloga', rut = '${madeUpRut(9)}', registry_number = '99', address = 'Calle 1'
     where id = 1;
     update clinic_settings set name = 'Clínica Sur', city = 'Concepción'`,
  );
});

const INPUT = { recordId: 1, kind: 'WORK', issueDate: '2026-11-18', reason: 'Onicocriptosis', restDays: 3 };
const ask = async (query: string, variables: object = {}, client = staff) => {
  const { body } = await client.graphql(query, variables);
  return body.errors ? body.errors[0] : Object.values(body.data)[0];
};
const issue = (changes: object = {}) =>
  ask(`mutation ($input: IssueCertificateInput!) { issueCertificate(input: $input) { id } }`, {
    input: { ...INPUT, ...changes },
  });
const read = (id: number) => ask(`query ($id: Int!) { certificate(id: $id) { id reason restDays } }`, { id });

describe('Withdrawn certificate', () => {
  const CHECKED = 'id checkCode withdrawnAt withdrawnBy withdrawnReason';
  const withdraw = (variables: object, client = staff) =>
    ask(
      `mutation ($id: Int!, $reason: String!) { withdrawCertificate(id: $id, reason: $reason) { ${CHECKED} } }`,
      variables,
      client,
    );

  it('keeps a withdrawn certificate as printed with its reason, once, and issues the same contents anew', async () => {
    const { id } = await issue();
    const both = await Promise.all([1, 2].map(() => withdraw({ id, reason: 'Otro día' })));
    const done = both.filter((one) => one.withdrawnAt);
    expect(done).toMatchObject([{ id, withdrawnReason: 'Otro día' }]);
    expect(both.find((one) => !one.withdrawnAt).extensions.fields).toEqual({
      id: ['Ese certificado ya está anulado.'],
    });
    expect(await read(id)).toMatchObject({ id, reason: 'Onicocriptosis', restDays: 3 });
    const anew = await issue();
    expect(anew.id).not.toBe(id);
    expect((await issue()).id).toBe(anew.id);
  });

  it('either answers or withdraws a referral if both are asked for at once', async () => {
    const answer = (id: number) =>
      ask(
        `mutation ($id: Int!) { answerReferral(id: $id, answeredOn: "2026-11-18", answer: "Control") { id answeredOn } }`,
        { id },
      );
    for (let round = 0; round < 5; round++) {
      const { id } = await issue({
        kind: 'REFERRAL',
        restDays: null,
        reason: `Caso ${round}`,
        parts: [{ part: 'FINDINGS', text: 'Úlcera en talón' }],
      });
      const both = await Promise.all([answer(id), withdraw({ id, reason: 'De otra persona' })]);
      const refused = both.filter((one) => !one.id);
      expect(refused.map(({ extensions }) => extensions.fields.id)).toEqual([
        [expect.stringMatching(/ya tiene respuesta|ya está anulado/)],
      ]);
      expect(
        await rows(
          `select from certificate c join referral_answer a on a.certificate_id = c.id
             join certificate_withdrawal d on d.certificate_id = c.id`,
        ),
      ).toEqual([]);
    }
  });

  it('refuses to withdraw without a reason, an existing certificate or the right to health data', async () => {
    const { id } = await issue();
    const reception = await logInAsReception(product);
    expect((await withdraw({ id, reason: ' ' })).extensions.fields).toHaveProperty('reason');
    expect((await withdraw({ id, reason: 'x'.repeat(201) })).extensions.fields).toHaveProperty('reason');
    expect((await withdraw({ id: 99, reason: 'x' })).extensions.code).toBe('NOT_FOUND');
    expect((await withdraw({ id, reason: 'x' }, reception)).extensions.code).toBe('FORBIDDEN');
    expect(await rows('select from certificate_withdrawal')).toEqual([]);
  });

  it('keeps withdrawals in the database, and refuses short and repeated codes', async () => {
    const [first, second] = [await issue(), await issue({ restDays: 4 })];
    await withdraw({ id: first.id, reason: 'x' });
    for (const [statement, constraint] of [
      [`update certificate_withdrawal set reason = 'y'`, 'certificate_withdrawal_is_kept'],
      ['delete from certificate_withdrawal', 'certificate_withdrawal_is_kept'],
      ['truncate certificate_withdrawal', 'certificate_withdrawal_is_not_truncated'],
      [
        `insert into certificate_withdrawal values (${second.id}, '', now(), 1)`,
        'certificate_withdrawal_reason_length',
      ],
      [
        `insert into certificate_withdrawal values (${first.id}, 'x', now(), 1)`,
        'certificate_withdrawal_pkey',
      ],
      [
        `insert into certificate_withdrawal values (99, 'x', now(), 1)`,
        'certificate_withdrawal_certificate_id_fkey',
      ],
      [
        `insert into certificate_withdrawal values (${second.id}, 'x', now(), 99)`,
        'certificate_withdrawal_withdrawn_by_fkey',
      ],
    ] as const)
      await expect(rows(statement)).rejects.toMatchObject({ constraint });
    const changed = (value: string) =>
      rows(`alter table certificate disable trigger user; update certificate set check_code = ${value}`);
    await expect(changed(`'ABC'`)).rejects.toMatchObject({ constraint: 'certificate_check_code_letters' });
    await expect(changed(`repeat('A', 12)`)).rejects.toMatchObject({
      constraint: 'certificate_check_code_key',
    });
  });
});
