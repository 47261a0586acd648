import { beforeEach, describe, expect, it } from '@jest/globals';
import { logInWith } from '../product/people.js';
import type { TestClient } from '../product/test-client.js';
import { useSharedProduct } from '../product/use-product.js';
import { prepareDeposits } from './deposit-clinic.js';

const product = useSharedProduct({ empty: 'treatment, security_event' });
const { staff } = product;
const PATH = '/api/clinica/abonos/';
const put = (body: object, client: TestClient = staff) => client.send('PUT', PATH, body);
const changes = async () =>
  (
    await product.database.query(
      "select about, done_by from security_event where kind = 'DEPOSIT_ACCOUNT_CHANGED'",
    )
  ).rows;

beforeEach(() => prepareDeposits(product.database, 2));

describe('The settings of deposits', () => {
  it('change in part, and only in part, through REST and GraphQL', async () => {
    const before = (await staff.get(PATH)).body;
    expect(before).toMatchObject({ banco: 'Banco Demo', tipo_cuenta: 'corriente', rut: '76.086.428-5' });
    const { status, body } = await put({ condiciones: 'Sin devolución', horas_para_pagar: null });
    expect([status, body]).toEqual([
      200,
      { ...before, condiciones: 'Sin devolución', horas_para_pagar: null },
    ]);
    const { data } = (await staff.graphql('{ depositSettings { version bank terms releaseHours } }')).body;
    expect(data.depositSettings).toMatchObject({ terms: 'Sin devolución', releaseHours: null });
    const update = `mutation ($version: Int!) {
      updateDepositSettings(version: $version, input: { noticeHours: 48 }) { noticeHours bank } }`;
    const seen = { version: data.depositSettings.version };
    const changed = (await staff.graphql(update, seen)).body.data.updateDepositSettings;
    expect(changed).toEqual({ noticeHours: 48, bank: 'Banco Demo' });
    expect((await staff.graphql(update, seen)).body.errors[0].extensions.code).toBe('STALE');
  });

  it('name in the security log who changed the account, to which visitors transfer', async () => {
    await put({ condiciones: 'x', horas_de_aviso: 12 });
    expect(await changes()).toEqual([]);
    await put({ banco: 'Otro Banco', numero_cuenta: '987-6' });
    expect(await changes()).toEqual([{ about: 'Otro Banco 987-6', done_by: 1 }]);
    await put({ banco: '', numero_cuenta: '' });
    expect(await changes()).toContainEqual({ about: null, done_by: 1 });
  });

  it.each([
    ['banco', 'x'.repeat(201)],
    ['banco', 7],
    ['tipo_cuenta', 'ajena'],
    ['numero_cuenta', 'x'.repeat(201)],
    ['titular', ['x']],
    ['rut', '12.345.678-9'],
    ['correo', 'sin arroba'],
    ['condiciones', 'x'.repeat(20_001)],
    ['horas_de_aviso', -1],
    ['horas_de_aviso', 1.5],
    ['horas_para_pagar', 0],
    ['horas_para_pagar', 'mañana'],
    ['horas_para_pagar', 100_000],
  ])('are refused with a sentence on %s for %j, and stay as they were', async (field, value) => {
    const before = (await staff.get(PATH)).body;
    const { status, body } = await put({ titular: 'Otro', [field]: value });
    expect([field, status, body]).toEqual([field, 400, { [field]: [expect.stringMatching(/^[A-Z]/)] }]);
    expect((await staff.get(PATH)).body).toEqual(before);
    expect(await changes()).toEqual([]);
  });

  it('are closed to users without the right to the settings', async () => {
    const reader = await logInWith(product, 'lector', { SETTINGS: 'READ', CAJA: 'WRITE' });
    expect([(await reader.get(PATH)).status, (await put({ titular: 'Otro' }, reader)).status]).toEqual([
      200, 403,
    ]);
  });
});
