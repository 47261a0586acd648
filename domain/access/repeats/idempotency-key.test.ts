import { describe, expect, it } from '@jest/globals';
import { parseIdempotencyKey } from './idempotency-key.js';

describe('an idempotency key', () => {
  it.each([
    ['8e03978e-40d5-43e8-bc93-6894a57f9324', '8e03978e-40d5-43e8-bc93-6894a57f9324'],
    ['"8e03978e"', '8e03978e'],
    ['reserva 7 de Rosa', 'reserva 7 de Rosa'],
    ['~', '~'],
    ['"', '"'],
    ['a'.repeat(255), 'a'.repeat(255)],
  ])('reads the header %s as the key %s', (header, key) => {
    expect(parseIdempotencyKey(header)).toBe(key);
  });

  it.each(['', '""', ' ', 'a'.repeat(256), 'ñ', 'a\tb', 'a\u0000', '\u007f', 'a\n', '" "'])(
    'rejects the idempotency key %j',
    (header) => {
      expect(parseIdempotencyKey(header)).toBeUndefined();
    },
  );
});
