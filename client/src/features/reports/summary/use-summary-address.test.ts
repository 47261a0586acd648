import { expect, it } from '@jest/globals';
import { periodFault } from '../../../clinic/free-period';
import { periodIn } from './use-summary-address';

const TODAY = '2027-01-15';
const MONTH = ['month', '2027-01-01', '2027-01-31'];

it.each([
  ['', MONTH],
  ['periodo=semana', ['week', '2027-01-11', '2027-01-17']],
  ['periodo=ano', ['year', '2027-01-01', '2027-12-31']],
  ['desde=2026-11-02&hasta=2026-11-08', ['week', '2026-11-02', '2026-11-08']],
  ['desde=2026-11-03&hasta=2026-11-09', ['other', '2026-11-03', '2026-11-09']],
  ['desde=2026-11-01&hasta=2026-11-30', ['month', '2026-11-01', '2026-11-30']],
  ['desde=2024-01-01&hasta=2024-12-31', ['year', '2024-01-01', '2024-12-31']],
  ['periodo=otro&desde=2026-11-01&hasta=2026-11-30', ['other', '2026-11-01', '2026-11-30']],
  ['desde=2026-11-08&hasta=2026-11-02', MONTH],
  ['desde=2025-01-01&hasta=2026-11-02', MONTH],
  ['desde=2026-02-30&hasta=2026-11-02', MONTH],
  ['periodo=siempre', MONTH],
])('The address "%s" is a period', (address, expected) => {
  const { choice, from, to } = periodIn(new URLSearchParams(address), TODAY);
  expect([choice, from, to]).toEqual(expected);
});

it('A period that can not be shown has a sentence', () => {
  expect(periodFault({ from: '2026-11-08', to: '2026-11-02' })).toBe(
    'Debe ser igual o posterior al primer día.',
  );
  expect(periodFault({ from: '2026-01-01', to: '2027-01-02' })).toBe('Elija un período de hasta 366 días.');
  expect(periodFault({ from: '2024-01-01', to: '2024-12-31' })).toBeUndefined();
});
