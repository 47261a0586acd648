import { expect, it } from '@jest/globals';
import { asksForProfessional, offeredProfessionals } from './professional-choice';

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
const idsOf = (...asked: Parameters<typeof offeredProfessionals>) =>
  offeredProfessionals(...asked).map(({ id }) => id);

it('an edited appointment may keep a professional who takes no new appointments', () => {
  const all = [one(1, { isArchived: true, omittedTreatments: [HELOMAS] }), one(2)];
  const stored = { ...wanted(BRACKETS), professionalId: 1 };
  expect(idsOf(all, wanted(BRACKETS), undefined)).toEqual([2]);
  expect(idsOf(all, stored, stored)).toEqual([1, 2]);
  expect(idsOf(all, wanted(HELOMAS), stored)).toEqual([2]);
  expect(asksForProfessional(all, stored, stored)).toBe(true);
});

it('an edited appointment may keep a professional who never provided its treatment, until it changes', () => {
  const all = [one(1, { omittedTreatments: [HELOMAS, 'Podología general'] }), one(2)];
  const stored = { ...wanted(HELOMAS), professionalId: 1 };
  expect(idsOf(all, stored, stored)).toEqual([1, 2]);
  expect(idsOf(all, wanted('Podología general'), stored)).toEqual([2]);
});

it('the form does not ask for a professional if only one provides the service', () => {
  const all = [one(1), one(3, { services: ['MANICURE'] })];
  const stored = { ...wanted(HELOMAS), professionalId: 1 };
  expect(asksForProfessional(all, stored, stored)).toBe(false);
  expect(asksForProfessional(all, { serviceType: 'MANICURE', treatment: undefined }, stored)).toBe(false);
});
