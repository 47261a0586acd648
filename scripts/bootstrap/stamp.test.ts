import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { installStamp, readStamp, sourcesStamp } from './stamp.mjs';

let folder: string;
const write = (name: string, content: string): void => {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), content);
};

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'huella stamp-'));
});

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('installStamp', () => {
  it('changes the install stamp with the lock file, and includes the platform', () => {
    write('package-lock.json', '{"lockfileVersion":3}');
    const before = installStamp(path.join(folder, 'package-lock.json'));
    write('package-lock.json', '{"lockfileVersion":4}');
    expect(installStamp(path.join(folder, 'package-lock.json'))).not.toBe(before);
    expect(before).toContain(`${process.platform}-${process.arch}`);
  });
});

describe('readStamp', () => {
  it('reads no stamp if nothing was ever finished', () => {
    expect(readStamp(path.join(folder, 'nowhere', '.installed'))).toBeUndefined();
  });
});

describe('sourcesStamp', () => {
  const stamp = (): string => sourcesStamp(folder, ['src', 'tsconfig.json']);

  beforeEach(() => {
    write('src/a.ts', 'a');
    write('src/deep/b.ts', 'b');
    write('tsconfig.json', '{}');
  });

  it('keeps the sources’ stamp if nothing changed', () => {
    expect(stamp()).toBe(stamp());
  });

  it.each([
    ['a content changes', () => write('src/deep/b.ts', 'B')],
    ['a file is added', () => write('src/c.ts', '')],
    ['a file is renamed', () => fs.renameSync(path.join(folder, 'src/a.ts'), path.join(folder, 'src/z.ts'))],
    ['a file is removed', () => fs.rmSync(path.join(folder, 'tsconfig.json'))],
  ])('changes the sources’ stamp when %s', (_what, change) => {
    const before = stamp();
    change();
    expect(stamp()).not.toBe(before);
  });

  it('changes the sources’ stamp when text moves from one file to the next', () => {
    write('src/a.ts', 'ab');
    write('src/deep/b.ts', '');
    const joined = stamp();
    write('src/a.ts', 'a');
    write('src/deep/b.ts', 'b');
    expect(stamp()).not.toBe(joined);
  });

  it('ignores tests in the sources’ stamp', () => {
    const before = stamp();
    write('src/a.test.ts', 'test');
    expect(stamp()).toBe(before);
  });
});
