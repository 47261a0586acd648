import { expect, it } from '@jest/globals';
import { assertVersion, updatedRow } from './version.js';

it('a version that somebody else replaced is stale, whether older or newer', () => {
  expect(() => assertVersion(3, 2)).toThrow('STALE');
  expect(() => assertVersion(3, 4)).toThrow('STALE');
  expect(() => assertVersion(3, 3)).not.toThrow();
});

it('without a version the last write wins', () => {
  expect(() => assertVersion(3, undefined)).not.toThrow();
});

it('an update that changed no row is stale', () => {
  expect(updatedRow([{ id: 1 }])).toEqual({ id: 1 });
  expect(() => updatedRow([])).toThrow('STALE');
});
