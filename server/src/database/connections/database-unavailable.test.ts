import { describe, expect, it } from '@jest/globals';
import { DatabaseUnavailable, isDatabaseUnavailable } from './database-unavailable.js';

describe('the database counts as away', () => {
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
    expect(isDatabaseUnavailable({ code })).toBe(true);
  });

  it.each([
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
    'Client was closed and is not queryable',
  ])("by pg's message: %s", (message) => {
    expect(isDatabaseUnavailable(new Error(message))).toBe(true);
  });

  it('when the request pool says so', () => {
    expect(isDatabaseUnavailable(new DatabaseUnavailable())).toBe(true);
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
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});
