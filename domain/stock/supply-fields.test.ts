import { expect, it } from '@jest/globals';
import { asStored, changedSupply, type NewSupply } from './supply-fields.es.js';

const GLOVES: NewSupply = { name: 'Guantes', unit: 'par', stock: 0, criticalStock: 10, unitValue: 150 };

it.each([{}, { description: null, expiryDate: null }, { description: '', expiryDate: '' }])(
  'stores no description as an empty text, and no expiry date as null: %j',
  (empty) => {
    expect(asStored({ ...GLOVES, ...empty })).toMatchObject({ ...GLOVES, description: '', expiryDate: null });
  },
);

it('keeps the fields that a change leaves out, and clears optional ones that it empties', () => {
  const before = asStored({ ...GLOVES, description: 'Talla M', expiryDate: '2027-01-31' });
  expect(changedSupply(before, { stock: 3 })).toEqual({ ...before, stock: 3 });
  expect(changedSupply(before, { description: null, expiryDate: '' })).toEqual({
    ...before,
    description: '',
    expiryDate: null,
  });
});
