import { describe, expect, it } from '@jest/globals';
import { DatabaseAway, isDatabaseAway } from './database-away.js';

describe('the database is away', () => {
  it.each([
    '08006',
    '57P01',
    '57P03',
    '57014',
    '25P03',
    '53100',
    '53300',
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
  ])('by the code %s', (code) => {
    expect(isDatabaseAway({ code })).toBe(true);
  });

  it.each([
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
    'Client was closed and is not queryable',
  ])('by what pg says: %s', (message) => {
    expect(isDatabaseAway(new Error(message))).toBe(true);
  });

  it('as the pool of requests reports it', () => {
    expect(isDatabaseAway(new DatabaseAway())).toBe(true);
  });

  it.each([
    { code: '23505' },
    { code: '40P01' },
    { code: 'ENOSPC' },
    new Error('anything'),
    null,
    undefined,
    'x',
  ])('not by %p', (error) => {
    expect(isDatabaseAway(error)).toBe(false);
  });
});
