import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { timeAt } from '../../../clinic-time.js';
import { parseHours, timeAfterDate } from './hours.js';

describe('hours', () => {
  it.each([
    ['9:30', { from: '09:30' }],
    ['09:30:00', { from: '09:30' }],
    ['9.30', { from: '09:30' }],
    ['15:00 hrs', { from: '15:00' }],
    ['15 hrs', { from: '15:00' }],
    ['15h', { from: '15:00' }],
    ['3:30 pm', { from: '15:30' }],
    ['0930', { from: '09:30' }],
    ['0,395833333', { from: '09:30' }],
    ['0.625', { from: '15:00' }],
    ['1899-12-30 09:30', { from: '09:30' }],
    ['09:00 - 10:00', { from: '09:00', to: '10:00' }],
    ['9:00 a 10:00 hrs', { from: '09:00', to: '10:00' }],
    ['de 9:00 a 11:00', { from: '09:00', to: '11:00' }],
    ['9:00–10:00', { from: '09:00', to: '10:00' }],
    ['9 am a 10 am', { from: '09:00', to: '10:00' }],
  ])('parses the hours %s', (text, hours) => expect(parseHours(text)).toEqual(hours));

  it.each([
    '',
    'mañana',
    '25:00',
    '9',
    '9 - 10',
    '9:00 a',
    '9:00 a 10:00 a 11:00',
    '9:75',
    '2500',
    '05-03-2024',
  ])('does not read %s as hours', (text) => expect(parseHours(text)).toBeUndefined());

  it('reads hours back from each way of writing them', () => {
    const writings = [
      (hour: number, minute: string) => `${hour}:${minute}`,
      (hour: number, minute: string) => `${String(hour).padStart(2, '0')}:${minute}:00`,
      (hour: number, minute: string) => `${hour}.${minute} hrs.`,
      (hour: number, minute: string) => `${((hour + 11) % 12) + 1}:${minute} ${hour < 12 ? 'a. m.' : 'p.m.'}`,
      (hour: number, minute: string) => `${(hour * 60 + Number(minute)) / 1440 + 0.0000001}`,
    ];
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1439 }), fc.constantFrom(...writings), (minutes, write) => {
        const text = write(Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0'));
        expect(parseHours(text)).toEqual({ from: timeAt(minutes) });
      }),
    );
  });
});

describe('a time after a date', () => {
  it.each([
    ['05-03-2024 14:30', '14:30'],
    ['2024-03-05T14:30', '14:30'],
    ['2024-03-05 14:30:00', '14:30'],
    ['2024-03-05T14:30:00.000', '14:30'],
    ['05/03/2024 2:30 p. m.', '14:30'],
    ['5 de marzo de 2024 a las 14:30 hrs', '14:30'],
    ['05/03/2024, 9.00', '09:00'],
    ['45356,5', '12:00'],
    ['45356.604166667', '14:30'],
  ])('finds the time after a date: %s', (text, time) => expect(timeAfterDate(text)).toBe(time));

  // A time with a zone may not be clinic time.
  it.each(['05-03-2024', '5.3.2024', '45356', '2024-03-05T14:30:00Z', '2024-03-05T14:30-03:00', ''])(
    'finds no time after a date: %s',
    (text) => expect(timeAfterDate(text)).toBeUndefined(),
  );
});
