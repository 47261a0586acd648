import { describe, expect, it } from '@jest/globals';
import { isPlausiblePhone, parsePhone } from './phone.js';

describe('a phone', () => {
  it.each([
    ['+56 9 1234 5678', '+56912345678'],
    ['9 1234 5678', '+56912345678'],
    ['912345678', '+56912345678'],
    ['(2) 2345 6789', '+56223456789'],
    ['56912345678', '+56912345678'],
    ['0056 9 1234 5678', '+56912345678'],
    ['+54 9 11 1234-5678', '+5491112345678'],
    ['+1 (212) 555.0100', '+12125550100'],
  ])('%s is %s', (text, e164) => expect(parsePhone(text)).toBe(e164));

  it.each([
    '',
    '12345',
    '123456789',
    '+56 1234',
    'nueve',
    '+0 123456789',
    '+1234567890123456',
    '9 1234 5678 anexo 3',
  ])('%j has no parsed form', (text) => expect(parsePhone(text)).toBeUndefined());
});

describe('a typed phone', () => {
  it.each(['912345678', '223 4567', '600 600 1000 opción 2', '+1 212 555 0100'])('%j is plausible', (typed) =>
    expect(isPlausiblePhone(typed)).toBe(true),
  );
  it.each(['', 'no tiene', '12345'])('%j is not', (typed) => expect(isPlausiblePhone(typed)).toBe(false));
});
