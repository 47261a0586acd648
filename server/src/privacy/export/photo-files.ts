import type { PhotoRow } from '../../records/photos/photo.row.js';

/** The path of a photo's or document's file in an export as ZIP. */
export const fileOfPhoto = ({ id, kind }: Pick<PhotoRow, 'id' | 'kind'>): string =>
  kind === 'PHOTO' ? `archivos/foto-${id}.jpg` : `archivos/documento-${id}.pdf`;
