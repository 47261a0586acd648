import type { ClinicImageKind, ImageSize } from '#domain/images/clinic-image.js';

export const IMAGE_VARIANTS = ['WHOLE', 'SMALL', 'PREVIEW'] as const;
export type ImageVariant = (typeof IMAGE_VARIANTS)[number];

/** A picture as it is stored: one size, one format, and nothing but pixels. */
export interface ImageFile extends ImageSize {
  readonly variant: ImageVariant;
  readonly mediaType: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly bytes: Buffer;
}

/** What the process that encodes is given, and what it answers. */
export interface EncodingTask {
  readonly kind: ClinicImageKind;
  readonly bytes: Uint8Array;
}
export type EncodingResult =
  | { readonly files: readonly ImageFile[] }
  | { readonly fault: 'ANIMATED' | 'DAMAGED' }
  | { readonly fault: 'TOO_LARGE' | 'TOO_SMALL'; readonly size: ImageSize };
