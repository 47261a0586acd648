import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { findBinaries } from '../../src/foundation/postgres/binaries.js';
import { reachableBinaries } from '../../src/foundation/postgres/reachable-binaries.js';
import { StartUpError } from '../../src/foundation/start-up-error.js';
import { CheckoutCopy, isRoot, NOBODY } from './checkout-copy.js';

// Other folders and users: server/test/proofs/folders.
describe('First npm start of a copy without sources', () => {
  let copy: CheckoutCopy;
  beforeAll(() => {
    copy = new CheckoutCopy();
  });
  afterAll(() => copy.remove());

  it('starts a copy without sources below a folder of mode 0700, also for root', async () => {
    fs.chmodSync(copy.home, 0o700);
    expect(await copy.start()).not.toBe('0');
  });

  // Only root can start it as another user.
  (isRoot ? it : it.skip)(
    'for a user who cannot write to the checkout, with the data elsewhere',
    async () => {
      fs.chmodSync(copy.home, 0o755);
      const dataDir = copy.dataElsewhere(NOBODY);
      expect(await copy.start({ user: NOBODY, dataDir })).toBe(String(NOBODY.uid));
    },
  );
});

(isRoot ? describe : describe.skip)('PostgreSQL’s programs', () => {
  let home: string;
  let shared: string;
  beforeEach(() => {
    home = fs.mkdtempSync(path.join(os.tmpdir(), 'programas '));
    fs.chmodSync(home, 0o755);
    shared = path.join(home, 'shared');
  });
  afterEach(() => fs.rmSync(home, { recursive: true, force: true }));

  function copyBelow(mode: number): ReturnType<typeof findBinaries> {
    const binaries = findBinaries();
    const folder = path.join(home, 'above', 'native');
    fs.mkdirSync(path.dirname(folder), { mode });
    execFileSync('cp', ['-a', binaries.folder, folder]);
    return { ...binaries, folder };
  }
  const runsInitdb = (binaries: ReturnType<typeof findBinaries>) => () =>
    execFileSync(binaries.initdb, ['--version'], NOBODY);

  it('copies PostgreSQL’s programs from a closed folder to an open one, again if the copy is incomplete', () => {
    const closed = copyBelow(0o700);
    const reached = reachableBinaries(closed, NOBODY, shared);
    expect(reached.folder.startsWith(shared)).toBe(true);
    expect(runsInitdb(reached)).not.toThrow();

    const before = fs.statSync(reached.folder).ino;
    expect(reachableBinaries(closed, NOBODY, shared)).toEqual(reached);
    expect(fs.statSync(reached.folder).ino).toBe(before);

    fs.truncateSync(reached.initdb, 1_000);
    reachableBinaries(closed, NOBODY, shared);
    expect(runsInitdb(reached)).not.toThrow();
    expect(fs.readdirSync(shared)).toHaveLength(1);
  });

  it('copies PostgreSQL’s programs installed with umask 077 so that others can run them', () => {
    const closed = copyBelow(0o755);
    execFileSync('chmod', ['-R', 'go=', closed.folder]);
    expect(runsInitdb(reachableBinaries(closed, NOBODY, shared))).not.toThrow();
  });

  it('uses PostgreSQL’s programs in an open folder where they are', () => {
    const open = copyBelow(0o755);
    expect(reachableBinaries(open, NOBODY, shared)).toEqual(open);
    expect(fs.existsSync(shared)).toBe(false);
  });

  it('uses PostgreSQL’s programs where they are for the user who starts Huella, also in a closed folder', () => {
    const closed = copyBelow(0o700);
    expect(reachableBinaries(closed, undefined, shared)).toEqual(closed);
    expect(fs.existsSync(shared)).toBe(false);
  });

  it('does not run PostgreSQL’s programs from a folder to which others can write', () => {
    const closed = copyBelow(0o700);
    fs.mkdirSync(shared);
    fs.chownSync(shared, NOBODY.uid, NOBODY.gid);
    const run = () => reachableBinaries(closed, NOBODY, shared);
    expect(run).toThrow(StartUpError);
    expect(run).toThrow(/must belong to root.*let other users enter and read the folder, or start Huella as/);
  });
});
