import { describe, expect, it } from '@jest/globals';
import { EMPTY_PAYMENT, faultsOfPayment, type PaymentValues, toPay, toPaymentInput } from './payment-values';

const VISIT = { owed: 24_993, isSale: false, hasPatient: true };
const faults = (part: Partial<PaymentValues>, payable = VISIT) =>
  Object.keys(faultsOfPayment({ ...EMPTY_PAYMENT, method: 'DEBIT', ...part }, payable));
const input = (part: Partial<PaymentValues>) =>
  toPaymentInput({ ...EMPTY_PAYMENT, method: 'DEBIT', ...part }, VISIT, 7, [1, 2]);

describe('a payment', () => {
  it('a payment is the whole debt unless another amount is typed, and only cash is rounded', () => {
    expect(input({})).toMatchObject({ amount: 24_993, chargeIds: [1, 2], patientId: 7 });
    expect(input({ amount: '10.000' })).toMatchObject({ amount: 10_000 });
    expect(toPay({ ...EMPTY_PAYMENT, method: 'CASH' }, VISIT)).toBe(24_990);
    expect(toPay({ ...EMPTY_PAYMENT, method: 'DEBIT' }, VISIT)).toBe(24_993);
  });

  it('a payment is sent with the fields of its method, and with a document only if that has a number', () => {
    const typed = { tendered: '30000', authorizationCode: 'A1', documentKind: 'VOUCHER' } as const;
    expect(input({ ...typed, documentNumber: '118' })).toMatchObject({
      authorizationCode: 'A1',
      document: { kind: 'VOUCHER', number: '118' },
    });
    expect(input(typed)).not.toHaveProperty('document');
    expect(input(typed)).not.toHaveProperty('tendered');
    expect(input({ ...typed, method: 'CASH' })).toMatchObject({ tendered: 30_000 });
    expect(input({ ...typed, method: 'CASH' })).not.toHaveProperty('authorizationCode');
  });

  it.each<[Partial<PaymentValues>, string[]]>([
    [{}, []],
    [{ method: null }, ['method']],
    [{ amount: '30000' }, ['amount']],
    [{ amount: '30000', keepsRest: true }, []],
    [{ amount: '0' }, ['amount']],
    [{ method: 'CASH', tendered: '24980' }, ['tendered']],
    [{ method: 'CASH', tendered: '24990' }, []],
    [{ method: 'CASH', tendered: '25000', tip: '1000' }, ['tendered']],
    [{ documentKind: 'INVOICE' }, ['documentNumber']],
    [{ documentKind: 'VOUCHER', documentNumber: '012' }, ['documentNumber']],
    [{ payerRut: '11.111.111-2', tip: '5,5' }, ['payerRut', 'tip']],
  ])('a payment with %j has faults at %j', (part, fields) => {
    expect(faults(part)).toEqual(fields);
  });

  it('a sale needs a description and a price, and without a patient leaves no credit', () => {
    expect(faults({}, { owed: 0, isSale: true, hasPatient: false })).toEqual(['description', 'price']);
    const sold = { description: 'Crema', price: '8000', amount: '9000', keepsRest: true };
    expect(faults(sold, { owed: 8_000, isSale: true, hasPatient: false })).toEqual(['amount']);
  });

  it('a product that is sold at another price than its own needs a reason', () => {
    const sold = { productId: '7', quantity: '2', usualPrice: 19_980 };
    const faultsAt = (price: string, reason = '') =>
      faults({ ...sold, price, reason }, { owed: 19_980, isSale: true, hasPatient: false });
    expect(faultsAt('19.980')).toEqual([]);
    expect(faultsAt('15.000')).toEqual(['reason']);
    expect(faultsAt('15.000', 'Está abierta')).toEqual([]);
  });
});
