export const CLINIC_IMAGE_KINDS = ['LOGO', 'PHOTO'] as const;
export type ClinicImageKind = (typeof CLINIC_IMAGE_KINDS)[number];

/** Of a file as it is uploaded; 5 MB. */
export const MOST_IMAGE_BYTES = 5_000_000;
/** Decoding needs some bytes of memory for each. */
const MOST_PIXELS = 40_000_000;
const MOST_PIXELS_PER_SIDE = 16_000;
/** Of the shorter side: less looks blurred where it is shown. */
const LEAST_PIXELS: Readonly<Record<ClinicImageKind, number>> = { LOGO: 64, PHOTO: 400 };

/** The longest sides of what is stored. */
export const LOGO_SIDE = 512;
export const PHOTO_SIDE = 1600;
export const SMALL_PHOTO_SIDE = 800;
/** What previews of links are made for (ogp.me names no size; 1.91:1 is what all of them cut to). */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

export type ImageFormat = 'PNG' | 'JPEG' | 'WEBP';

/** What a file is by its own first bytes, whatever its name or declared type says; undefined for anything else. */
export function imageFormatOf(bytes: Uint8Array): ImageFormat | undefined {
  const startsWith = (signature: string, at = 0) =>
    [...signature].every((sign, index) => bytes[at + index] === sign.charCodeAt(0));
  if (startsWith('\x89PNG\r\n\x1a\n')) return 'PNG';
  if (startsWith('\xff\xd8\xff')) return 'JPEG';
  return startsWith('RIFF') && startsWith('WEBP', 8) ? 'WEBP' : undefined;
}

/**
 * Whether a PNG moves: its `acTL` chunk stands before the pixels (W3C PNG, 11.3.6.1). Decoders that know no animation
 * show the first picture and say nothing.
 */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
  }
  return false;
}

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Why a picture of some size can't be taken; undefined if it can. */
export function sizeFault(
  kind: ClinicImageKind,
  { width, height }: ImageSize,
): 'TOO_LARGE' | 'TOO_SMALL' | undefined {
  if (width * height > MOST_PIXELS || Math.max(width, height) > MOST_PIXELS_PER_SIDE) return 'TOO_LARGE';
  return Math.min(width, height) < LEAST_PIXELS[kind] ? 'TOO_SMALL' : undefined;
}

export const leastSide = (kind: ClinicImageKind): number => LEAST_PIXELS[kind];

/** A stored picture, as pages show it. */
export interface ClinicImage extends ImageSize {
  /** Of the whole picture. It changes with the picture, so it may be cached for ever. */
  readonly address: string;
  /** The same in a small size, for screens. */
  readonly smallAddress: string;
  /** The same for previews of links, in `PREVIEW_SIZE`. */
  readonly previewAddress: string;
}

export interface ClinicImages {
  readonly logo: ClinicImage | null;
  readonly photo: ClinicImage | null;
}

/** How wide a photo is at its `smallAddress`. */
export function smallWidth({ width, height }: ImageSize): number {
  const scale = Math.min(1, SMALL_PHOTO_SIDE / Math.max(width, height));
  return Math.round(width * scale);
}
