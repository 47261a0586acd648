// @ts-check
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * A stamp is a small file with the hash of a build's or an installation's inputs. It is written last, so that
 * interrupted work has none and is repeated.
 * @param {string} file
 */
export function readStamp(file) {
  try {
    return fs.readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/**
 * @param {string} lockfile a package-lock.json.
 * @returns {string} the lock's hash, and the platform, because packages with binaries differ between platforms.
 */
export function installStamp(lockfile) {
  const hash = createHash('sha256').update(fs.readFileSync(lockfile)).digest('hex');
  return `${hash} ${process.platform}-${process.arch}`;
}

/**
 * The hash of all sources of a build: names and contents, in the same order on every machine.
 * @param {string} root
 * @param {readonly string[]} places files and folders below root; missing ones count as empty.
 */
export function sourcesStamp(root, places) {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of filesBelow(path.join(root, place))) {
      hash.update(path.relative(root, file).split(path.sep).join('/')).update('\0');
      hash.update(fs.readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} place
 * @returns {string[]}
 */
function filesBelow(place) {
  const found = fs.statSync(place, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [place];
  return fs
    .readdirSync(place)
    .sort()
    .filter((name) => name !== 'node_modules' && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => filesBelow(path.join(place, name)));
}
