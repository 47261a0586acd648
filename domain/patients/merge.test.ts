import { describe, expect, it } from '@jest/globals';
import { areSimilarNames, duplicateReasons, undoableSince, undoableUntil } from './merge.js';

describe('two names', () => {
  it.each([
    ['José Muñoz', 'Jose Munoz'],
    ['Rosa Lillo', 'Rosa Elena Lillo Soto'],
    ['Lillo Rosa', 'Rosa Lillo'],
    ['Catalina Gonzales', 'Catalina González'],
    ['Cristina Vera', 'Cristna Vera'],
  ])('considers the names %s and %s similar', (one, other) => {
    expect(areSimilarNames(one, other)).toBe(true);
    expect(areSimilarNames(other, one)).toBe(true);
  });

  it.each([
    ['Rosa', 'Rosa Lillo'],
    ['Rosa Lillo', 'Rosa Soto'],
    ['Ana Paz', 'Ada Paz'],
    ['Ana Ana', 'Ana Soto'],
    ['', ''],
  ])('does not consider the names %j and %j similar', (one, other) =>
    expect(areSimilarNames(one, other)).toBe(false),
  );
});

describe('possible duplicates', () => {
  const one = {
    provisionalRut: false,
    name: 'Rosa Lillo',
    phoneE164: '+56912345678',
    email: 'rosa@demo.invalid',
    birthDate: '1980-05-01',
  };
  const stranger = {
    provisionalRut: false,
    name: 'Juan Soto',
    phoneE164: null,
    email: '',
    birthDate: null,
  };
  it.each([
    [{ phoneE164: '+56912345678' }, ['SAME_PHONE']],
    [{ email: 'ROSA@demo.invalid' }, ['SAME_EMAIL']],
    [{ birthDate: '1980-05-01' }, []],
    [{ birthDate: '1980-05-01', name: 'Rosa Lilo' }, ['SAME_BIRTH_DATE_SIMILAR_NAME']],
    [{ provisionalRut: true, name: 'rosa lillo' }, ['PROVISIONAL_SIMILAR_NAME']],
    [{ name: 'rosa lillo' }, []],
  ])('suspects a duplicate because of %j: %j', (same, reasons) =>
    expect(duplicateReasons(one, { ...stranger, ...same })).toEqual(reasons),
  );

  it('suspects no duplicate if both lack a phone, an e-mail or a birth date', () =>
    expect(duplicateReasons(stranger, { ...stranger, name: 'Ana Vera' })).toEqual([]));
});

it('allows undoing a merge for 30 days', () => {
  expect(undoableUntil('2026-11-22')).toBe('2026-12-22');
  expect(undoableSince('2026-12-22')).toBe('2026-11-22');
});
