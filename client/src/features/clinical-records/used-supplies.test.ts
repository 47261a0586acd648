import { describe, expect, it } from '@jest/globals';
import { remaining, withSupply } from './used-supplies';

const gauze = { id: 1, name: 'Gasa', unit: 'unidad', stock: 3, unitValue: 150 };
const line = (quantity: number, unitValue = 150) => ({
  supplyId: 1,
  supplyName: 'Gasa',
  quantity,
  unitValue,
});

describe('a product of a record', () => {
  it('has the current price', () => {
    expect(withSupply(gauze, 2, [], [])).toEqual({ lines: [line(2)] });
  });

  it('is one line if it is added twice', () => {
    expect(withSupply(gauze, 1, [line(2)], [])).toEqual({ lines: [line(3)] });
  });

  it('keeps its price in the record, even after it was removed', () => {
    expect(withSupply(gauze, 2, [], [line(2, 90)])).toEqual({ lines: [line(2, 90)] });
  });

  it('can’t exceed the stock', () => {
    const fault = 'No hay suficiente stock disponible. Stock actual: 3';
    expect(withSupply(gauze, 4, [], [])).toEqual({ fault });
    expect(withSupply(gauze, 2, [line(2)], [])).toEqual({ fault });
  });

  it('may use again what the record itself has taken from the stock', () => {
    expect(remaining(gauze, [line(1)], [line(2)])).toBe(4);
    expect(withSupply({ ...gauze, stock: 0 }, 2, [], [line(2)])).toEqual({ lines: [line(2)] });
  });

  it.each([0, -1, 1.5, Number.NaN])('is never %d', (quantity) => {
    expect(withSupply(gauze, quantity, [], [])).toEqual({ fault: 'Escriba una cantidad entera desde 1.' });
  });

  it('must be chosen', () => {
    expect(withSupply(undefined, 1, [], [])).toEqual({ fault: 'Seleccione un producto.' });
  });
});
