import { describe, expect, it } from '@jest/globals';
import { DatabaseUnavailable, isDatabaseUnavailable } from './database-unavailable.js';

describe('isDatabaseUnavailable', () => {
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
  ])('recognises an unavailable database by the code %s', (code) => {
    expect(isDatabaseUnavailable({ code })).toBe(true);
  });

  it.each([
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
    'Client was closed and is not queryable',
  ])('recognises an unavailable database by the message of pg: %s', (message) => {
    expect(isDatabaseUnavailable(new Error(message))).toBe(true);
  });

  it('recognises the error of the request pool', () => {
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
  ])('does not take %p for an unavailable database', (error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});
