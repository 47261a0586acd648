import { describe, expect, it } from '@jest/globals';
import {
  changeUntil,
  isAfterDeadline,
  type OwnChangesRule,
  ownActions,
  refusalReason,
} from './own-appointment.js';
import { appointmentMovedMeanwhile, refusalReasonSentence } from './own-appointment.es.js';

const RULE: OwnChangesRule = { visitorsMayChange: true, changeDeadlineHours: 12 };
const hour = { date: '2026-11-23', startMinute: 10 * 60, status: 'BOOKED', attendance: null } as const;
const inTime = { date: '2026-11-22', minutes: 21 * 60 + 59 };
const late = { date: '2026-11-22', minutes: 22 * 60 };

describe('the deadline for changes', () => {
  it.each([
    [12, { date: '2026-11-22', minutes: 22 * 60 }],
    [0, { date: '2026-11-23', minutes: 10 * 60 }],
    [10, { date: '2026-11-23', minutes: 0 }],
    [48, { date: '2026-11-21', minutes: 10 * 60 }],
  ])('ends changes %i hours before the appointment', (changeDeadlineHours, until) => {
    expect(changeUntil(hour, { ...RULE, changeDeadlineHours })).toEqual(until);
  });
});

describe('the owner’s actions', () => {
  it('offers all actions before the deadline, and all but moving after it', () => {
    expect(ownActions(hour, RULE, inTime)).toEqual(['MOVE', 'CANCEL', 'CONFIRM']);
    expect(ownActions(hour, RULE, late)).toEqual(['CANCEL', 'CONFIRM']);
    expect(refusalReason('MOVE', hour, RULE, late)).toBe('TOO_LATE');
    expect([inTime, late].map((now) => isAfterDeadline(hour, RULE, now))).toEqual([false, true]);
  });

  it('does not offer to confirm a confirmed appointment again', () => {
    expect(ownActions({ ...hour, status: 'CONFIRMED' }, RULE, inTime)).toEqual(['MOVE', 'CANCEL']);
    expect(refusalReason('CONFIRM', { ...hour, status: 'CONFIRMED' }, RULE, inTime)).toBeUndefined();
  });

  it('offers only confirming if the clinic allows no changes', () => {
    const closed = { ...RULE, visitorsMayChange: false };
    expect(ownActions(hour, closed, inTime)).toEqual(['CONFIRM']);
    expect(refusalReason('MOVE', hour, closed, late)).toBe('NOT_OFFERED');
  });

  it.each([
    ['CANCELLED', { ...hour, status: 'CANCELLED' }],
    ['COMPLETED', { ...hour, status: 'COMPLETED' }],
    ['ARRIVED', { ...hour, attendance: 'ARRIVED' }],
    ['ARRIVED', { ...hour, attendance: 'IN_CARE' }],
  ] as const)('offers no action for an appointment that is %s', (reason, changed) => {
    expect(ownActions(changed, RULE, inTime)).toEqual([]);
    expect(refusalReason('CONFIRM', changed, RULE, inTime)).toBe(reason);
  });
});

it('shows the owner the missed deadline, and the new hour of a moved appointment', () => {
  expect(refusalReasonSentence('TOO_LATE', changeUntil(hour, RULE))).toBe(
    'Su hora se podía cambiar hasta el domingo 22 de noviembre a las 22:00. Si no puede venir, cancélela.',
  );
  expect(appointmentMovedMeanwhile(hour.date, hour.startMinute)).toBe(
    'Su hora cambió mientras la miraba: ahora es el lunes 23 de noviembre a las 10:00. Revísela antes de seguir.',
  );
});
