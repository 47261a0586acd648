import { expect, it } from '@jest/globals';
import { asksWho, offered } from './who-attends';

const one = (id: number, more: object = {}) => ({
  id,
  services: ['PODIATRY' as const],
  omittedTreatments: [] as string[],
  isArchived: false,
  ...more,
});
const BRACKETS = 'Postura de brackets';
const HELOMAS = 'Helomas interdigitales';
const wanted = (treatment?: string) => ({ serviceType: 'PODIATRY' as const, treatment });
const idsOf = (...asked: Parameters<typeof offered>) => offered(...asked).map(({ id }) => id);

it('an edited appointment may stay with somebody who gets nothing new any more', () => {
  const all = [one(1, { isArchived: true, omittedTreatments: [HELOMAS] }), one(2)];
  const stored = { ...wanted(BRACKETS), professionalId: 1 };
  expect(idsOf(all, wanted(BRACKETS), undefined)).toEqual([2]);
  expect(idsOf(all, stored, stored)).toEqual([1, 2]);
  expect(idsOf(all, wanted(HELOMAS), stored)).toEqual([2]);
  expect(asksWho(all, stored, stored)).toBe(true);
});

it('or with somebody who never did its treatment, until that is changed', () => {
  const all = [one(1, { omittedTreatments: [HELOMAS, 'Podología general'] }), one(2)];
  const stored = { ...wanted(HELOMAS), professionalId: 1 };
  expect(idsOf(all, stored, stored)).toEqual([1, 2]);
  expect(idsOf(all, wanted('Podología general'), stored)).toEqual([2]);
});

it('nobody is asked about where one person does the service', () => {
  const all = [one(1), one(3, { services: ['MANICURE'] })];
  const stored = { ...wanted(HELOMAS), professionalId: 1 };
  expect(asksWho(all, stored, stored)).toBe(false);
  expect(asksWho(all, { serviceType: 'MANICURE', treatment: undefined }, stored)).toBe(false);
});
