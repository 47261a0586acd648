import { expect, it } from '@jest/globals';
import { ormOptions } from './orm-options.js';

it.each([
  ['postgresql://huella:clave@[::1]:5432/huella', '::1'],
  ['postgresql://[fd00::5]/huella', 'fd00::5'],
  ['postgresql://huella:clave@db:5432/huella', undefined],
])('passes the host of an IPv6 URL without brackets: %s', (url, host) => {
  expect(ormOptions(url).host).toBe(host);
});
