import { describe, expect, it } from '@jest/globals';
import { bareEmail, comparableEmail, isEmail } from './email.js';

describe('an e-mail address', () => {
  it.each(['a@b.cl', 'ana.maria+pie@sub.clinica.cl', 'ñandú@correo.cl', `${'a'.repeat(195)}@b.cl`])(
    'accepts the e-mail address %s',
    (text) => expect(isEmail(text)).toBe(true),
  );

  it.each([
    '',
    'a@b',
    'a b@c.cl',
    '@c.cl',
    'a@-b.cl',
    'a@b..cl',
    'a@b.cl,c@d.cl',
    `${'a'.repeat(196)}@b.cl`,
    `${'a'.repeat(250)}@b.cl`,
  ])('rejects the e-mail address %j', (text) => expect(isEmail(text)).toBe(false));

  it('compares e-mail addresses ignoring case and surrounding spaces', () => {
    expect(comparableEmail(' Ana@Correo.CL ')).toBe(comparableEmail('ana@correo.cl'));
  });

  it.each([
    ['Clínica <hola@clinica.cl>', 'hola@clinica.cl'],
    ['"Clínica <Norte>" <hola@clinica.cl> ', 'hola@clinica.cl'],
    [' hola@clinica.cl', 'hola@clinica.cl'],
  ])('extracts from the sender %j the address %s', (sender, address) =>
    expect(bareEmail(sender)).toBe(address),
  );
});
