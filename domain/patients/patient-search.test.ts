import { describe, expect, it } from '@jest/globals';
import { searchTerms } from './patient-search.js';

describe('a search for patients', () => {
  it.each([
    ['', []],
    ['   ', []],
    ['Ana', ['ana']],
    ['  Muñoz  JOSÉ ', ['munoz', 'jose']],
    ['12.345.678-5', ['123456785']],
    ['12.345', ['12345']],
    ['60.803.000-K', ['60803000k']],
    ['+56 9 1234 5678', ['912345678']],
    ['9 1234', ['91234']],
    ['ana 12.345', ['ana', '12345']],
    ['a.b@c.cl', ['a.b@c.cl']],
    ['V-12.345.678', ['v12345678']],
    ['AB 123456', ['ab', '123456']],
    ['09 1234 5678', ['912345678']],
    ['\u202a+56\u00a09 1234–5678\u202c', ['912345678']],
    ['Cel: 9 1234 5678', ['912345678']],
    ['9 1234 5678 (hija)', ['912345678']],
    ['Fono (casa): 2 2345 6789', ['223456789']],
    ['+56 9 1234 5678 / 2 2345 6789', ['912345678']],
    ['Ana (hija) 9 1234 5678', ['ana', '(hija)', '9', '1234', '5678']],
    ['12.345.678‑5', ['123456785']],
    ['O’Higgins', ['ohiggins']],
    ["O'Higgins", ['ohiggins']],
    ['O´Higgins', ['ohiggins']],
    ['Mu\u00adñoz\u200b', ['munoz']],
    ['Soto–Pérez', ['soto-perez']],
    ['jo-1990@c.cl', ['jo-1990@c.cl']],
  ])('splits the search %j into the terms %j', (text, terms) => expect(searchTerms(text)).toEqual(terms));
});
