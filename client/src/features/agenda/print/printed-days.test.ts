import { describe, expect, it } from '@jest/globals';
import type { AgendaAppointment } from '../agenda-appointment';
import { countInWords, namesProfessionals, printedDays } from './printed-days';

const one = (changes: object) =>
  ({
    date: '2026-11-23',
    time: '10:00',
    status: 'BOOKED',
    serviceType: 'PODIATRY',
    professionalId: 1,
    ...changes,
  }) as AgendaAppointment;

describe('Printed agenda', () => {
  it('a printed agenda has every day of its range, with appointments and blocked hours in order of time', () => {
    const block = {
      id: 1,
      professionalId: 1,
      date: '2026-11-23',
      time: '09:30',
      durationMinutes: 60,
      reason: 'x',
    } as const;
    const days = printedDays(
      { from: '2026-11-22', to: '2026-11-23' },
      [one({ time: '11:00' }), one({}), one({ date: '2026-11-24' })],
      [block],
    );
    expect(days.map(({ date, lines }) => [date, lines.map(({ time }) => time)])).toEqual([
      ['2026-11-22', []],
      ['2026-11-23', ['09:30', '10:00', '11:00']],
    ]);
  });

  it('a printed agenda counts the appointments that are not cancelled', () =>
    expect(countInWords([one({}), one({ serviceType: 'MANICURE' }), one({ status: 'CANCELLED' })])).toBe(
      '2 citas · P 1 · M 1',
    ));

  it('a printed agenda names the professional if a service has several', () => {
    expect(namesProfessionals([one({}), one({ serviceType: 'MANICURE', professionalId: 2 })])).toBe(false);
    expect(namesProfessionals([one({}), one({ professionalId: 2 })])).toBe(true);
  });
});
