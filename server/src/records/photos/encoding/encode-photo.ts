// Started by photo-encoder.ts in a separate process.
import { isAnimatedPng } from '#domain/clinic/images/clinic-image.js';
import {
  isTooLarge,
  PHOTO_SIDE,
  STORED_PHOTO_BYTES,
  THUMBNAIL_BYTES,
  THUMBNAIL_SIDE,
} from '#domain/records/photos/photo.js';
import sharp, { type Sharp } from 'sharp';
import { serveTask } from '../../../foundation/own-process/serve-task.js';
import type { PhotoResult, PhotoTask } from './photo-encoding.js';

/** Tried in this order until the file is light enough; then the picture is made smaller. */
const QUALITIES = [82, 74, 66, 58, 50];
const SMALLER = 0.8;

// libvips also reads SVG, PDF, TIFF and more: each would be another decoder to trust.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
});
// The process handles one picture and exits.
sharp.cache(false);

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

async function encode({ bytes }: PhotoTask): Promise<PhotoResult> {
  // The size is checked below, where it can be reported.
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false, sequentialRead: true });
  const { width, height, pages = 1 } = await picture.metadata();
  if (isTooLarge({ width, height })) return { fault: 'TOO_LARGE', size: { width, height } };
  if (pages > 1 || isAnimatedPng(bytes)) return { fault: 'ANIMATED' };
  // Rotated by its EXIF orientation, in sRGB, and without metadata, which sharp drops.
  const upright = picture.autoOrient().toColourspace('srgb').flatten({ background: '#fff' });
  const stored = await pixelsOf(within(upright, PHOTO_SIDE));
  const whole = await jpegWithin(stored, STORED_PHOTO_BYTES);
  const small = await jpegWithin(await pixelsOf(within(again(stored), THUMBNAIL_SIDE)), THUMBNAIL_BYTES);
  return { photo: { whole: whole.data, small: small.data, width: whole.width, height: whole.height } };
}

const within = (picture: Sharp, side: number): Sharp =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

const again = ({ data, ...raw }: Pixels): Sharp => sharp(data, { raw });

async function jpegWithin(pixels: Pixels, most: number): Promise<Pick<Pixels, 'data' | 'width' | 'height'>> {
  const { width, height } = pixels;
  for (const quality of QUALITIES) {
    const data = await again(pixels).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (data.length <= most) return { data, width, height };
  }
  const side = Math.max(1, Math.floor(Math.max(width, height) * SMALLER));
  return jpegWithin(await pixelsOf(within(again(pixels), side)), most);
}

serveTask<PhotoTask, PhotoResult>(async function* (task) {
  // The decoder's error messages are about the file and are not shown to users.
  yield await encode(task).catch((): PhotoResult => ({ fault: 'DAMAGED' }));
});
