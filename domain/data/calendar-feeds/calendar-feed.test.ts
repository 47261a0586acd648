import { describe, expect, it } from '@jest/globals';
import { feedName, feedSummary } from './calendar-feed.es.js';
import { feedDays, mayHaveFeed } from './calendar-feed.js';

describe('a calendar feed', () => {
  it('titles an event with the service, after the patient if one is given', () => {
    expect(feedSummary('PODIATRY', 'R. L.', false)).toBe('R. L. · Podología');
    expect(feedSummary('MANICURE', '', false)).toBe('Manicura');
    expect(feedSummary('PODIATRY', 'Rosa Lillo', true)).toBe('Cancelada: Rosa Lillo · Podología');
  });

  it('names the calendar after its scope', () => {
    expect(feedName('OWN', 'Clínica', 'Ana')).toBe('Citas de Ana · Clínica');
    expect(feedName('MANICURE', 'Clínica', 'Ana')).toBe('Manicura · Clínica');
    expect(feedName('ALL', 'Clínica', null)).toBe('Toda la agenda · Clínica');
  });

  it('covers a month back and a year ahead', () => {
    expect(feedDays('2026-11-23')).toEqual({ from: '2026-10-24', to: '2027-11-23' });
  });
});

describe('a user’s own feed', () => {
  it('offers an own feed only to users who may read the agenda', () => {
    expect(mayHaveFeed({ AGENDA: 'READ' })).toBe(true);
    expect(mayHaveFeed({ AGENDA: 'WRITE' })).toBe(true);
    expect(mayHaveFeed({ PATIENTS: 'WRITE', SETTINGS: 'WRITE' })).toBe(false);
  });
});
