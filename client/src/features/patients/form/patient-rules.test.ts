import { expect, it } from '@jest/globals';
import { EMPTY_PATIENT } from './patient-form-values';
import { patientRules } from './patient-rules';

const faultOf = (field: 'name' | 'email' | 'phone', text: string) => {
  const { validate } = patientRules(undefined, undefined)[field] as {
    validate: (text: string, values: typeof EMPTY_PATIENT) => unknown;
  };
  return validate(text, EMPTY_PATIENT);
};

it('accepts text pasted with invisible characters, as the server does, but refuses text of invisible characters only', () => {
  expect(faultOf('name', 'Ana\u200b Soto')).toBe(true);
  expect(faultOf('email', '\u202aana@demo.invalid\u202c\u200b')).toBe(true);
  expect(faultOf('phone', '\u202a+56 9 1234 5678\u202c')).toBe(true);
  for (const field of ['name', 'email', 'phone'] as const)
    expect(faultOf(field, '\u200b\u00ad')).toMatch(/^Falta/);
});
