import { describe, expect, it } from '@jest/globals';
import { isMailHost, isSender, keepsPassword } from './connections.js';

describe('a mail server', () => {
  it.each([
    ['mail.clinica.cl', true],
    ['smtp-relay.gmail.com', true],
    ['192.0.2.1', true],
    ['localhost', true],
    ['', false],
    ['smtp://mail.clinica.cl', false],
    ['mail.clinica.cl:587', false],
    ['mail clinica', false],
    ['-mail.clinica.cl', false],
    ['mail..cl', false],
    [`${'a'.repeat(64)}.cl`, false],
    [`${'a.'.repeat(130)}cl`, false],
  ])('checks the mail server %j: %j', (text, expected) => expect(isMailHost(text)).toBe(expected));

  it.each([
    ['hola@clinica.cl', true],
    ['Clínica Ñandú <hola@clinica.cl>', true],
    ['Clínica', false],
    ['Clínica <hola>', false],
    ['a@b.cl\r\nBcc: c@d.cl', false],
    [`${'x'.repeat(300)} <a@b.cl>`, false],
  ])('checks the sender %j: %j', (text, expected) => expect(isSender(text)).toBe(expected));

  it('keeps the password of a mail server only for the same host and port', () => {
    const stored = { host: 'mail.clinica.cl', port: 587 };
    expect(keepsPassword(stored, { ...stored, host: 'MAIL.clinica.cl' })).toBe(true);
    expect(keepsPassword(stored, { ...stored, port: 465 })).toBe(false);
    expect(keepsPassword(stored, { ...stored, host: 'mail.otra.cl' })).toBe(false);
  });
});
