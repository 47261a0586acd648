import { type ServiceType, SERVICE_TYPES } from '#domain/agenda/appointment.js';
import { SERVICE_TYPE_LABELS } from '#domain/agenda/appointment.es.js';
import { PHRASE_BOX_LABELS } from '#domain/records/phrases/phrase.es.js';
import { PHRASE_LIMITS, type PhraseBox } from '#domain/records/phrases/phrase.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import type { ClinicProfessional } from '../../../professionals/professionals';
import type { ClinicTreatment } from '../../../treatments/treatments';
import type { PhraseInput, PhraseLineFragment } from './phrases.generated';

export type StoredPhrase = PhraseLineFragment;

export interface PhraseValues {
  box: PhraseBox;
  title: string;
  text: string;
  /** A service, 'treatment-7', or empty for all. */
  occasion: string;
  /** Empty for all. */
  professionalId: string;
}

export const LABELS = {
  box: 'Parte de la ficha',
  title: 'Título',
  text: 'Texto',
  occasion: 'Se ofrece en',
  professionalId: 'Se ofrece a',
} as const satisfies Record<keyof PhraseValues, string>;

const TREATMENT = 'treatment-';
const serviceOf = (occasion: string): ServiceType | null =>
  SERVICE_TYPES.find((service) => service === occasion) ?? null;
const treatmentOf = (occasion: string): number | null =>
  occasion.startsWith(TREATMENT) ? Number(occasion.slice(TREATMENT.length)) : null;

export const occasionOf = ({
  serviceType,
  treatmentId,
}: Pick<StoredPhrase, 'serviceType' | 'treatmentId'>): string =>
  treatmentId === null ? (serviceType ?? '') : `${TREATMENT}${treatmentId}`;

export const valuesOf = (phrase: StoredPhrase): PhraseValues => ({
  box: phrase.box,
  title: phrase.title,
  text: phrase.text,
  occasion: occasionOf(phrase),
  professionalId: phrase.professionalId === null ? '' : String(phrase.professionalId),
});

export const toInput = ({ box, title, text, occasion, professionalId }: PhraseValues): PhraseInput => ({
  box,
  title: title.trim(),
  text: text.trim(),
  serviceType: serviceOf(occasion),
  treatmentId: treatmentOf(occasion),
  professionalId: professionalId === '' ? null : Number(professionalId),
});

export function faultsOf({ title, text }: PhraseValues): Partial<Record<keyof PhraseValues, string>> {
  return {
    ...([...title.trim()].length > PHRASE_LIMITS.title && {
      title: FIELD_MESSAGES.tooLong('title', PHRASE_LIMITS.title),
    }),
    ...(title.trim() === '' && { title: FIELD_MESSAGES.required('title') }),
    ...([...text.trim()].length > PHRASE_LIMITS.text && {
      text: FIELD_MESSAGES.tooLong('text', PHRASE_LIMITS.text),
    }),
    ...(text.trim() === '' && { text: FIELD_MESSAGES.required('text') }),
  };
}

interface Names {
  readonly treatments: readonly ClinicTreatment[];
  readonly professionals: readonly ClinicProfessional[];
}

/** 'Podología', 'Láser', 'todas las visitas'. */
export function occasionInWords(occasion: string, { treatments }: Names): string {
  const service = serviceOf(occasion);
  if (service) return SERVICE_TYPE_LABELS[service];
  const treatmentId = treatmentOf(occasion);
  return treatmentId === null
    ? 'todas las visitas'
    : (treatments.find(({ id }) => id === treatmentId)?.name ?? 'un tratamiento');
}

export function professionalInWords(professionalId: string, { professionals }: Names): string {
  if (professionalId === '') return 'todos';
  return professionals.find(({ id }) => id === Number(professionalId))?.name ?? 'un profesional';
}

/** A field's text when two edits are compared. */
export const inWords = (field: keyof PhraseValues, values: PhraseValues, names: Names): string => {
  if (field === 'box') return PHRASE_BOX_LABELS[values.box];
  if (field === 'occasion') return occasionInWords(values.occasion, names);
  if (field === 'professionalId') return professionalInWords(values.professionalId, names);
  return values[field].trim() || '(vacío)';
};
