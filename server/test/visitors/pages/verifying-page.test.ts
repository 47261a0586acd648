import { beforeAll, describe, expect, it } from '@jest/globals';
import { addClinicalRecord, addPatient, madeUpRut } from '../../product/builders.js';
import { useProduct } from '../../product/use-product.js';

const product = useProduct({
  environment: { LIMIT_BOOKINGS: '3/600' },
  empty: 'clinical_record, appointment, patient, rate_limit',
});
const rows = async (text: string) => (await product.database.query(text)).rows;
const verify = (code: string) => product.client().get(`/verificar?codigo=${encodeURIComponent(code)}`);

const issue = async (): Promise<{ id: number; checkCode: string }> => {
  await addPatient(product.database, 1, 'Rosa Lillo');
  await addClinicalRecord(product.database, 1);
  const { body } = await product.staff.graphql(
    `mutation ($input: IssueCertificateInput!) { issueCertificate(input: $input) { id checkCode } }`,
    { input: { recordId: 1, kind: 'WORK', issueDate: '2026-11-18', reason: 'Onicocriptosis', restDays: 3 } },
  );
  return body.data.issueCertificate;
};

describe('Verifying page', () => {
  beforeAll(() =>
    rows(
      `update professional set name = 'Ana Soto', title = 'Podóloga', rut = '${madeUpRut(9)}', registry_number = '99', address = 'x'
       where id = 1;
       update clinic_settings set name = 'Clínica Sur', city = 'Concepción'`,
    ),
  );

  it('confirms a certificate by its printed code, without data of the patient and without a script', async () => {
    const { id, checkCode } = await issue();
    const typed = checkCode.toLowerCase().replaceAll(/.{4}(?=.)/g, '$&-');
    const { status, headers, body } = await verify(typed);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const text = body.replaceAll(/<!-- -->|<\/?strong>/g, '');
    expect(text).toContain(
      `Clínica Sur extendió el certificado N.º ${id} con fecha 18 de noviembre de 2026.`,
    );
    expect(body).not.toMatch(/Rosa|Lillo|Onico|Ana Soto|<script[^>]*\bsrc=/);
  });

  it('shows only the form without a code', async () => {
    const { status, body } = await product.client().get('/verificar');
    expect(status).toBe(200);
    expect(body).toContain('Código de verificación</label>');
    expect(body).not.toContain('role="alert"');
  });

  it('answers the same for malformed, unknown and withdrawn codes', async () => {
    const { id, checkCode } = await issue();
    await product.staff.graphql(`mutation { withdrawCertificate(id: ${id}, reason: "Otro día") { id } }`);
    const codes = [checkCode, 'AAAA-CCCC-DDDD', '<b>'];
    const answers = [];
    for (const code of codes) {
      const { status, body } = await verify(code);
      const shown = code.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      expect(body).toContain('Ningún certificado vigente de esta clínica tiene ese código.');
      answers.push([status, body.replaceAll(shown, '')]);
    }
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    expect(answers[0]![0]).toBe(404);
    await product.database.query('delete from rate_limit');
    expect((await product.client().get('/verificar?codigo=A&codigo=C')).status).toBe(404);
  });

  it('refuses a network that tries many codes, and still confirms a right one', async () => {
    const { checkCode } = await issue();
    const statuses = [];
    for (const code of ['A', 'C', 'D', 'E']) statuses.push((await verify(code)).status);
    expect(statuses).toEqual([404, 404, 404, 429]);
    expect((await verify(checkCode)).status).toBe(200);
  });
});
