import { describe, expect, it } from '@jest/globals';
import { timeAt } from '../../clinic-time.js';
import { agendaStarts, checkStart, DEFAULT_SCHEDULE } from '../../schedule.js';
import { refusalSentence } from '../../schedule.es.js';
import { BOOKING_TREATMENT } from '../treatments.js';
import { does, personalSchedule } from './professional.js';

const FRIDAY = '2026-11-20';
const SATURDAY = '2026-11-21';
const HOUR = 60;

describe('a professional’s treatments', () => {
  const nails = { services: ['PODIATRY' as const], omittedTreatments: ['Helomas interdigitales'] };

  it('includes the treatments of a professional’s service that are not omitted', () => {
    expect(does(nails, 'MANICURE')).toBe(false);
    expect(does(nails, 'PODIATRY')).toBe(true);
    expect(does(nails, 'PODIATRY', 'Postura de brackets')).toBe(true);
    expect(does(nails, 'PODIATRY', 'Helomas interdigitales')).toBe(false);
  });

  it("includes treatments that are not on the clinic's list", () => {
    expect(does(nails, 'PODIATRY', BOOKING_TREATMENT)).toBe(true);
    expect(does(nails, 'PODIATRY', 'Control de plantillas')).toBe(true);
  });
});

describe("a professional's schedule", () => {
  const split = personalSchedule(DEFAULT_SCHEDULE, {
    hours: {
      5: [
        { opensAt: 8 * HOUR, closesAt: 12 * HOUR },
        { opensAt: 14.5 * HOUR, closesAt: 21 * HOUR },
      ],
      7: [{ opensAt: 9 * HOUR, closesAt: 12 * HOUR }],
    },
    daysOff: [],
  });

  it('uses the clinic’s hours for a professional without their own', () => {
    const follows = personalSchedule(DEFAULT_SCHEDULE, { daysOff: [] });
    expect(agendaStarts(follows, FRIDAY)).toEqual(agendaStarts(DEFAULT_SCHEDULE, FRIDAY));
  });

  it('allows several stretches a day, within the clinic’s hours', () => {
    expect(agendaStarts(split, FRIDAY).map(timeAt)).toEqual([
      '09:00',
      '10:00',
      '11:00',
      '14:30',
      '15:30',
      '16:30',
      '17:30',
    ]);
    expect(agendaStarts(split, SATURDAY)).toEqual([]);
    expect(agendaStarts(split, '2026-11-22')).toEqual([]);
  });

  it('refuses a second hour during the break, and names each stretch', () => {
    const at = (startMinute: number, durationMinutes = 60) => {
      const refusal = checkStart(
        { date: FRIDAY, startMinute, durationMinutes },
        { schedule: split, busySlots: new Set() },
      );
      return refusal && refusalSentence(refusal, FRIDAY);
    };
    expect(at(11 * HOUR)).toBeUndefined();
    expect(at(11 * HOUR, 120)).toContain('Una cita de 2 horas no cabe');
    expect(at(13 * HOUR)).toBe(
      'Ese día se atiende con horas que comienzan cada 60 minutos, de 09:00 a 11:00 y de 14:30 a 17:30. Elija una de ellas.',
    );
  });

  it('closes the agenda on a professional’s days off, without the reason', () => {
    const off = personalSchedule(DEFAULT_SCHEDULE, { daysOff: [{ from: FRIDAY, to: FRIDAY }] });
    const refusal = checkStart(
      { date: FRIDAY, startMinute: 10 * HOUR, durationMinutes: 60 },
      { schedule: off, busySlots: new Set() },
    );
    expect(refusal && refusalSentence(refusal, FRIDAY)).toBe('Ese día no se atiende. Elija otro.');
    expect(agendaStarts(off, FRIDAY)).toEqual([]);
    expect(agendaStarts(off, SATURDAY)).not.toEqual([]);
  });
});
