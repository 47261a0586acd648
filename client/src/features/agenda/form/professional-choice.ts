import type { ServiceType } from '#domain/agenda/appointment.js';
import { type Choosable, hasChoice, whoDoes } from '#domain/clinic/professionals/choice.js';
import { does } from '#domain/clinic/professionals/professional.js';

export interface Wanted {
  readonly serviceType: ServiceType;
  /** Undefined: not chosen yet. */
  readonly treatment: string | undefined;
}

/** The appointment that is being edited, as it is stored. */
interface StoredWork extends Wanted {
  readonly professionalId: number;
}

type Professional = Choosable & { readonly id: number };

/** The professionals to offer, in the given order, including the edited appointment's own whatever their status. */
export function offeredProfessionals<P extends Professional>(
  all: readonly P[],
  wanted: Wanted,
  stored: StoredWork | undefined,
): P[] {
  const { serviceType, treatment } = wanted;
  const able = whoDoes(all, serviceType, treatment);
  const isAsStored = stored?.serviceType === serviceType && stored.treatment === treatment;
  return all.filter(
    (one) =>
      able.includes(one) ||
      (one.id === stored?.professionalId && (isAsStored || does(one, serviceType, treatment))),
  );
}

interface Written extends Wanted {
  readonly professional?: { readonly id: number } | null | undefined;
}

/** Whether the chosen professional takes new appointments of this kind; true for 'any professional'. */
export const acceptsNewAppointment = (
  all: readonly Professional[],
  { serviceType, treatment, professional }: Written,
): boolean => !professional || whoDoes(all, serviceType, treatment).some(({ id }) => id === professional.id);

/** Whether to ask for the professional: there is a choice, or the current one takes no new appointments. */
export const asksForProfessional = (
  all: readonly Professional[],
  wanted: Wanted,
  stored: StoredWork | undefined,
): boolean => hasChoice(all, [wanted.serviceType]) || offeredProfessionals(all, wanted, stored).length > 1;

/** Whether the edit form asks for the professional, for the appointment's service or another one. */
export const editAsksForProfessional = (all: readonly Professional[], stored: StoredWork): boolean =>
  hasChoice(all) || asksForProfessional(all, stored, stored);
