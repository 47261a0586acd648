import { describe, expect, it } from '@jest/globals';
import { needsAttendance, attendanceAfter } from './attendance.js';

describe('the attendance after an edit', () => {
  const inCare = { status: 'CONFIRMED', attendance: 'IN_CARE' } as const;
  const missed = { status: 'BOOKED', attendance: 'NO_SHOW' } as const;

  it('sets the attendance that was sent, otherwise keeps it', () => {
    expect(attendanceAfter(missed, 'BOOKED', undefined)).toBe('NO_SHOW');
    expect(attendanceAfter(missed, 'BOOKED', 'ARRIVED')).toBe('ARRIVED');
    expect(attendanceAfter(missed, 'BOOKED', null)).toBeNull();
  });

  it('removes the attendance of a cancelled appointment', () => {
    expect(attendanceAfter(inCare, 'CANCELLED', undefined)).toBeNull();
  });

  it('clears in-care and no-show when a visit is completed', () => {
    expect(attendanceAfter(inCare, 'COMPLETED', undefined)).toBe('ARRIVED');
    expect(attendanceAfter(missed, 'COMPLETED', undefined)).toBeNull();
    expect(attendanceAfter({ ...missed, status: 'COMPLETED' }, 'COMPLETED', undefined)).toBe('NO_SHOW');
  });
});

it('asks whether the patient came once the hour has passed without attendance', () => {
  const booked = {
    status: 'BOOKED',
    attendance: null,
    date: '2026-11-20',
    time: '10:00',
    durationMinutes: 60,
  } as const;
  const at = (date: string, minutes: number) => ({ date, minutes });
  expect(needsAttendance(booked, at('2026-11-20', 659))).toBe(false);
  expect(needsAttendance(booked, at('2026-11-20', 660))).toBe(true);
  expect(needsAttendance(booked, at('2026-11-21', 0))).toBe(true);
  expect(needsAttendance({ ...booked, attendance: 'NO_SHOW' }, at('2026-11-21', 0))).toBe(false);
  expect(needsAttendance({ ...booked, status: 'CANCELLED' }, at('2026-11-21', 0))).toBe(false);
  expect(needsAttendance({ ...booked, status: 'COMPLETED' }, at('2026-11-21', 0))).toBe(false);
});
