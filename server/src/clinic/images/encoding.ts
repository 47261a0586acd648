import type { ClinicImageKind, ImageSize } from '#domain/clinic/images/clinic-image.js';

export const IMAGE_VARIANTS = ['WHOLE', 'SMALL', 'PREVIEW'] as const;
export type ImageVariant = (typeof IMAGE_VARIANTS)[number];

/** A picture as stored: one size, one format, no metadata. */
export interface ImageFile extends ImageSize {
  readonly variant: ImageVariant;
  readonly mediaType: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly bytes: Buffer;
}

export interface EncodingTask {
  readonly kind: ClinicImageKind;
  readonly bytes: Uint8Array;
}
export type EncodingResult =
  | { readonly files: readonly ImageFile[] }
  | { readonly fault: 'ANIMATED' | 'DAMAGED' }
  | { readonly fault: 'TOO_LARGE' | 'TOO_SMALL'; readonly size: ImageSize };
