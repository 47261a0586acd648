import type { ImageSize } from '#domain/clinic/images/clinic-image.js';

export interface PhotoTask {
  readonly bytes: Uint8Array;
}

/** A picture as stored: upright pixels as JPEG, without metadata, and its thumbnail. */
export interface EncodedPhoto extends ImageSize {
  readonly whole: Buffer;
  readonly small: Buffer;
}

export type PhotoResult =
  | { readonly photo: EncodedPhoto }
  | { readonly fault: 'ANIMATED' | 'DAMAGED' }
  | { readonly fault: 'TOO_LARGE'; readonly size: ImageSize };
