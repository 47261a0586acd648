import { describe, expect, it } from '@jest/globals';
import { publicAddressOf } from './public-address.js';

describe('the public address', () => {
  it.each([
    ['https://clinica.cl', 'https://clinica.cl'],
    [' https://Clinica.CL:443// ', 'https://clinica.cl'],
    ['HTTP://192.168.1.10:3000/', 'http://192.168.1.10:3000'],
    ['https://ñandú.cl', 'https://xn--and-6ma2c.cl'],
    ['http://[::1]:8080', 'http://[::1]:8080'],
  ])('reads %s as its origin', (written, origin) => {
    expect(publicAddressOf(written)).toBe(origin);
  });

  it.each([
    '',
    'clinica.cl',
    'ftp://clinica.cl',
    'javascript:alert(1)',
    'https://',
    'https://clinica.cl/reservar',
    'https://clinica.cl?a=b',
    'https://clinica.cl#a',
    'https://ana:clave@clinica.cl',
    'https://*.clinica.cl',
    'https://clinica.cl:99999',
    'https://mi clinica.cl',
    'https://clinica".cl',
    "https://clinica'.cl",
    'https://clinica%22.cl',
    'https://clinica;.cl',
    'https://clinica..cl',
  ])('refuses "%s"', (written) => {
    expect(publicAddressOf(written)).toBeUndefined();
  });
});
