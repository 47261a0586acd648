import { beforeEach, expect, it } from '@jest/globals';
import { addPatient } from '../product/builders.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({
  empty: 'payment_use, charge, payment, pay_regime, agreement, pack_offer, patient',
});
const { staff } = product;

beforeEach(() => addPatient(product.database, 1, 'Ana Demo'));

const ONE_OF_LIST = 'Elija uno de los valores de la lista.';
const CHARGE = { paciente: 1, descripcion: 'Crema', precio: 10_000 };
const PAYMENT = { paciente: 1, medio: 'debito', monto: 1_000, deja_saldo: true };
const PACK = { paciente: 1, pack: 1 };
const REGIME = { profesional: 1, regimen: 'sueldo', desde: '2026-12-01', base: 'cobrado', porcentaje: 30 };
const AGREEMENT = { nombre: 'Municipal', porcentaje: 10 };
const RATES = 'Elija tratamientos de la lista, cada uno una sola vez.';
const PRICES = 'Uno de los tratamientos ya no existe. Elija otro.';

it.each([
  ['caja/cobros', CHARGE, 'rebaja', [], ONE_OF_LIST],
  ['caja/cobros', CHARGE, 'rebaja', [{ tipo: 'cortesia' }], ONE_OF_LIST],
  ['caja/cobros', CHARGE, 'rebaja', 'x', ONE_OF_LIST],
  ['caja/cobros', CHARGE, 'rebaja', {}, 'Falta el tipo.'],
  ['caja/pagos', PAYMENT, 'documento', [], ONE_OF_LIST],
  ['caja/pagos', PAYMENT, 'documento', 118, ONE_OF_LIST],
  ['caja/pagos', PAYMENT, 'cobros', 'x', ONE_OF_LIST],
  ['caja/packs', PACK, 'pago', [], ONE_OF_LIST],
  ['caja/packs', PACK, 'pago', true, ONE_OF_LIST],
  ['caja/regimenes', REGIME, 'por_tratamiento', [5], RATES],
  ['caja/regimenes', REGIME, 'por_tratamiento', [null], RATES],
  ['convenios', AGREEMENT, 'precios', [5], PRICES],
  ['convenios', AGREEMENT, 'precios', 'x', PRICES],
])(
  'a request to %s/ of %j is refused with a sentence where its field %s is %j',
  async (path, body, field, value, sentence) => {
    const answer = await staff.post(`/api/${path}/`, { ...body, [field]: value });
    expect([answer.status, answer.body]).toEqual([400, { [field]: [sentence] }]);
    const { rows } = await product.database.query(
      `select (select count(*) from charge) + (select count(*) from payment) + (select count(*) from pay_regime)
          + (select count(*) from agreement) as stored`,
    );
    expect(rows).toEqual([{ stored: '0' }]);
  },
);
