import { describe, expect, it } from '@jest/globals';
import { instantOf, parseInstant, withOffset } from '../../clinic-time.js';
import { searchedSpan, wallFrom } from './search-date.js';

const ZONE = 'America/Santiago';
const TIME = { timeZone: ZONE, now: parseInstant('2026-11-23T15:00:00Z') };
const span = (text: string) => {
  const found = searchedSpan(text, TIME);
  return found && [found.from?.toISOString(), found.before?.toISOString()];
};

describe('a searched date', () => {
  it.each([
    ['2026', '2026-01-01T03:00:00.000Z', '2027-01-01T03:00:00.000Z'],
    ['2026-12', '2026-12-01T03:00:00.000Z', '2027-01-01T03:00:00.000Z'],
    ['2026-02', '2026-02-01T03:00:00.000Z', '2026-03-01T03:00:00.000Z'],
    ['2026-11-23', '2026-11-23T03:00:00.000Z', '2026-11-24T03:00:00.000Z'],
    ['eq2026-11-23T10:00', '2026-11-23T13:00:00.000Z', '2026-11-23T13:01:00.000Z'],
    ['2026-11-23T10:00:00Z', '2026-11-23T10:00:00.000Z', '2026-11-23T10:00:01.000Z'],
    ['2026-11-23T10:00:00.5+02:00', '2026-11-23T08:00:00.500Z', '2026-11-23T08:00:00.501Z'],
    ['ge2026-11-23', '2026-11-23T03:00:00.000Z', undefined],
    ['gt2026-11-23', '2026-11-24T03:00:00.000Z', undefined],
    ['sa2026-11-23', '2026-11-24T03:00:00.000Z', undefined],
    ['le2026-11-23', undefined, '2026-11-24T03:00:00.000Z'],
    ['lt2026-11-23', undefined, '2026-11-23T03:00:00.000Z'],
    ['ge2026-11-23T10:00-03:00', '2026-11-23T13:00:00.000Z', undefined],
    ['ge1000-01-01', expect.stringContaining('1001-01-01T'), undefined],
    ['le9999-12-31', undefined, '9999-01-01T03:00:00.000Z'],
    ['ge9999-12-31T23:59:59Z', '9999-01-01T03:00:00.000Z', undefined],
    ['eb2026-11-23', undefined, '2026-11-23T03:00:00.000Z'],
  ])('searches the whole period of %s', (text, from, before) => {
    expect(span(text)).toEqual([from, before]);
  });

  it.each([
    ['ap2026-11-23', '2026-11-23T03:00:00.000Z', '2026-11-24T03:00:00.000Z'],
    ['ap2026', '2026-01-01T03:00:00.000Z', '2027-01-01T03:00:00.000Z'],
    // Ten and a half days ago, ten days ahead, and ten years ago.
    ['ap2026-11-12', '2026-11-11T01:48:00.000Z', '2026-11-14T04:12:00.000Z'],
    ['ap2026-12-03T12:00', '2026-12-02T15:00:00.000Z', '2026-12-04T15:01:00.000Z'],
    ['ap1000', '1001-01-01', '1103-08-05'],
  ])('widens %s by a tenth of its distance to now, before and after', (text, from, before) => {
    const found = span(text);
    expect(found?.map((one) => one?.slice(0, from.length))).toEqual([from, before]);
  });

  it('excludes the period of a date with the prefix ne', () => {
    expect(searchedSpan('ne2026', TIME)).toEqual({ ...searchedSpan('2026', TIME), isExcluded: true });
  });

  it('covers the whole day even when the clock changes', () => {
    // The clock goes forward at the end of 5 September 2026 and back at the end of 3 April 2027.
    expect(span('2026-09-06')).toEqual(['2026-09-06T04:00:00.000Z', '2026-09-07T03:00:00.000Z']);
    expect(span('2027-04-03')).toEqual(['2027-04-03T03:00:00.000Z', '2027-04-04T04:00:00.000Z']);
  });

  it.each(['', 'x', '2026-13', '2026-02-30', 'ap', '2026-11-23T25:00', '26', '0001', '2026-11-23 10:00'])(
    'rejects the search date %j',
    (text) => expect(searchedSpan(text, TIME)).toBeUndefined(),
  );

  it('rounds up to the next whole minute of clinic time', () => {
    expect(wallFrom(parseInstant('2026-11-23T13:00:00Z'), ZONE)).toEqual({
      date: '2026-11-23',
      minutes: 600,
    });
    expect(wallFrom(parseInstant('2026-11-23T13:00:00.001Z'), ZONE)).toEqual({
      date: '2026-11-23',
      minutes: 601,
    });
  });
});

describe('an instant with its offset', () => {
  it.each([
    ['2026-09-04', '-04:00'],
    ['2026-09-07', '-03:00'],
    ['2027-04-02', '-03:00'],
    ['2027-04-05', '-04:00'],
  ])('writes an instant with the clinic’s offset on %s', (date, offset) => {
    const text = withOffset(instantOf({ date, minutes: 600 }, ZONE), ZONE);
    expect(text).toBe(`${date}T10:00:00${offset}`);
    expect(parseInstant(text)).toEqual(instantOf({ date, minutes: 600 }, ZONE));
  });

  it('distinguishes the two occurrences of a repeated hour', () => {
    const first = instantOf({ date: '2027-04-03', minutes: 23 * 60 + 30 }, ZONE);
    expect(withOffset(first, ZONE)).toBe('2027-04-03T23:30:00-03:00');
    expect(withOffset(parseInstant('2027-04-04T03:30:00Z'), ZONE)).toBe('2027-04-03T23:30:00-04:00');
    expect(withOffset(parseInstant('2026-11-23T10:00:05Z'), 'UTC')).toBe('2026-11-23T10:00:05+00:00');
  });
});
