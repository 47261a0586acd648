import { expect, it } from '@jest/globals';
import { type Attendance, attendedBy, signerOf, namesAttendants } from './attendance.js';

const [ANA, BENITO, CLARA] = [1, 2, 3];
const podiatry = (professionalId: number) => ({ professionalId, serviceType: 'PODIATRY' as const });
const manicure = (professionalId: number) => ({ professionalId, serviceType: 'MANICURE' as const });
const UNKNOWN: Attendance = { booked: [], writer: null, podiatrists: [ANA, BENITO] };

it.each<[string, Partial<Attendance>, number | null]>([
  ["the appointment's", { booked: [podiatry(ANA)] }, ANA],
  ["the appointment's, also where another one writes", { booked: [podiatry(ANA)], writer: BENITO }, ANA],
  ["the manicurist's where that was the visit", { booked: [manicure(CLARA)] }, CLARA],
  ["the podiatrist's of two visits", { booked: [manicure(CLARA), podiatry(ANA)] }, ANA],
  [
    'whoever writes, of several who attended',
    { booked: [podiatry(ANA), manicure(CLARA)], writer: CLARA },
    CLARA,
  ],
  ['the one of both visits', { booked: [podiatry(ANA), podiatry(ANA)] }, ANA],
  ['nobody, of two podiatrists that day', { booked: [podiatry(ANA), podiatry(BENITO)], writer: CLARA }, null],
  ['whoever writes, without an appointment', { writer: BENITO }, BENITO],
  ['the only podiatrist, where nothing else tells', { podiatrists: [ANA] }, ANA],
  ['nobody, where several could have', {}, null],
])('a record names %s', (_whom, known, expected) => {
  expect(attendedBy({ ...UNKNOWN, ...known })).toBe(expected);
});

it('who attended signs the certificate, else the only podiatrist, and nobody of several', () => {
  const ana = { id: ANA, services: ['PODIATRY' as const] };
  const benito = { ...ana, id: BENITO };
  const clara = { id: CLARA, services: ['MANICURE' as const] };
  expect(signerOf([ana, benito, clara], BENITO)).toBe(benito);
  expect(signerOf([ana, clara], null)).toBe(ana);
  expect(signerOf([ana, clara], CLARA)).toBe(ana);
  expect(signerOf([ana, benito, clara], CLARA)).toBe(clara);
  expect(signerOf([ana, benito, clara], null)).toBeUndefined();
});

it('records say who attended where several people do, or did, one service', () => {
  const podiatrist = { services: ['PODIATRY' as const] };
  const manicurist = { services: ['MANICURE' as const] };
  expect(namesAttendants([podiatrist, manicurist])).toBe(false);
  expect(namesAttendants([podiatrist, manicurist, podiatrist])).toBe(true);
});
