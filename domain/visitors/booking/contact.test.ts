import { describe, expect, it } from '@jest/globals';
import { EMPTY_CONTACT, faultsOf } from './contact.js';

const ROSA = { name: 'Rosa Lillo', email: 'rosa@correo.cl', phone: '9 1234 5678', notes: '' };

describe('a visitor’s contact data', () => {
  it('requires a visitor’s name, e-mail and phone', () => {
    expect(Object.keys(faultsOf(EMPTY_CONTACT))).toEqual(['name', 'email', 'phone']);
    expect(faultsOf(ROSA)).toEqual({});
  });

  it.each([
    ['email', 'rosa@', /^Escriba un correo válido/],
    ['phone', '12', /^Escriba un teléfono válido/],
    ['name', 'x'.repeat(201), /200/],
  ])('rejects a visitor’s %s of %j', (field, text, sentence) => {
    expect(faultsOf({ ...ROSA, [field]: text })).toEqual({ [field]: expect.stringMatching(sentence) });
  });

  it('accepts a plausible phone that can’t be parsed', () => {
    expect(faultsOf({ ...ROSA, phone: 'anexo 123456' })).toEqual({});
  });
});
