import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { inRoot, root } from '../bootstrap/checkout.mjs';
import { READS, WRITES } from './foreign-uses.mjs';
import { OWNERS } from './table-owners.mjs';
import { faultsOfUses } from './owner-faults.mjs';

const sources = globSync(['server/src/**/*.ts', 'domain/**/*.ts'], { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  // Migrations and the demo fill tables that are not in use yet.
  .filter((file) => !/\/database\/(migrations|seeds)\/|\.test\.ts$/.test(file))
  .map((file) => [file, readFileSync(inRoot(file), 'utf8')] as const);

describe('Owners of tables', () => {
  it('names only folders of the server as owners', () => {
    expect(Object.keys(OWNERS).filter((folder) => !existsSync(inRoot('server', 'src', folder)))).toEqual([]);
  });

  it('lets SQL and the EntityManager use a table only in its owner’s folder, except for a stated reason that still applies', () => {
    expect(faultsOfUses(sources, { owners: OWNERS, reads: READS, writes: WRITES })).toEqual([]);
  });

  it.each([
    ['reads', READS],
    ['writes', WRITES],
  ])('lists foreign %s in alphabetical order, each with a reason', (_kind, reasons) => {
    expect(Object.keys(reasons)).toEqual(Object.keys(reasons).toSorted());
    expect(Object.values(reasons)).not.toContain('');
  });
});
