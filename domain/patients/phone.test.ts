import { describe, expect, it } from '@jest/globals';
import { isPlausiblePhone, parseNumber, parsePhone } from './phone.js';

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
    ['Cel: 9 1234 5678', '+56912345678'],
    ['CELULAR +56 9 1234 5678', '+56912345678'],
    ['Fono casa: (2) 2345 6789', '+56223456789'],
    ['Teléfono Nº 912345678', '+56912345678'],
    ['whatsapp 9 1234 5678', '+56912345678'],
    ['tel:+56912345678', '+56912345678'],
    ['https://wa.me/56912345678', '+56912345678'],
    ['09 1234 5678', '+56912345678'],
    ['02 2345 6789', '+56223456789'],
    ['+56 09 1234 5678', '+56912345678'],
    ['+56 (0)9 1234 5678', '+56912345678'],
    ['(+56) 9 1234 5678', '+56912345678'],
    ['\u202a+56\u00a09\u20111234\u20115678\u202c', '+56912345678'],
    ['９ １２３４ ５６７８', '+56912345678'],
    ['9–1234–5678', '+56912345678'],
  ])('parses the phone %s as %s', (text, e164) => expect(parsePhone(text)).toBe(e164));

  it.each([
    '',
    '12345',
    '123456789',
    '+56 1234',
    'nueve',
    '+0 123456789',
    '+1234567890123456',
    '9 1234 5678 9',
    '9 1234 / 5678',
    '1234 5678',
    '0 1234 5678',
    '600 600 1000 opción 2',
    'cel',
  ])('does not parse %j as a phone', (text) => expect(parsePhone(text)).toBeUndefined());
});

describe('a phone with a note', () => {
  it.each([
    '912345678 (hija)',
    '912345678 hija, después de las 6',
    '9 1234 5678 - mamá',
    'Ana: 9 1234 5678',
    'Hija (9) 1234 5678',
    '+56912345678 anexo 3',
    '912345678 987654321',
    '912345678 / 9 8765 4321',
    '9 1234 5678 o 2 2345 6789',
  ])('finds the number in %j, which is not a number itself', (text) => {
    expect(parsePhone(text)).toBe('+56912345678');
    expect(parseNumber(text)).toBeUndefined();
  });
});

describe('a typed phone', () => {
  it.each(['912345678', '223 4567', '600 600 1000 opción 2', '+1 212 555 0100'])(
    'considers the phone %j plausible',
    (typed) => expect(isPlausiblePhone(typed)).toBe(true),
  );
  it.each(['', 'no tiene', '12345'])('does not consider the phone %j plausible', (typed) =>
    expect(isPlausiblePhone(typed)).toBe(false),
  );
});
