import { expect, it } from '@jest/globals';
import { typedPatient } from './typed-patient.js';

it.each([
  ['12345678-5', { rut: '12.345.678-5' }],
  [' 12.345.678-5 ', { rut: '12.345.678-5' }],
  ['+56 9 1234 5678', { phone: '+56 9 1234 5678' }],
  ['987654320', { phone: '987654320' }],
  ['12.345', { rut: '12.345' }],
  [' María José ', { name: 'María José' }],
  ['Ana 2', { name: 'Ana 2' }],
])('prefills a new patient from the search text %j: %j', (text, expected) =>
  expect(typedPatient(text)).toEqual(expected),
);
