import { expect, it } from '@jest/globals';
import { byKey, type DeclaredFields, labelsOf, storedValues } from './declared-fields.js';

const FIELDS = {
  name: { kind: 'SHORT_TEXT', key: 'nombre', label: 'Nombre', isRequired: true },
  note: { kind: 'LONG_TEXT', label: 'Nota' },
  price: { kind: 'PRICE', key: 'precio', label: 'Precio' },
  isShown: { kind: 'FLAG', label: 'Se muestra', ifAbsent: true },
} as const satisfies DeclaredFields;

const stored = (sent: Partial<Record<keyof typeof FIELDS, unknown>>) =>
  storedValues(FIELDS, (field) => sent[field]);

it.each([undefined, null, ''])('stores %j as an empty text, or as null if the field is no text', (none) => {
  expect(stored({ name: 'Pie', note: none, price: none, isShown: false })).toEqual({
    name: 'Pie',
    note: '',
    price: null,
    isShown: false,
  });
});

it('stores a zero', () => {
  expect(stored({ name: 'Pie', price: 0, isShown: true }).price).toBe(0);
});

it('stores no value in place of one that must be given', () => {
  expect(stored({ note: 'Nota' })).toMatchObject({ name: undefined, isShown: undefined });
});

it('gives REST only the fields with a key', () => {
  expect(byKey(FIELDS, (field) => field)).toEqual({ nombre: 'name', precio: 'price' });
});

it('finds a label for each declared field', () => {
  expect(labelsOf(FIELDS)).toEqual({ name: 'Nombre', note: 'Nota', price: 'Precio', isShown: 'Se muestra' });
});
