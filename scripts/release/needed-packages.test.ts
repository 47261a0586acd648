import { expect, it } from '@jest/globals';
import { neededPackages } from './needed-packages.mjs';

const LOCKED = {
  '': { dependencies: { a: '1', b: '1' } },
  'node_modules/a': { dependencies: { c: '2' }, optionalDependencies: { 'd-linux': '1' } },
  'node_modules/a/node_modules/c': { dependencies: { e: '1' } },
  'node_modules/b': {
    dev: true,
    peerDependencies: { e: '1', f: '1' },
    peerDependenciesMeta: { f: { optional: true } },
  },
  'node_modules/c': {},
  'node_modules/d-linux': {},
  'node_modules/e': {},
  'node_modules/f': {},
};

it('finds packages where Node does, with their dependencies', () => {
  expect(Object.keys(neededPackages(LOCKED, ['a']))).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/c',
    'node_modules/d-linux',
    'node_modules/e',
  ]);
});

it('includes required peers, and packages that were marked as dev dependencies', () => {
  expect(neededPackages(LOCKED, ['b'])).toEqual({
    'node_modules/b': {
      peerDependencies: LOCKED['node_modules/b'].peerDependencies,
      peerDependenciesMeta: { f: { optional: true } },
    },
    'node_modules/e': {},
  });
});
