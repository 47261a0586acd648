import { describe, expect, it } from '@jest/globals';
import { consentText } from '#domain/privacy/consent.es.js';
import { statementsOf } from '../product/statements.js';
import { useSharedProduct } from '../product/use-product.js';
import { bookByRest, visitor } from '../product/visitors.js';

const product = useSharedProduct({ empty: 'appointment, patient, consent' });
const { staff } = product;

const FIELDS = 'id kind textVersion text recordedByName evidence withdrawnAt withdrawnByName';
const consents = async () =>
  (await staff.graphql(`{ consents(patientId: 1) { ${FIELDS} } }`)).body.data.consents;
const act = async (mutation: string) =>
  (await staff.graphql(`mutation { result: ${mutation} { ${FIELDS} } }`)).body;
const book = (time: string) => bookByRest(product.client(), { ...visitor(1), date: '2026-11-20', time });
const consentStatements = (statements: readonly string[]) =>
  statements.filter((text) => /\binto consent\b/.test(text));

describe('Consent by booking', () => {
  it('records that the visitor agreed to the notice, with its version, and only once', async () => {
    const first = await statementsOf(product, 'insert into appointment ', () => book('10:00'));
    expect(consentStatements(first)).toHaveLength(1);
    expect(await consents()).toEqual([
      {
        id: expect.any(Number),
        kind: 'DATA_TREATMENT',
        textVersion: 1,
        text: consentText('DATA_TREATMENT', 1),
        recordedByName: null,
        evidence: '',
        withdrawnAt: null,
        withdrawnByName: null,
      },
    ]);
    const second = await statementsOf(product, 'insert into appointment ', () => book('11:00'));
    expect(consentStatements(second)).toEqual([]);
  });

  it("records a booking's consent even if there is one to something else or to another version", async () => {
    await book('10:00');
    const [{ id }] = await consents();
    await act(`withdrawConsent(id: ${id})`);
    await act('recordConsent(patientId: 1, kind: PHOTOS)');
    await product.database.query(
      `insert into consent (patient_id, kind, text_version, given_at) values (1, 'DATA_TREATMENT', 99, now())`,
    );
    await book('11:00');
    expect(await consents()).toContainEqual(
      expect.objectContaining({ kind: 'DATA_TREATMENT', textVersion: 1, withdrawnAt: null }),
    );
  });

  it('records no consent of a booking that fails, and another one after a withdrawal', async () => {
    await book('10:00');
    const [{ id }] = await consents();
    expect((await act(`withdrawConsent(id: ${id})`)).data.result).toMatchObject([
      { id, withdrawnAt: expect.any(String), withdrawnByName: expect.any(String) },
    ]);
    expect(await book('10:00')).toBe('Hora no disponible');
    expect(await consents()).toHaveLength(1);
    await book('12:00');
    expect(
      (await consents()).map(({ withdrawnAt }: { withdrawnAt: unknown }) => withdrawnAt !== null),
    ).toEqual([false, true]);
  });
});

describe('Consent recorded by staff', () => {
  it('records a consent of each kind once, and withdraws it once', async () => {
    await book('10:00');
    const recorded = await act('recordConsent(patientId: 1, kind: PHOTOS, evidence: "Firmado en papel")');
    expect(recorded.data.result[0]).toMatchObject({ kind: 'PHOTOS', evidence: 'Firmado en papel' });
    const again = await act('recordConsent(patientId: 1, kind: PHOTOS)');
    expect(again.errors[0].extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { kind: expect.anything() },
    });
    const { id } = recorded.data.result[0];
    await act(`withdrawConsent(id: ${id})`);
    expect((await act(`withdrawConsent(id: ${id})`)).errors[0].extensions.code).toBe('REQUEST_SETTLED');
    expect((await act('withdrawConsent(id: 999)')).errors[0].extensions.code).toBe('NOT_FOUND');
    expect((await act('recordConsent(patientId: 999, kind: PHOTOS)')).errors[0].extensions.code).toBe(
      'NOT_FOUND',
    );
  });

  it('withdraws what was agreed to in every version of its text', async () => {
    await book('10:00');
    await product.database.query(
      `insert into consent (patient_id, kind, text_version, given_at, recorded_by)
       select 1, kind, version, now(), 1 from unnest(array['PHOTOS', 'MESSAGES']) kind, generate_series(1, 2) version`,
    );
    const { rows } = await product.database.query(`select max(id) as id from consent where kind = 'PHOTOS'`);
    await act(`withdrawConsent(id: ${rows[0].id})`);
    const left = await product.database.query(
      `select kind from consent where withdrawn_at is null and kind <> 'DATA_TREATMENT'`,
    );
    expect(left.rows.map(({ kind }) => kind)).toEqual(['MESSAGES', 'MESSAGES']);
  });

  it('keeps what was agreed to, even in the database, as long as its patient exists', async () => {
    await book('10:00');
    const refusal = (statement: string) =>
      product.database.query(statement).then(
        () => undefined,
        (error: { constraint: string }) => error.constraint,
      );
    expect(await refusal('delete from consent')).toBe('consent_is_kept');
    expect(await refusal('update consent set text_version = 2')).toBe('consent_is_kept');
    expect(await refusal('update consent set withdrawn_at = now()')).toBe('consent_withdrawal_is_complete');
    expect(
      await refusal(
        `insert into consent (patient_id, kind, text_version, given_at) values (1, 'PHOTOS', 1, now())`,
      ),
    ).toBe('consent_form_is_about_data');
    await staff.graphql('mutation { deletePatient(id: 1) }');
    const { rows } = await product.database.query('select 1 from consent');
    expect(rows).toEqual([]);
  });
});
