import { expect, it } from '@jest/globals';
import { aProfessional } from '../../../testing/professional';
import { usualAppointment } from './usual-appointment';

const TREATMENTS = [
  { name: 'Podología general', serviceType: 'PODIATRY', durationMinutes: 120 },
  { name: 'Manicura', serviceType: 'MANICURE', durationMinutes: 60 },
] as const;
const who = (more: object = {}) => ({ ...aProfessional(1), services: ['PODIATRY' as const], ...more });
const LAST = { serviceType: 'PODIATRY', treatment: 'Podología general', professionalId: 1 } as const;

it('repeats the last visit, as far as the clinic still offers it', () => {
  const usual = { serviceType: 'PODIATRY', treatment: 'Podología general', durationMinutes: 120 };
  expect(usualAppointment(LAST, TREATMENTS, [who()])).toEqual({ ...usual, professionalId: 1 });
  expect(usualAppointment(LAST, TREATMENTS, [who({ isArchived: true })])).toEqual(usual);
  expect(usualAppointment({ ...LAST, treatment: 'Otro' }, TREATMENTS, [who()])).toBeUndefined();
  expect(usualAppointment(null, TREATMENTS, [who()])).toBeUndefined();
});
