import { describe, expect, it } from '@jest/globals';
import type { LocalDate } from '../../../clinic-time.js';
import type { Clp } from '../../../stock/clp.js';
import { asStored, type NewSupply } from '../../../stock/supply-fields.es.js';
import { supplyFill } from './match-supply-row.js';

const GAUZE: NewSupply = { name: 'Gasa', unit: 'caja', stock: 9, criticalStock: 2, unitValue: 900 as Clp };
const OPTIONAL = {
  description: 'Estéril',
  expiryDate: '2027-05-01' as LocalDate,
  salePrice: 1500 as Clp,
  supplier: 'Demo',
};
const stored = (supply: NewSupply) => ({ id: 1, ...asStored(supply) });

describe('Filling in a stored supply from a row', () => {
  it('fills in every optional field that the stored supply lacks', () => {
    expect(supplyFill({ ...GAUZE, ...OPTIONAL }, stored(GAUZE))).toEqual(OPTIONAL);
  });

  it('replaces no stored value, and never the stock, the name or a price', () => {
    const row = { ...GAUZE, stock: 5, unitValue: 100 as Clp, supplier: 'Otra', description: null };
    expect(supplyFill(row, stored({ ...GAUZE, ...OPTIONAL }))).toEqual({});
  });
});
