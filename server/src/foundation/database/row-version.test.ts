import { expect, it } from '@jest/globals';
import { assertVersion, updatedRow } from './row-version.js';

it('refuses a version other than the stored one, whether older or newer', () => {
  expect(() => assertVersion(3, 2)).toThrow('STALE');
  expect(() => assertVersion(3, 4)).toThrow('STALE');
  expect(() => assertVersion(3, 3)).not.toThrow();
});

it('lets the last write win without a version', () => {
  expect(() => assertVersion(3, undefined)).not.toThrow();
});

it('throws STALE for an update that changed no row', () => {
  expect(updatedRow([{ id: 1 }])).toEqual({ id: 1 });
  expect(() => updatedRow([])).toThrow('STALE');
});
