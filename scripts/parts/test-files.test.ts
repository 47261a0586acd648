import { expect, it } from '@jest/globals';
import { filesAbout } from './test-files.mjs';

const serverTestsAbout = (word: string) => filesAbout(word).get('server') ?? [];

it('finds the tests in a folder of tests', () => {
  expect(serverTestsAbout('access/sockets')).not.toEqual([]);
  expect(
    serverTestsAbout('access/sockets').filter((file) => !file.startsWith('server/test/access/sockets/')),
  ).toEqual([]);
});

it.each([
  ['access/sessions', 'server/test/access/session.rest.test.ts'],
  ['clinic/settings', 'server/test/clinic/agenda-settings.test.ts'],
])('finds the tests of the folder %s in the folder around it', (folder, test) => {
  expect(serverTestsAbout(folder)).toContain(test);
  expect(serverTestsAbout(folder)).not.toContain('server/test/access/log/accesses.test.ts');
});

it('finds nothing for a word that is neither in a path nor a folder of the server', () => {
  expect([...filesAbout('access/nothing')]).toEqual([]);
});
