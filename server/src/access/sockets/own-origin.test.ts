import { describe, expect, it } from '@jest/globals';
import { isOwnOrigin } from './own-origin.js';

describe('isOwnOrigin', () => {
  it.each([
    ['a program, which sends no origin', undefined, 'clinica.cl', undefined],
    ['a page of the same address', 'http://127.0.0.1:3000', '127.0.0.1:3000', undefined],
    ['a page behind a proxy that adds HTTPS', 'https://clinica.cl', 'clinica.cl', undefined],
    ['a page whose port is the default one', 'https://clinica.cl', 'clinica.cl:443', undefined],
    ['a page whose address is written in capitals', 'https://clinica.cl', 'CLINICA.cl', undefined],
    ['a page of an IPv6 address', 'http://[::1]:3000', '[::1]:3000', undefined],
    [
      'a page of PUBLIC_URL, whatever the host',
      'https://clinica.cl',
      '10.0.0.5:3000',
      'https://clinica.cl/app',
    ],
  ])('allows a WebSocket from %s', (_what, origin, host, publicUrl) => {
    expect(isOwnOrigin(origin, host, publicUrl)).toBe(true);
  });

  it.each([
    ['of another address', 'https://evil.example', 'clinica.cl', 'https://clinica.cl'],
    ['of another port', 'http://clinica.cl:8080', 'clinica.cl', undefined],
    ['of a name that only begins the same', 'https://clinica.cl.evil.example', 'clinica.cl', undefined],
    ['of an http: page where PUBLIC_URL is https:', 'http://clinica.cl', '10.0.0.5', 'https://clinica.cl'],
    ['without an address of its own', 'null', 'null', undefined],
    ['of a file', 'file://', '', undefined],
    ['of an extension', 'chrome-extension://abc', 'abc', undefined],
    ['that names nothing', '', 'clinica.cl', undefined],
    ['where the host is malformed', 'https://clinica.cl', 'a b', undefined],
  ])('refuses a WebSocket %s', (_what, origin, host, publicUrl) => {
    expect(isOwnOrigin(origin, host, publicUrl)).toBe(false);
  });
});
