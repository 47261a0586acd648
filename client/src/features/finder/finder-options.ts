import { searchForm } from '#domain/patients/patient-search.js';
import type { ReactNode } from 'react';
import type { FoundPatientsQuery } from './found-patients.generated';

export type FoundPatient = FoundPatientsQuery['patients']['nodes'][number];

/** A section of the panel, or something that can be done from anywhere. */
export interface Place {
  readonly group: 'Acciones' | 'Secciones' | 'Configuración';
  readonly label: string;
  readonly path: string;
  readonly icon: ReactNode;
  /** Other words that people search for. */
  readonly words?: string;
}

export type FinderOption =
  | { readonly group: 'Pacientes'; readonly label: string; readonly patient: FoundPatient }
  /** Early: shown before the patients have arrived. */
  | (Place & { readonly isEarly: boolean });

/** The places with a word that begins with each typed word; all of them if nothing was typed. */
export function placesFor(text: string, places: readonly Place[]): Place[] {
  const words = searchForm(text.trim()).split(/\s+/);
  return places.filter(({ label, words: others = '' }) => {
    const known = searchForm(`${label} ${others}`).split(/\s+/);
    return words.every((word) => known.some((other) => other.startsWith(word)));
  });
}
