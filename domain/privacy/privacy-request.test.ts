import { describe, expect, it } from '@jest/globals';
import { answerDeadline, isOverdue, type PendingRequest, reasonNotToExtend } from './privacy-request.js';

const noHoliday = () => false;

describe('the deadline of a privacy request', () => {
  it('sets the deadline 30 calendar days after a privacy request', () => {
    expect(answerDeadline('ACCESS', '2026-12-01', noHoliday)).toBe('2026-12-31');
    expect(answerDeadline('PORTABILITY', '2027-01-31', () => true)).toBe('2027-03-02');
  });

  it('sets the deadline for blocking two business days later, without Sundays and holidays', () => {
    expect(answerDeadline('BLOCKING', '2026-12-01', noHoliday)).toBe('2026-12-03');
    // Saturday 5 counts, Sunday 6 and the holiday on Tuesday 8 don't.
    const isHoliday = (day: string) => day === '2026-12-08';
    expect(answerDeadline('BLOCKING', '2026-12-04', isHoliday)).toBe('2026-12-07');
    expect(answerDeadline('BLOCKING', '2026-12-05', isHoliday)).toBe('2026-12-09');
  });

  const pending: PendingRequest = {
    right: 'ACCESS',
    dueOn: '2026-12-31',
    isExtended: false,
    isAnswered: false,
  };

  it('allows extending a deadline once, before it has passed, and never for blocking', () => {
    expect(reasonNotToExtend(pending, '2026-12-31')).toBeUndefined();
    expect(reasonNotToExtend(pending, '2027-01-01')).toBe('OVERDUE');
    expect(reasonNotToExtend({ ...pending, isExtended: true }, '2026-12-31')).toBe('EXTENDED');
    expect(reasonNotToExtend({ ...pending, isAnswered: true }, '2026-12-31')).toBe('ANSWERED');
    expect(reasonNotToExtend({ ...pending, right: 'BLOCKING' }, '2026-12-31')).toBe('BLOCKING');
  });

  it('marks an unanswered request as overdue from the day after its deadline', () => {
    expect(isOverdue(pending, '2026-12-31')).toBe(false);
    expect(isOverdue(pending, '2027-01-01')).toBe(true);
    expect(isOverdue({ ...pending, isAnswered: true }, '2027-01-01')).toBe(false);
  });
});
