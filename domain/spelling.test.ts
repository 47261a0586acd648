import { expect, it } from '@jest/globals';
import { differInOneLetter, differInSwappedLetters } from './spelling.js';

it.each([
  ['rosa', 'rosas', true],
  ['rosa', 'osa', true],
  ['rosa', 'rusa', true],
  ['rosa', 'ros', true],
  ['rosa', 'rosa', false],
  ['rosa', 'rsoa', false],
  ['rosa', 'rosarf', false],
  ['rosa', 'lora', false],
])('decides whether %s and %s differ in one letter: %s', (one, other, expected) => {
  expect(differInOneLetter(one, other)).toBe(expected);
  expect(differInOneLetter(other, one)).toBe(expected);
});

it.each([
  ['nombre', 'nobmre', true],
  ['nombre', 'onmbre', true],
  ['nombre', 'nombre', false],
  ['nombre', 'nombres', false],
  ['nombre', 'nobmer', false],
])('decides whether %s and %s differ in swapped letters: %s', (one, other, expected) => {
  expect(differInSwappedLetters(one, other)).toBe(expected);
  expect(differInSwappedLetters(other, one)).toBe(expected);
});
