import { imageFormatOf, type ImageFormat, type ImageSize } from '../../clinic/images/clinic-image.js';
import type { Side } from '../foot/answer.js';
import type { Toe, Zone } from '../foot/findings.js';

/** A photo is stored as pixels; a document is a PDF, stored as it is. */
export const PHOTO_KINDS = ['PHOTO', 'DOCUMENT'] as const;
export type PhotoKind = (typeof PHOTO_KINDS)[number];

/** The allowed use of a photo: the patient's care, or publishing, such as on the clinic's page. */
export const PHOTO_PURPOSES = ['CLINICAL', 'PUBLISHING'] as const;
export type PhotoPurpose = (typeof PHOTO_PURPOSES)[number];

/** Limit of an uploaded file; 12 MB. */
export const MAX_PHOTO_BYTES = 12_000_000;
/** Phones have cameras of up to 108 megapixels. */
export const MAX_PHOTO_PIXELS = 110_000_000;
/** Uploads of one user in progress at the same time; also the most files that can be chosen at once. */
export const MAX_PHOTOS_AT_ONCE = 20;
/** Files per user and hour. */
export const MAX_PHOTOS_PER_HOUR = 200;

/** The longer side of a stored photo and of its thumbnail, in pixels. */
export const PHOTO_SIDE = 2_560;
export const THUMBNAIL_SIDE = 320;
/** The size limits of a stored photo and its thumbnail. */
export const STORED_PHOTO_BYTES = 400_000;
export const THUMBNAIL_BYTES = 20_000;

/** In characters. */
export const MAX_PHOTO_NOTE = 200;
export const MAX_WITHDRAWAL_REASON = 200;

/** The request header with a photo's note, percent-encoded: addresses are written to logs of proxies. */
export const NOTE_HEADER = 'huella-nota';

export type PhotoFormat = ImageFormat | 'HEIC' | 'PDF';

/** Brands of ISO media files (ISO/IEC 23008-12) whose pictures are coded as HEVC. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** The format by the file's first bytes, whatever its name or declared type; undefined for other formats. */
export function photoFormatOf(bytes: Uint8Array): PhotoFormat | undefined {
  const text = (from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 5) === '%PDF-') return 'PDF';
  if (text(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text(8, 12))) return 'HEIC';
  return imageFormatOf(bytes);
}

export const isTooLarge = ({ width, height }: ImageSize): boolean => width * height > MAX_PHOTO_PIXELS;

/** A nail (`toe`), a zone of the skin, or a whole foot; without a side, no particular place. */
export interface PhotoPlace {
  readonly side: Side | null;
  readonly toe: Toe | null;
  readonly zone: Zone | null;
}

/** The fault of a place; undefined if it is possible. */
export function placeFault({ side, toe, zone }: PhotoPlace): 'NO_SIDE' | 'TWO_PLACES' | undefined {
  if (toe !== null && zone !== null) return 'TWO_PLACES';
  return side === null && (toe !== null || zone !== null) ? 'NO_SIDE' : undefined;
}

/** The consents that a photo needs, by its purpose (Ley 19.628, article 12). A document needs none. */
export const CONSENTS_OF_PURPOSE = {
  CLINICAL: ['PHOTOS'],
  PUBLISHING: ['PHOTOS', 'PHOTO_PUBLISHING'],
} as const satisfies Readonly<Record<PhotoPurpose, readonly string[]>>;
