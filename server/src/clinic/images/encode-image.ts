// Started by image-encoder.ts in a separate process.
import {
  isAnimatedPng,
  LOGO_SIDE,
  PHOTO_SIDE,
  PREVIEW_SIZE,
  SMALL_PHOTO_SIDE,
  type ClinicImageKind,
  sizeFault,
} from '#domain/clinic/images/clinic-image.js';
import sharp, { type Sharp } from 'sharp';
import { serveTask } from '../../foundation/own-process/serve-task.js';
import type { EncodingResult, EncodingTask, ImageFile } from './encoding.js';

/** Three device pixels for each of the 48 pixels at which a logo is shown. */
const SMALL_LOGO_SIDE = 144;
const WHITE = '#fff';
/** Margin around a logo in a preview. */
const LOGO_MARGIN = { x: 220, y: 120 };

// libvips also reads SVG, PDF, TIFF and more: each would be another decoder to trust.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
});
// The process handles one picture and exits.
sharp.cache(false);

async function encode({ kind, bytes }: EncodingTask): Promise<EncodingResult> {
  // The size is checked below, where it can be reported.
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false });
  const { width, height, pages = 1 } = await picture.metadata();
  const size = { width, height };
  const fault = sizeFault(kind, size);
  if (fault) return { fault, size };
  if (pages > 1 || isAnimatedPng(bytes)) return { fault: 'ANIMATED' };
  const side = kind === 'LOGO' ? LOGO_SIDE : PHOTO_SIDE;
  // Rotated by its EXIF orientation, in sRGB, and without metadata, which sharp drops.
  const upright = picture.autoOrient().toColourspace('srgb');
  const opaque = kind === 'LOGO' ? upright : upright.flatten({ background: WHITE });
  const whole = await within(opaque, side).raw().toBuffer({ resolveWithObject: true });
  const { info } = whole;
  const again = () =>
    sharp(whole.data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  return { files: await variantsOf(kind, again) };
}

const within = (picture: Sharp, side: number): Sharp =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

async function variantsOf(kind: ClinicImageKind, whole: () => Sharp): Promise<ImageFile[]> {
  if (kind === 'PHOTO') {
    return [
      await file('WHOLE', 'image/webp', whole().webp({ quality: 80 })),
      await file('SMALL', 'image/webp', within(whole(), SMALL_PHOTO_SIDE).webp({ quality: 78 })),
      await file('PREVIEW', 'image/jpeg', whole().resize(PREVIEW_SIZE).jpeg({ quality: 82, mozjpeg: true })),
    ];
  }
  const { x, y } = LOGO_MARGIN;
  const onWhite = whole()
    .resize({
      width: PREVIEW_SIZE.width - 2 * x,
      height: PREVIEW_SIZE.height - 2 * y,
      fit: 'contain',
      background: WHITE,
    })
    .flatten({ background: WHITE })
    .extend({ left: x, right: x, top: y, bottom: y, background: WHITE });
  return [
    await file('WHOLE', 'image/png', whole().png({ compressionLevel: 9 })),
    await file('SMALL', 'image/webp', within(whole(), SMALL_LOGO_SIDE).webp({ quality: 90 })),
    await file('PREVIEW', 'image/jpeg', onWhite.jpeg({ quality: 88, mozjpeg: true })),
  ];
}

async function file(
  variant: ImageFile['variant'],
  mediaType: ImageFile['mediaType'],
  picture: Sharp,
): Promise<ImageFile> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { variant, mediaType, width: info.width, height: info.height, bytes: data };
}

serveTask<EncodingTask, EncodingResult>(async function* (task) {
  // The decoder's error messages are about the file and are not shown to users.
  yield await encode(task).catch((): EncodingResult => ({ fault: 'DAMAGED' }));
});
