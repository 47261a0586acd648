export const CLINIC_IMAGE_KINDS = ['LOGO', 'PHOTO'] as const;
export type ClinicImageKind = (typeof CLINIC_IMAGE_KINDS)[number];

/** Limit of an uploaded file; 5 MB. */
export const MAX_IMAGE_BYTES = 5_000_000;
/** Decoding takes some bytes of memory per pixel. */
const MAX_PIXELS = 40_000_000;
const MAX_PIXELS_PER_SIDE = 16_000;
/** For the shorter side: with less it looks blurred on the page. */
const MIN_PIXELS: Readonly<Record<ClinicImageKind, number>> = { LOGO: 64, PHOTO: 400 };

/** The longest side of stored images, in pixels. */
export const LOGO_SIDE = 512;
export const PHOTO_SIDE = 1600;
export const SMALL_PHOTO_SIDE = 800;
/** For link previews (ogp.me names no size; apps crop to 1.91:1). */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

export type ImageFormat = 'PNG' | 'JPEG' | 'WEBP';

/** The format by the file's first bytes, whatever its name or declared type; undefined for other formats. */
export function imageFormatOf(bytes: Uint8Array): ImageFormat | undefined {
  const startsWith = (signature: string, at = 0) =>
    [...signature].every((sign, index) => bytes[at + index] === sign.charCodeAt(0));
  if (startsWith('\x89PNG\r\n\x1a\n')) return 'PNG';
  if (startsWith('\xff\xd8\xff')) return 'JPEG';
  return startsWith('RIFF') && startsWith('WEBP', 8) ? 'WEBP' : undefined;
}

/**
 * Whether a PNG is animated: its `acTL` chunk comes before the pixels (W3C PNG, 11.3.6.1). Decoders without support for
 * animation silently show the first frame.
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

/** Why an image of this size is rejected; undefined if it isn't. */
export function sizeFault(
  kind: ClinicImageKind,
  { width, height }: ImageSize,
): 'TOO_LARGE' | 'TOO_SMALL' | undefined {
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_PIXELS_PER_SIDE) return 'TOO_LARGE';
  return Math.min(width, height) < MIN_PIXELS[kind] ? 'TOO_SMALL' : undefined;
}

export const leastSide = (kind: ClinicImageKind): number => MIN_PIXELS[kind];

export interface ClinicImage extends ImageSize {
  /** The address of the full size. It changes with the image, so it may be cached for ever. */
  readonly address: string;
  /** The address of the small size, for screens. */
  readonly smallAddress: string;
  /** For link previews, in `PREVIEW_SIZE`. */
  readonly previewAddress: string;
}

export interface ClinicImages {
  readonly logo: ClinicImage | null;
  readonly photo: ClinicImage | null;
}

/** The width of the photo at `smallAddress`. */
export function smallWidth({ width, height }: ImageSize): number {
  const scale = Math.min(1, SMALL_PHOTO_SIDE / Math.max(width, height));
  return Math.round(width * scale);
}
