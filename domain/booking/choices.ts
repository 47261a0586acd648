import {
  DEFAULT_DURATION,
  DEFAULT_SERVICE_TYPE,
  type DurationMinutes,
  SERVICE_TYPES,
  type ServiceType,
} from '../appointment.js';
import { does, type Skills } from '../professionals/professional.js';
import { BOOKING_TREATMENT } from '../visits/treatments.js';

export interface BookableProfessional {
  readonly id: number;
  readonly name: string;
}

/** A treatment as visitors may see it. */
export interface ShownTreatment {
  readonly name: string;
  readonly durationMinutes: DurationMinutes;
  /** In pesos; null where none is set, or where the clinic shows none. */
  readonly price: number | null;
}

/** What a visitor can book. */
export interface BookableTreatment extends ShownTreatment {
  readonly serviceType: ServiceType;
  /** Whether the clinic marked it on its list; the consultation that everybody gets otherwise is not on it. */
  readonly isListed: boolean;
  /** Whom the visitor may choose; empty where the clinic offers no choice. */
  readonly professionals: readonly BookableProfessional[];
}

/** What a clinic does, by whom, and what of it visitors may choose and see. */
export interface ClinicOffer {
  readonly treatments: ReadonlyArray<
    ShownTreatment & { readonly serviceType: ServiceType; readonly isBookableOnline: boolean }
  >;
  /** Those who are not archived, in the clinic's order. */
  readonly professionals: ReadonlyArray<BookableProfessional & Skills>;
  readonly showsProfessionals: boolean;
  readonly showsTreatments: boolean;
  readonly showsPrices: boolean;
}

/** What visitors book where the clinic marks nothing. */
const CONSULTATION = {
  name: BOOKING_TREATMENT,
  serviceType: DEFAULT_SERVICE_TYPE,
  durationMinutes: DEFAULT_DURATION,
  price: null,
} as const;

/** The consultation, for whoever asks for nothing else. */
export const THE_CONSULTATION: BookableTreatment = { ...CONSULTATION, isListed: false, professionals: [] };

/**
 * What visitors can book, at least one; the first is chosen until they choose another. It is what the clinic marks, as far
 * as somebody does it, and the consultation where no podiatry is marked.
 */
export function bookableTreatments(offer: ClinicOffer): BookableTreatment[] {
  const { professionals, showsPrices } = offer;
  const isAttended = ({ serviceType, name }: { serviceType: ServiceType; name: string }): boolean =>
    professionals.some((professional) => does(professional, serviceType, name));
  const marked = offer.treatments.filter((treatment) => treatment.isBookableOnline && isAttended(treatment));
  const needsConsultation =
    marked.length === 0 ||
    (!marked.some(({ serviceType }) => serviceType === DEFAULT_SERVICE_TYPE) && isAttended(CONSULTATION));
  return [
    ...(needsConsultation ? [{ ...CONSULTATION, isListed: false }] : []),
    ...marked.map((treatment) => ({ ...treatment, isListed: true })),
  ].map(({ name, serviceType, durationMinutes, price, isListed }) => ({
    name,
    serviceType,
    durationMinutes,
    price: showsPrices ? price : null,
    isListed,
    professionals: choosableProfessionals(offer, serviceType, name),
  }));
}

/** Whom a visitor may choose for a treatment: nobody where the clinic offers no choice, or there is none. */
export function choosableProfessionals(
  { professionals, showsProfessionals }: ClinicOffer,
  serviceType: ServiceType,
  treatment: string,
): BookableProfessional[] {
  if (!showsProfessionals) return [];
  const able = professionals.filter(
    (professional) => professional.name !== '' && does(professional, serviceType, treatment),
  );
  return able.length > 1 ? able.map(({ id, name }) => ({ id, name })) : [];
}

/** What the page tells of what the clinic does; nothing where the clinic does not show it. */
export const shownTreatments = ({
  treatments,
  showsTreatments,
  showsPrices,
}: ClinicOffer): ShownTreatment[] =>
  SERVICE_TYPES.flatMap((type) =>
    treatments.filter(({ serviceType }) => showsTreatments && serviceType === type),
  ).map(({ name, durationMinutes, price }) => ({ name, durationMinutes, price: showsPrices ? price : null }));

/** What a visitor wants, and from whom. */
export interface Choice {
  readonly treatment: BookableTreatment;
  /** Undefined: whoever is free. */
  readonly professional: BookableProfessional | undefined;
}

/** What has been asked for, by name and by id; undefined where the visitor has not chosen. */
export interface AskedChoice {
  readonly treatment?: string | undefined;
  readonly professionalId?: number | undefined;
}

/** What is asked for, as far as it can be had: otherwise the first treatment, and anybody. */
export function choiceOf(asked: AskedChoice, treatments: readonly BookableTreatment[]): Choice {
  const treatment =
    treatments.find(({ name }) => name === asked.treatment) ?? treatments[0] ?? THE_CONSULTATION;
  return { treatment, professional: treatment.professionals.find(({ id }) => id === asked.professionalId) };
}

/** Of a visitor who has chosen nothing. */
export const NO_CHOICE: Choice = { treatment: THE_CONSULTATION, professional: undefined };

/** The hours that a choice allows, as `availability` asks for them. */
export const hoursFor = ({ treatment, professional }: Choice) => ({
  serviceType: treatment.serviceType,
  durationMinutes: treatment.durationMinutes,
  treatment: treatment.name,
  professionalId: professional?.id ?? null,
});

/** What a booking of a choice names: nothing for the consultation by whoever is free, which needs no words. */
export const namesOf = ({ treatment, professional }: Choice): AskedChoice => ({
  ...(treatment.isListed && { treatment: treatment.name }),
  ...(professional && { professionalId: professional.id }),
});
