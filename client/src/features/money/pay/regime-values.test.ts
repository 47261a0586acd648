import { expect, it } from '@jest/globals';
import { faultsOf, readPercent, type RegimeValues } from './regime-values';

it('reads percentages as they are written in Chile, with at most two decimals', () => {
  expect(['40', '32,5', '32.55', '100 %', '0', '', '100,01', '33,333', '-1', 'x'].map(readPercent)).toEqual([
    40,
    32.5,
    32.55,
    100,
    0,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('a regime asks only for the fields of its kind', () => {
  const values: RegimeValues = {
    kind: 'RENT',
    validFrom: '',
    basis: 'CHARGED',
    percent: '',
    rent: '',
    rates: [],
  };
  expect(Object.keys(faultsOf(values))).toEqual(['validFrom', 'rent']);
  const rates = [{ treatmentId: 1, name: 'x', percent: '' }];
  expect(Object.keys(faultsOf({ ...values, kind: 'FEES', validFrom: '2026-11-01', rates }))).toEqual([
    'percent',
    'rates',
  ]);
});
