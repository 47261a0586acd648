import { describe, expect, it } from '@jest/globals';
import { filterIn, narrowed, WITHOUT_PROFESSIONAL, wordsOf } from './use-lines-address';

const TODAY = '2026-11-23';
const read = (address: string) => filterIn(new URLSearchParams(address), TODAY);
const again = (address: string) => new URLSearchParams(wordsOf(read(address), TODAY)).toString();

describe('Address of the lines of money', () => {
  it('an address without a filter means all charges and payments of this month', () => {
    const filter = read('');
    expect(filter).toEqual({
      ...{ from: '2026-11-01', to: '2026-11-30', page: 1 },
      ...{ kind: undefined, method: undefined, treatment: undefined, professional: undefined },
    });
    expect(wordsOf(filter, TODAY)).toEqual({});
  });

  it.each([
    'desde=2026-01-01&hasta=2026-12-31&tipo=cobro&pagina=3',
    'medio=debito',
    'tratamiento=Pack+x5&profesional=2',
    'tratamiento=&profesional=nadie',
  ])('the address keeps every part of the filter: %s', (address) => expect(again(address)).toBe(address));

  it.each([
    ['desde=2026-11-30&hasta=2026-11-01&medio=cheque&profesional=x', ''],
    // Only payments have a method.
    ['medio=debito&tratamiento=L%C3%A1ser&tipo=cobro', 'medio=debito'],
    ['tipo=pago&profesional=2', 'profesional=2'],
  ])('the address drops impossible parts of a filter: %s', (address, expected) =>
    expect(again(address)).toBe(expected),
  );

  it('a filter of charges hides payments, a filter of payments hides charges, and without it both are listed', () => {
    const ofCharges = narrowed(read('tipo=pago'), { professional: WITHOUT_PROFESSIONAL });
    expect(ofCharges).toMatchObject({ kind: 'CHARGE', professional: WITHOUT_PROFESSIONAL });
    expect(narrowed(ofCharges, { method: 'CASH' })).toMatchObject({
      ...{ kind: 'PAYMENT', method: 'CASH', professional: undefined },
    });
    const free = narrowed(ofCharges, { professional: undefined });
    expect(free).toMatchObject({ kind: 'CHARGE', professional: undefined });
    expect(narrowed(ofCharges, { kind: undefined })).toEqual(read(''));
    expect(narrowed(read('medio=debito'), { page: 2 })).toMatchObject({ method: 'DEBIT', page: 2 });
  });
});
