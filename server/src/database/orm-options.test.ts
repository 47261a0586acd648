import { expect, it } from '@jest/globals';
import { ormOptions } from './orm-options.js';

it.each([
  ['postgresql://huella:clave@[::1]:5432/huella', '::1'],
  ['postgresql://[fd00::5]/huella', 'fd00::5'],
  ['postgresql://huella:clave@db:5432/huella', undefined],
])('reaches the IPv6 address of %s', (url, host) => {
  expect(ormOptions(url).host).toBe(host);
});
