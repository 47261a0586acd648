import { describe, expect, it } from '@jest/globals';
import { PLAIN_VIEW, shownBy, type Supply, type SupplyView } from './supply-list';

const supply = (id: number, name: string, stock: number, criticalStock: number): Supply => ({
  id,
  name,
  description: '',
  unit: 'unidad',
  stock,
  criticalStock,
  unitValue: 100,
  expiryDate: null,
  isCritical: stock <= criticalStock,
  shortfall: Math.max(0, criticalStock - stock),
  version: 1,
});
const SUPPLIES = [
  supply(1, 'Gasa', 10, 5),
  supply(2, 'Ácido', 3, 5),
  supply(3, 'ñandú', 5, 5),
  supply(4, 'Nitrógeno', 0, 9),
];
const names = (change: Partial<SupplyView>) =>
  shownBy({ ...PLAIN_VIEW, ...change }, SUPPLIES).map(({ name }) => name);

describe('the inventory', () => {
  it('is sorted by name, in Spanish order', () => {
    expect(names({})).toEqual(['Ácido', 'Gasa', 'Nitrógeno', 'ñandú']);
  });

  it('can be reversed', () => {
    expect(names({ descending: true })).toEqual(['ñandú', 'Nitrógeno', 'Gasa', 'Ácido']);
  });

  it('can be sorted by stock, or by shortfall', () => {
    expect(names({ orderBy: 'STOCK' })).toEqual(['Nitrógeno', 'Ácido', 'ñandú', 'Gasa']);
    expect(names({ orderBy: 'SHORTFALL', descending: true })).toEqual([
      'Nitrógeno',
      'Ácido',
      'Gasa',
      'ñandú',
    ]);
  });

  it('shows the critical ones alone, those at their critical stock included', () => {
    expect(names({ criticalOnly: true })).toEqual(['Ácido', 'Nitrógeno', 'ñandú']);
  });

  it('is searched without accents and capitals', () => {
    expect(names({ search: 'acid' })).toEqual(['Ácido']);
  });
});
