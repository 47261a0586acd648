import { describe, expect, it } from '@jest/globals';
import { isAllowed, packageTable, reachable } from './licenses.mjs';

describe('a license', () => {
  it.each(['MIT', '(ISC AND CC-BY-3.0)', '(MIT OR GPL-3.0-only)'])('allows the license %s', (license) => {
    expect(isAllowed(license)).toBe(true);
  });

  it.each(['GPL-3.0-only', '(MIT AND GPL-3.0-only)', 'toString', ''])('forbids the license %s', (license) => {
    expect(isAllowed(license)).toBe(false);
  });

  it('rejects a forbidden or missing license with the names of its packages', () => {
    const lock = {
      'node_modules/a': { license: 'MIT' },
      'node_modules/b': { license: 'AGPL-3.0-only' },
      'node_modules/a/node_modules/c': {},
    };
    expect(() => packageTable(lock, Object.keys(lock))).toThrow(
      /: b \(AGPL-3\.0-only\); c \(no license\)\.$/,
    );
  });
});

describe('the packages that a package needs', () => {
  const lock = {
    '': { devDependencies: { a: '1', chosen: '1' } },
    'node_modules/a': {
      dependencies: { b: '1', '@types/b': '1' },
      peerDependencies: { peer: '1', chosen: '1', absent: '1', other: '1' },
      peerDependenciesMeta: { chosen: { optional: true }, other: { optional: true } },
    },
    'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
    'node_modules/b': {},
    'node_modules/c': { dependencies: { a: '1' } },
    'node_modules/peer': {},
    'node_modules/chosen': {},
    'node_modules/other': {},
    'node_modules/@types/b': {},
  };

  it('finds packages where Node does, with installed peers and without types', () => {
    expect(reachable(lock, ['a']).sort()).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
      'node_modules/chosen',
      'node_modules/peer',
    ]);
  });
});
