import type { PhotoRow } from '../../records/photos/photo.row.js';

/**
 * The path of a photo's or document's file in an export as ZIP; null for a withdrawn one, which may show another person.
 */
export function fileOfPhoto({
  id,
  kind,
  withdrawnAt,
}: Pick<PhotoRow, 'id' | 'kind' | 'withdrawnAt'>): string | null {
  if (withdrawnAt) return null;
  return kind === 'PHOTO' ? `archivos/foto-${id}.jpg` : `archivos/documento-${id}.pdf`;
}
