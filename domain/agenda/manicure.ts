import type { ServiceType } from './appointment.js';

export const NAIL_SHAPES = [
  'SQUARE',
  'SQUOVAL',
  'ROUND',
  'OVAL',
  'ALMOND',
  'COFFIN',
  'STILETTO',
  'NATURAL',
] as const;
export type NailShape = (typeof NAIL_SHAPES)[number];

export const NAIL_TECHNIQUES = [
  'CLASSIC_POLISH',
  'GEL_POLISH',
  'ACRYLIC',
  'POLYGEL',
  'KAPPING',
  'SOFT_GEL',
  'REMOVAL',
  'CARE_ONLY',
] as const;
export type NailTechnique = (typeof NAIL_TECHNIQUES)[number];

/** The look of a manicure. It belongs to the agenda, because it reveals nothing about the patient's health. */
export interface Manicure {
  /** Free text, such as a brand and a number; empty if it was not noted. */
  readonly nailColor: string;
  readonly nailShape: NailShape | null;
  readonly nailTechnique: NailTechnique | null;
}

export const NO_MANICURE: Manicure = { nailColor: '', nailShape: null, nailTechnique: null };

export const manicureOf = ({ nailColor, nailShape, nailTechnique }: Manicure): Manicure => ({
  nailColor,
  nailShape,
  nailTechnique,
});

export const isNoted = ({ nailColor, nailShape, nailTechnique }: Manicure): boolean =>
  nailColor !== '' || nailShape !== null || nailTechnique !== null;

/**
 * The manicure of an appointment after an edit. An appointment that moves to podiatry loses it.
 * @param sent the fields that were sent.
 * @returns undefined if the sent fields describe a manicure, and the appointment is of another service.
 */
export function manicureAfter(
  before: Manicure,
  serviceType: ServiceType,
  sent: Partial<Manicure>,
): Manicure | undefined {
  if (serviceType === 'MANICURE') return manicureOf({ ...before, ...sent });
  return isNoted({ ...NO_MANICURE, ...sent }) ? undefined : NO_MANICURE;
}
