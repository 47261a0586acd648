import type { Manicure, NailShape, NailTechnique } from './manicure.js';

export const NAIL_SHAPE_LABELS: Readonly<Record<NailShape, string>> = {
  SQUARE: 'Cuadrada',
  SQUOVAL: 'Cuadrada redondeada',
  ROUND: 'Redonda',
  OVAL: 'Ovalada',
  ALMOND: 'Almendra',
  COFFIN: 'Coffin',
  STILETTO: 'Stiletto',
  NATURAL: 'Natural',
};

export const NAIL_TECHNIQUE_LABELS: Readonly<Record<NailTechnique, string>> = {
  CLASSIC_POLISH: 'Esmaltado tradicional',
  GEL_POLISH: 'Esmaltado permanente',
  ACRYLIC: 'Acrílico',
  POLYGEL: 'Polygel',
  KAPPING: 'Kapping',
  SOFT_GEL: 'Soft gel',
  REMOVAL: 'Retiro',
  CARE_ONLY: 'Sin esmalte',
};

export const NOT_A_MANICURE = 'Solo una cita de manicura lleva color, forma y técnica.';

/** 'Color: OPI 12 · Forma: Almendra · Técnica: Kapping', without absent parts; empty if all are. */
export const manicureInWords = ({ nailColor, nailShape, nailTechnique }: Manicure): string =>
  [
    nailColor && `Color: ${nailColor}`,
    nailShape && `Forma: ${NAIL_SHAPE_LABELS[nailShape]}`,
    nailTechnique && `Técnica: ${NAIL_TECHNIQUE_LABELS[nailTechnique]}`,
  ]
    .filter(Boolean)
    .join(' · ');
