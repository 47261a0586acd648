import { expect, it } from '@jest/globals';
import { type Attendance, attendedBy, signerOf, namesAttendants } from './attendance.js';

const [ANA, BENITO, CLARA] = [1, 2, 3];
const podiatry = (professionalId: number) => ({ professionalId, serviceType: 'PODIATRY' as const });
const manicure = (professionalId: number) => ({ professionalId, serviceType: 'MANICURE' as const });
const UNKNOWN: Attendance = { booked: [], writer: null, podiatrists: [ANA, BENITO] };

it.each<[string, Partial<Attendance>, number | null]>([
  ["the appointment's", { booked: [podiatry(ANA)] }, ANA],
  ["the appointment's, even if another one writes", { booked: [podiatry(ANA)], writer: BENITO }, ANA],
  ["the manicurist's if that was the visit", { booked: [manicure(CLARA)] }, CLARA],
  ["the podiatrist's if there were two visits", { booked: [manicure(CLARA), podiatry(ANA)] }, ANA],
  ['the writer, if several attended', { booked: [podiatry(ANA), manicure(CLARA)], writer: CLARA }, CLARA],
  ['the one who attended both visits', { booked: [podiatry(ANA), podiatry(ANA)] }, ANA],
  [
    'no professional, if two podiatrists attended that day',
    { booked: [podiatry(ANA), podiatry(BENITO)], writer: CLARA },
    null,
  ],
  ['the writer, without an appointment', { writer: BENITO }, BENITO],
  ['the only podiatrist, if nothing else is known', { podiatrists: [ANA] }, ANA],
  ['no professional, if several could have attended', {}, null],
])('names in a record %s', (_whom, known, expected) => {
  expect(attendedBy({ ...UNKNOWN, ...known })).toBe(expected);
});

it('lets the attending professional sign a certificate, else the only podiatrist', () => {
  const ana = { id: ANA, services: ['PODIATRY' as const] };
  const benito = { ...ana, id: BENITO };
  const clara = { id: CLARA, services: ['MANICURE' as const] };
  expect(signerOf([ana, benito, clara], BENITO)).toBe(benito);
  expect(signerOf([ana, clara], null)).toBe(ana);
  expect(signerOf([ana, clara], CLARA)).toBe(ana);
  expect(signerOf([ana, benito, clara], CLARA)).toBe(clara);
  expect(signerOf([ana, benito, clara], null)).toBeUndefined();
});

it('shows the professional of a record if a service has, or had, several', () => {
  const podiatrist = { services: ['PODIATRY' as const] };
  const manicurist = { services: ['MANICURE' as const] };
  expect(namesAttendants([podiatrist, manicurist])).toBe(false);
  expect(namesAttendants([podiatrist, manicurist, podiatrist])).toBe(true);
});
