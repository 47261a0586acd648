// @ts-check
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** A new clinic's database needs some 90 MB, half of them for PostgreSQL's write-ahead log. */
const SIZE = '200m';
const PIECE = Buffer.alloc(1_000_000);

/** A file system small enough to be filled. */
export class SmallDisk {
  /**
   * @private
   * @param {string} folder
   */
  constructor(folder) {
    this.folder = folder;
    this.filling = path.join(folder, 'filling');
  }

  /**
   * Mounts one, in memory.
   * @param {string} folder an empty mount point.
   * @returns {SmallDisk | string} a string with the reason if this user may not mount.
   */
  static mount(folder) {
    const { status, stderr, error } = spawnSync(
      'mount',
      ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', folder],
      { encoding: 'utf8' },
    );
    if (status === 0) return new SmallDisk(folder);
    return `no file system can be mounted here (${(error?.message ?? stderr).trim()})`;
  }

  fill() {
    const file = fs.openSync(this.filling, 'a');
    try {
      for (let piece = PIECE; piece.length > 0;) {
        try {
          fs.writeSync(file, piece);
        } catch (error) {
          if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOSPC') throw error;
          piece = piece.subarray(0, Math.floor(piece.length / 2));
        }
      }
    } finally {
      fs.closeSync(file);
    }
  }

  empty() {
    fs.rmSync(this.filling, { force: true });
  }

  unmount() {
    // Lazily, in case a process still has a file open: the drill's folder must not be deleted while mounted.
    spawnSync('umount', ['-l', this.folder]);
  }
}
