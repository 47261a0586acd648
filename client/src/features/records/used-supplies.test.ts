import { describe, expect, it } from '@jest/globals';
import { expiredLines, reasonFault, remaining, withSupply } from './used-supplies';

const gauze = {
  id: 1,
  name: 'Gasa',
  unit: 'unidad',
  stock: 3,
  unitValue: 150,
  expiryDate: null,
  contains: [],
};
const line = (quantity: number, unitValue = 150) => ({
  supplyId: 1,
  supplyName: 'Gasa',
  quantity,
  unitValue,
});

describe('Product of a record', () => {
  it('a product added to a record has the current price', () => {
    expect(withSupply(gauze, 2, [], [])).toEqual({ lines: [line(2)] });
  });

  it('a product added twice is one line', () => {
    expect(withSupply(gauze, 1, [line(2)], [])).toEqual({ lines: [line(3)] });
  });

  it('a product keeps its price in the record, even if it is removed and added again', () => {
    expect(withSupply(gauze, 2, [], [line(2, 90)])).toEqual({ lines: [line(2, 90)] });
  });

  it('the quantity of a product can’t exceed the stock', () => {
    const fault = 'No hay suficiente stock disponible. Stock actual: 3';
    expect(withSupply(gauze, 4, [], [])).toEqual({ fault });
    expect(withSupply(gauze, 2, [line(2)], [])).toEqual({ fault });
  });

  it('a record may use again what it has already taken from the stock', () => {
    expect(remaining(gauze, [line(1)], [line(2)])).toBe(4);
    expect(withSupply({ ...gauze, stock: 0 }, 2, [], [line(2)])).toEqual({ lines: [line(2)] });
  });

  it.each([0, -1, 1.5, Number.NaN])('refuses %d as the quantity of a product', (quantity) => {
    expect(withSupply(gauze, quantity, [], [])).toEqual({ fault: 'Escriba una cantidad entera desde 1.' });
  });

  it('refuses to add a quantity without a product', () => {
    expect(withSupply(undefined, 1, [], [])).toEqual({ fault: 'Seleccione un producto.' });
  });
});

describe('Expired product', () => {
  const expired = { ...gauze, expiryDate: '2026-11-17' };
  const used = (quantity: number, stored: number, day: string) =>
    expiredLines([line(quantity)], stored ? [line(stored)] : [], [expired], day).length;

  it('using more of a product after its expiry date needs a reason', () => {
    expect(used(1, 0, '2026-11-18')).toBe(1);
    expect(used(1, 0, '2026-11-17')).toBe(0);
    expect(used(2, 1, '2026-11-18')).toBe(1);
    expect(used(1, 1, '2026-11-18')).toBe(0);
  });

  it('the reason for an expired product must be neither blank nor too long', () => {
    const fault = (expiredReason?: string) =>
      reasonFault({ ...line(1), ...(expiredReason && { expiredReason }) });
    expect(fault('Era la última')).toBeUndefined();
    expect(fault()).toBe('Escriba por qué se usa Gasa.');
    expect(fault('   ')).toBe('Escriba por qué se usa Gasa.');
    expect(fault('\u200b')).toBe('Escriba por qué se usa Gasa.');
    expect(fault('x'.repeat(201))).toBe('Acorte el motivo de uso: se admiten hasta 200 caracteres.');
  });
});
