import { CONSENT_TEXT_LIMITS, VALID_MONTHS } from '#domain/records/signed-consents/consent-text.js';
import { placeholderFault } from '#domain/records/signed-consents/signed-consent.es.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import type { ClinicConsentTextFragment, ConsentTextInput } from './consent-texts.generated';

/** `validMonths` is text, as typed. */
export interface ConsentTextValues {
  title: string;
  body: string;
  treatments: ReadonlyArray<{ readonly id: number; readonly name: string }>;
  representativeSigns: boolean;
  validMonths: string;
  isArchived: boolean;
}

export const EMPTY: ConsentTextValues = {
  title: '',
  body: '',
  treatments: [],
  representativeSigns: true,
  validMonths: '',
  isArchived: false,
};

export const valuesOf = (text: ClinicConsentTextFragment): ConsentTextValues => ({
  title: text.title,
  body: text.body,
  treatments: text.treatments.map(({ id, name }) => ({ id, name })),
  representativeSigns: text.representativeSigns,
  validMonths: text.validMonths === null ? '' : String(text.validMonths),
  isArchived: text.isArchived,
});

export const toInput = ({ treatments, validMonths, ...values }: ConsentTextValues): ConsentTextInput => ({
  ...values,
  title: values.title.trim(),
  body: values.body.trim(),
  treatmentIds: treatments.map(({ id }) => id),
  validMonths: validMonths.trim() === '' ? null : Number(validMonths),
});

export const LABELS = {
  title: 'Título',
  body: 'Texto',
  treatments: 'Tratamientos que lo piden',
  representativeSigns: 'Firma del representante',
  validMonths: 'Vigencia en meses',
  isArchived: 'Archivado',
} as const satisfies Record<keyof ConsentTextValues, string>;

export function faultsOf({
  title,
  body,
  validMonths,
}: ConsentTextValues): Partial<Record<keyof ConsentTextValues, string>> {
  const { least, most } = VALID_MONTHS;
  const months = Number(validMonths);
  const isInRange = /^\d+$/.test(validMonths.trim()) && months >= least && months <= most;
  const unknown = placeholderFault(body);
  return {
    ...(title.trim() === '' && { title: FIELD_MESSAGES.required('title') }),
    ...([...title.trim()].length > CONSENT_TEXT_LIMITS.title && {
      title: FIELD_MESSAGES.tooLong('title', CONSENT_TEXT_LIMITS.title),
    }),
    ...(unknown !== undefined && { body: unknown }),
    ...(body.trim() === '' && { body: FIELD_MESSAGES.required('body') }),
    ...([...body.trim()].length > CONSENT_TEXT_LIMITS.body && {
      body: FIELD_MESSAGES.tooLong('body', CONSENT_TEXT_LIMITS.body),
    }),
    ...(validMonths.trim() !== '' &&
      !isInRange && { validMonths: FIELD_MESSAGES.between('validMonths', least, most) }),
  };
}

/** A field's text when two edits are compared. */
export function inWords(field: keyof ConsentTextValues, values: ConsentTextValues): string {
  switch (field) {
    case 'treatments':
      return values.treatments.map(({ name }) => name).join(', ') || '(ninguno)';
    case 'representativeSigns':
      return values.representativeSigns ? 'Sí' : 'No';
    case 'isArchived':
      return values.isArchived ? 'Sí' : 'No';
    case 'validMonths':
      return values.validMonths.trim() || 'Hasta que cambie el texto o se retire';
    default:
      return values[field].trim() || '(vacío)';
  }
}

/** '2 tratamientos · 12 meses'; for the list. */
export const factsInWords = ({ treatments, validMonths, textVersion }: ClinicConsentTextFragment): string =>
  [
    `Versión ${textVersion}`,
    treatments.length > 0
      ? `lo pide ${treatments.map(({ name }) => name).join(', ')}`
      : 'ningún tratamiento lo pide',
    validMonths === null ? undefined : `vale ${validMonths === 1 ? '1 mes' : `${String(validMonths)} meses`}`,
  ]
    .filter(Boolean)
    .join(' · ');
