import { describe, expect, it } from '@jest/globals';
import { isPossibleEnd, KEY_AREAS, latestEnd, listedRights, usualEnd } from './api-key.js';

describe('the rights of a key', () => {
  it('never gives a key rights to the team’s area, which allows granting rights', () => {
    expect(KEY_AREAS).not.toContain('TEAM');
    expect(listedRights({ TEAM: 'WRITE', STOCK: 'READ' })).toEqual([{ area: 'STOCK', access: 'READ' }]);
  });
});

describe('the end of a key', () => {
  it('ends a key between today and two years from now, by default in one', () => {
    expect(usualEnd('2026-11-23')).toBe('2027-11-23');
    expect(isPossibleEnd('2026-11-22', '2026-11-23')).toBe(false);
    expect(isPossibleEnd('2026-11-23', '2026-11-23')).toBe(true);
    expect(isPossibleEnd(latestEnd('2026-11-23'), '2026-11-23')).toBe(true);
    expect(isPossibleEnd('2028-11-23', '2026-11-23')).toBe(false);
  });
});
