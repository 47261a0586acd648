import { CLINIC_FIELDS } from '#domain/clinic/clinic-fields.es.js';
import { PROFESSIONAL_FIELDS } from '#domain/clinic/professionals/professional-fields.es.js';
import { labelsOf } from '#domain/declared-fields.js';
import { MAX_WHAT_TO_BRING_LENGTH } from '#domain/visitors/own-appointments/own-appointment.js';
import { DOCUMENT_LABELS } from '#domain/money/money.es.js';
import type { DocumentKind } from '#domain/money/payment.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { parseRut } from '#domain/rut.js';
import type { RegisterOptions } from 'react-hook-form';
import { type Limits, limitInWords } from '../../../ui/fields/LimitSelect';
import type { ClinicDataFragment, UpdateClinicSettingsInput } from './clinic-settings.generated';

/** The optional parts of the booking page, in the order of the form. */
export const PAGE_PARTS = ['showsTreatments', 'showsPrices', 'offersIntake', 'homeShowsBooking'] as const;
export type PagePart = (typeof PAGE_PARTS)[number];
type Flag = PagePart | 'chargesVisits' | 'sharesPacks';

type Texts = Omit<
  ClinicDataFragment,
  '__typename' | 'version' | 'visitorsMayChange' | 'changeDeadlineHours' | 'issuedDocuments' | Flag
>;
export interface ClinicValues extends Texts, Pick<ClinicDataFragment, Flag> {
  /** The documents offered for a payment. */
  issuedDocuments: readonly DocumentKind[];
  /** Up to how many hours before the start patients can change their hour themselves; null: never. */
  ownChanges: number | null;
}
export type ClinicTextField = keyof Texts;

export const OWN_CHANGES: Limits = {
  none: 'No: deben comunicarse con la clínica',
  usual: [2, 6, 12, 24, 48, 72],
  inWords: (hours) => {
    if (hours === 0) return 'Sí, hasta que comience';
    return `Sí, hasta ${hours} ${hours === 1 ? 'hora' : 'horas'} antes`;
  },
};

const { name, phone, address, city, whatToBring, ...switches } = labelsOf(CLINIC_FIELDS);
const SIGNER_LABELS = labelsOf(PROFESSIONAL_FIELDS);
/** In the order in which two edits are compared. */
export const FIELD_LABELS: Readonly<Record<keyof ClinicValues, string>> = {
  name,
  phone,
  address,
  city,
  professionalName: 'Nombre del profesional',
  professionalTitle: SIGNER_LABELS.title,
  professionalRut: SIGNER_LABELS.rut,
  registryNumber: SIGNER_LABELS.registryNumber,
  professionalAddress: SIGNER_LABELS.address,
  whatToBring,
  ownChanges: 'Cambiar o cancelar en línea',
  ...switches,
};

/** A field's text when two edits are compared. */
export function inWords(field: keyof ClinicValues, values: ClinicValues): string {
  if (field === 'ownChanges') return limitInWords(OWN_CHANGES, values.ownChanges);
  if (field === 'issuedDocuments')
    return values.issuedDocuments.map((kind) => DOCUMENT_LABELS[kind]).join(', ') || 'Ninguno';
  const value = values[field];
  return typeof value === 'boolean' ? (value ? 'Sí' : 'No') : value;
}

export const valuesOf = (stored: ClinicDataFragment): ClinicValues => ({
  name: stored.name,
  phone: stored.phone,
  address: stored.address,
  city: stored.city,
  professionalName: stored.professionalName,
  professionalTitle: stored.professionalTitle,
  professionalRut: stored.professionalRut,
  registryNumber: stored.registryNumber,
  professionalAddress: stored.professionalAddress,
  whatToBring: stored.whatToBring,
  showsTreatments: stored.showsTreatments,
  showsPrices: stored.showsPrices,
  offersIntake: stored.offersIntake,
  homeShowsBooking: stored.homeShowsBooking,
  chargesVisits: stored.chargesVisits,
  sharesPacks: stored.sharesPacks,
  issuedDocuments: stored.issuedDocuments,
  ownChanges: stored.visitorsMayChange ? stored.changeDeadlineHours : null,
});

export const toUpdateInput = ({
  ownChanges,
  issuedDocuments,
  ...texts
}: ClinicValues): UpdateClinicSettingsInput => ({
  ...texts,
  issuedDocuments: [...issuedDocuments],
  visitorsMayChange: ownChanges !== null,
  ...(ownChanges !== null && { changeDeadlineHours: ownChanges }),
});

const longestOf = (field: ClinicTextField): number =>
  field === 'whatToBring' ? MAX_WHAT_TO_BRING_LENGTH : TEXT_LIMITS.short;

/** Only the clinic's name is required. */
export const ruleOf = (field: ClinicTextField): RegisterOptions<ClinicValues, ClinicTextField> => ({
  validate: {
    present: (text) => field !== 'name' || text.trim() !== '' || FIELD_MESSAGES.required('name'),
    short: (text) =>
      [...text.trim()].length <= longestOf(field) || FIELD_MESSAGES.tooLong(field, longestOf(field)),
    rut: (text) =>
      field !== 'professionalRut' || text.trim() === '' || parseRut(text) !== undefined || FIELD_MESSAGES.rut,
  },
});
