import {
  DEFAULT_DURATION,
  DEFAULT_SERVICE_TYPE,
  type DurationMinutes,
  SERVICE_TYPES,
  type ServiceType,
} from '../../agenda/appointment.js';
import { does, type Skills } from '../../clinic/professionals/professional.js';
import { depositOf, type DepositTerms } from '../../money/deposit.js';
import { BOOKING_TREATMENT } from '../../clinic/treatments.js';

export interface BookableProfessional {
  readonly id: number;
  readonly name: string;
}

export interface ShownTreatment {
  readonly name: string;
  readonly durationMinutes: DurationMinutes;
  /** In pesos; null if none is set or the clinic shows no prices. */
  readonly price: number | null;
}

export interface BookableTreatment extends ShownTreatment {
  /** The deposit, in pesos; null for none. */
  readonly deposit: number | null;
  readonly serviceType: ServiceType;
  /** Whether it comes from the clinic's list; the default consultation does not. */
  readonly isListed: boolean;
  /** Professionals that the visitor may choose; empty if the clinic offers no choice. */
  readonly professionals: readonly BookableProfessional[];
}

export interface ClinicOffer {
  readonly treatments: ReadonlyArray<
    ShownTreatment & {
      readonly serviceType: ServiceType;
      readonly isBookableOnline: boolean;
      readonly deposit: number | null;
    }
  >;
  /** Without archived ones, in the clinic's order. */
  readonly professionals: ReadonlyArray<BookableProfessional & Skills>;
  readonly showsProfessionals: boolean;
  readonly showsTreatments: boolean;
  readonly showsPrices: boolean;
  /** The account for deposits, which are only asked for if it is complete. */
  readonly deposits: DepositTerms;
}

/** Offered if the clinic marks no treatment as bookable. */
const CONSULTATION = {
  name: BOOKING_TREATMENT,
  serviceType: DEFAULT_SERVICE_TYPE,
  durationMinutes: DEFAULT_DURATION,
  price: null,
  deposit: null,
} as const;

/** The default when a visitor asks for nothing else. */
export const DEFAULT_CONSULTATION: BookableTreatment = {
  ...CONSULTATION,
  isListed: false,
  professionals: [],
};

/**
 * The treatments that visitors can book, at least one; the first is preselected. These are the marked treatments that
 * some professional does, plus the consultation if no podiatry is marked.
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
  ].map(({ name, serviceType, durationMinutes, price, deposit, isListed }) => ({
    name,
    serviceType,
    durationMinutes,
    price: showsPrices ? price : null,
    deposit: depositOf(deposit, offer.deposits),
    isListed,
    professionals: choosableProfessionals(offer, serviceType, name),
  }));
}

/** Professionals to choose from for a treatment; empty if the clinic offers no choice or fewer than two do it. */
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

/** The treatments that the page lists; none if the clinic does not show them. */
export const shownTreatments = ({
  treatments,
  showsTreatments,
  showsPrices,
}: ClinicOffer): ShownTreatment[] =>
  SERVICE_TYPES.flatMap((type) =>
    treatments.filter(({ serviceType }) => showsTreatments && serviceType === type),
  ).map(({ name, durationMinutes, price }) => ({ name, durationMinutes, price: showsPrices ? price : null }));

export interface Choice {
  readonly treatment: BookableTreatment;
  /** Undefined: any free professional. */
  readonly professional: BookableProfessional | undefined;
}

/** The requested treatment's name and professional's id; undefined if the visitor has not chosen. */
export interface RequestedChoice {
  readonly treatment?: string | undefined;
  readonly professionalId?: number | undefined;
}

/** The request, with the first treatment and any professional in place of unavailable ones. */
export function choiceOf(asked: RequestedChoice, treatments: readonly BookableTreatment[]): Choice {
  const treatment =
    treatments.find(({ name }) => name === asked.treatment) ?? treatments[0] ?? DEFAULT_CONSULTATION;
  return { treatment, professional: treatment.professionals.find(({ id }) => id === asked.professionalId) };
}

/** For a visitor who has chosen nothing. */
export const DEFAULT_CHOICE: Choice = { treatment: DEFAULT_CONSULTATION, professional: undefined };

/** A choice as the arguments of `availability`. */
export const hoursFor = ({ treatment, professional }: Choice) => ({
  serviceType: treatment.serviceType,
  durationMinutes: treatment.durationMinutes,
  treatment: treatment.name,
  professionalId: professional?.id ?? null,
});

/** The choice that a booking has to send; empty for the default consultation with any professional. */
export const namesOf = ({ treatment, professional }: Choice): RequestedChoice => ({
  ...(treatment.isListed && { treatment: treatment.name }),
  ...(professional && { professionalId: professional.id }),
});
