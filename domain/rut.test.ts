import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkDigit, compareRuts, formatRut, parseRut } from './rut.js';

describe('a RUT', () => {
  // Published by their holders: the tax office, the registry office, two banks and a university.
  it.each([
    ['60.803.000-K', 'Servicio de Impuestos Internos'],
    ['61.002.000-3', 'Servicio de Registro Civil e Identificación'],
    ['97.030.000-7', 'BancoEstado'],
    ['60.910.000-1', 'Universidad de Chile'],
    ['97.004.000-5', 'Banco de Chile'],
  ])('accepts the RUT %s of %s', (rut) => {
    expect(formatRut(parseRut(rut)!)).toBe(rut);
  });

  it.each([
    ['12.345.678-5', '123456785'],
    ['12345678-5', '123456785'],
    [' 12 345 678 5 ', '123456785'],
    ['012.345.678-5', '123456785'],
    ['60803000k', '60803000K'],
    ['7.654.321-6', '76543216'],
  ])('reads the RUT %j as %s', (text, rut) => expect(parseRut(text)).toBe(rut));

  it.each(['', '12.345.678-6', '123456-0', '1234567890-1', 'K', '1234567K8', 'abc', '00000000-0'])(
    'rejects the RUT %j',
    (text) => expect(parseRut(text)).toBeUndefined(),
  );

  it('gives a RUT the check digit that makes its weighted sum a multiple of 11', () => {
    // The definition, in reverse: weights 2 to 7 from the right, and the check digit itself has weight 1.
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 99_999_999 }), (body) => {
        const digits = String(body).split('').reverse().map(Number);
        const sum = digits.reduce((total, digit, place) => total + digit * (2 + (place % 6)), 0);
        const digit = checkDigit(String(body));
        expect((sum + (digit === 'K' ? 10 : Number(digit))) % 11).toBe(0);
        expect(parseRut(formatRut(String(body) + digit))).toBe(String(body) + digit);
        const wrong = digit === '0' ? '1' : '0';
        expect(parseRut(String(body) + wrong)).toBeUndefined();
      }),
    );
  });
});

it('sorts RUTs by number', () => {
  const ruts = ['100000134', '90000017', '100000126', '90000009'];
  expect(ruts.toSorted(compareRuts)).toEqual(['90000009', '90000017', '100000126', '100000134']);
});
