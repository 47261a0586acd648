import { describe, expect, it } from '@jest/globals';
import { parseInstant } from '../clinic-time.js';
import { keptWhen } from './offline-agenda.es.js';
import { isOver, isReadable, type OfflineAgenda } from './offline-agenda.js';

const KEPT: OfflineAgenda = {
  date: '2026-11-23',
  timeZone: 'America/Santiago',
  appointments: [],
  keptAt: 10 * 60 + 42,
  sessionId: 'one',
};
const at = (time: string, offset = '-03:00') => parseInstant(`2026-11-23T${time}:00${offset}`);
const SESSION = { sessionId: 'one', endsAt: parseInstant('2026-11-24T12:00:00Z').getTime() };

describe('an offline agenda', () => {
  it('is readable by its session on its day, by the clinic’s clock', () => {
    expect(isReadable(KEPT, SESSION, at('00:00'))).toBe(true);
    expect(isReadable(KEPT, SESSION, at('23:59'))).toBe(true);
    expect(isReadable(KEPT, SESSION, parseInstant('2026-11-24T03:00:00Z'))).toBe(false);
    expect(isReadable(KEPT, SESSION, parseInstant('2026-11-23T02:59:00Z'))).toBe(false);
    // On Easter Island the day lasts two hours longer.
    const island = { ...KEPT, timeZone: 'Pacific/Easter' };
    expect(isReadable(island, SESSION, parseInstant('2026-11-24T03:00:00Z'))).toBe(true);
  });

  it('is not readable by another session, or once the access token has expired', () => {
    expect(isReadable(KEPT, undefined, at('10:50'))).toBe(false);
    expect(isReadable(KEPT, { ...SESSION, sessionId: 'two' }, at('10:50'))).toBe(false);
    const ending = { ...SESSION, endsAt: at('11:00').getTime() };
    expect(isReadable(KEPT, ending, at('10:59'))).toBe(true);
    expect(isReadable(KEPT, ending, at('11:00'))).toBe(false);
  });

  it.each([
    ['10:42', 'guardada a las 10:42 (hace menos de un minuto)'],
    ['10:43', 'guardada a las 10:42 (hace 1 minuto)'],
    ['10:54', 'guardada a las 10:42 (hace 12 minutos)'],
    ['11:42', 'guardada a las 10:42 (hace 1 hora)'],
    ['12:43', 'guardada a las 10:42 (hace 2 horas y 1 minuto)'],
    // The clock was set back in the meantime.
    ['10:00', 'guardada a las 10:42 (hace menos de un minuto)'],
  ])('says at %s how old it is', (time, words) => {
    const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    expect(keptWhen(KEPT, { date: KEPT.date, minutes })).toBe(words);
  });

  it('separates past appointments from upcoming ones', () => {
    const appointment = { time: '10:00', durationMinutes: 60, name: 'Rosa Soto', treatment: 'Manicura' };
    const isOverAt = (minutes: number) => isOver(appointment, { date: KEPT.date, minutes });
    expect([isOverAt(10 * 60 + 59), isOverAt(11 * 60)]).toEqual([false, true]);
  });
});
