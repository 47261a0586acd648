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
  ])('accepts the backup folder %s', (path) => expect(isFolderPath(path)).toBe(true));

  it.each([
    '',
    'copias',
    './copias',
    '../copias',
    '~/copias',
    'https://nas/copias',
    '/mnt/\u0000copias',
    '/mnt\ncopias',
  ])('refuses %j, which is not a whole path', (path) => expect(isFolderPath(path)).toBe(false));
});
