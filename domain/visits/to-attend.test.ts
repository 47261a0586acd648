import { expect, it } from '@jest/globals';
import { appointmentToAttend } from './to-attend.js';

type Visit = Parameters<typeof appointmentToAttend>[0][number];
const at = (time: string, more: Partial<Visit> = {}): Visit => ({
  time,
  status: 'BOOKED',
  attendance: null,
  ...more,
});
const toAttend = (...visits: Visit[]) => appointmentToAttend(visits, 12 * 60)?.time;

it('picks the visit in progress to attend, otherwise the nearest one, even if late', () => {
  expect(toAttend(at('09:00', { attendance: 'IN_CARE' }), at('12:00'))).toBe('09:00');
  expect(toAttend(at('09:00'), at('13:00'))).toBe('13:00');
  expect(toAttend(at('11:30'), at('18:00'))).toBe('11:30');
});

it('never picks a visit to attend that is over, cancelled or a no-show', () => {
  expect(
    toAttend(
      at('12:00', { status: 'COMPLETED' }),
      at('12:00', { status: 'CANCELLED' }),
      at('12:00', { attendance: 'NO_SHOW' }),
    ),
  ).toBeUndefined();
});
