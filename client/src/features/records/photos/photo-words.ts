import { shortDate } from '#domain/clinic-time.es.js';
import { PHOTO_KIND_LABELS, placeInWords } from '#domain/records/photos/photo.es.js';
import type { ListedPhoto } from './listed-photo';

/** 'Foto del 23/10/2026, talón, pie izquierdo'. */
export const photoInWords = (photo: ListedPhoto): string =>
  [`${PHOTO_KIND_LABELS[photo.kind]} del ${shortDate(photo.takenOn)}`, placeInWords(photo)]
    .filter(Boolean)
    .join(', ');
