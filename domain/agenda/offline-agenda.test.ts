import { describe, expect, it } from '@jest/globals';
import { parseInstant } from '../clinic-time.js';
import { keptWhen } from './offline-agenda.es.js';
import { isOnItsDay, isOver, type OfflineAgenda } from './offline-agenda.js';

const AGENDA: OfflineAgenda = {
  date: '2026-11-23',
  timeZone: 'America/Santiago',
  appointments: [],
  keptAt: 10 * 60 + 42,
};
const at = (time: string, offset = '-03:00') => parseInstant(`2026-11-23T${time}:00${offset}`);

describe('an offline agenda', () => {
  it('shows the offline agenda only on its own day, by the clinic’s clock', () => {
    expect(isOnItsDay(AGENDA, at('00:00'))).toBe(true);
    expect(isOnItsDay(AGENDA, at('23:59'))).toBe(true);
    expect(isOnItsDay(AGENDA, parseInstant('2026-11-24T03:00:00Z'))).toBe(false);
    expect(isOnItsDay(AGENDA, parseInstant('2026-11-23T02:59:00Z'))).toBe(false);
    // On Easter Island the day lasts two hours longer.
    const island = { ...AGENDA, timeZone: 'Pacific/Easter' };
    expect(isOnItsDay(island, parseInstant('2026-11-24T03:00:00Z'))).toBe(true);
  });

  it.each([
    ['10:42', 'guardada a las 10:42 (hace menos de un minuto)'],
    ['10:43', 'guardada a las 10:42 (hace 1 minuto)'],
    ['10:54', 'guardada a las 10:42 (hace 12 minutos)'],
    ['11:42', 'guardada a las 10:42 (hace 1 hora)'],
    ['12:43', 'guardada a las 10:42 (hace 2 horas y 1 minuto)'],
    // The clock was set back in the meantime.
    ['10:00', 'guardada a las 10:42 (hace menos de un minuto)'],
  ])('says at %s how old the offline agenda is', (time, words) => {
    const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    expect(keptWhen(AGENDA, { date: AGENDA.date, minutes })).toBe(words);
  });

  it('separates past appointments from upcoming ones', () => {
    const appointment = { time: '10:00', durationMinutes: 60, name: 'Rosa Soto', treatment: 'Manicura' };
    const isOverAt = (minutes: number) => isOver(appointment, { date: AGENDA.date, minutes });
    expect([isOverAt(10 * 60 + 59), isOverAt(11 * 60)]).toEqual([false, true]);
  });
});
