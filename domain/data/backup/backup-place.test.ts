import { describe, expect, it } from '@jest/globals';
import { isFolderPath } from './backup-place.js';

describe('the backup folder', () => {
  it.each([
    '/mnt/copias',
    '/',
    '/media/disco de Ana',
    String.raw`D:\copias`,
    'e:/copias',
    String.raw`\\nas\copias`,
  ])('may be %s', (path) => expect(isFolderPath(path)).toBe(true));

  it.each([
    '',
    'copias',
    './copias',
    '../copias',
    '~/copias',
    'https://nas/copias',
    '/mnt/\u0000copias',
    '/mnt\ncopias',
  ])('must be a whole path, not %j', (path) => expect(isFolderPath(path)).toBe(false));
});
