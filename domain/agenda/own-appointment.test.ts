import { describe, expect, it } from '@jest/globals';
import { changeUntil, type OwnChangesRule, ownActions, refusalReason } from './own-appointment.js';
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
  ])('is %i hours before the appointment', (changeDeadlineHours, until) => {
    expect(changeUntil(hour, { ...RULE, changeDeadlineHours })).toEqual(until);
  });
});

describe('what the owner may do', () => {
  it('is everything before the deadline, and only confirm after it', () => {
    expect(ownActions(hour, RULE, inTime)).toEqual(['MOVE', 'CANCEL', 'CONFIRM']);
    expect(ownActions(hour, RULE, late)).toEqual(['CONFIRM']);
    expect(refusalReason('CANCEL', hour, RULE, late)).toBe('TOO_LATE');
  });

  it('does not include confirming a confirmed hour again', () => {
    expect(ownActions({ ...hour, status: 'CONFIRMED' }, RULE, inTime)).toEqual(['MOVE', 'CANCEL']);
    expect(refusalReason('CONFIRM', { ...hour, status: 'CONFIRMED' }, RULE, inTime)).toBeUndefined();
  });

  it('is only confirm if the clinic offers no changes', () => {
    const closed = { ...RULE, visitorsMayChange: false };
    expect(ownActions(hour, closed, inTime)).toEqual(['CONFIRM']);
    expect(refusalReason('MOVE', hour, closed, late)).toBe('NOT_OFFERED');
  });

  it.each([
    ['CANCELLED', { ...hour, status: 'CANCELLED' }],
    ['COMPLETED', { ...hour, status: 'COMPLETED' }],
    ['ARRIVED', { ...hour, attendance: 'ARRIVED' }],
    ['ARRIVED', { ...hour, attendance: 'IN_CARE' }],
  ] as const)('is nothing: %s', (reason, changed) => {
    expect(ownActions(changed, RULE, inTime)).toEqual([]);
    expect(refusalReason('CONFIRM', changed, RULE, inTime)).toBe(reason);
  });
});

it('says what the deadline was, and what the hour is now', () => {
  expect(refusalReasonSentence('TOO_LATE', changeUntil(hour, RULE))).toBe(
    'Su hora se podía cambiar o cancelar hasta el domingo 22 de noviembre a las 22:00. Comuníquese con la clínica.',
  );
  expect(appointmentMovedMeanwhile(hour.date, hour.startMinute)).toBe(
    'Su hora cambió mientras la miraba: ahora es el lunes 23 de noviembre a las 10:00. Revísela antes de seguir.',
  );
});
