import type { ServiceType } from '#domain/appointment.js';
import { type Choosable, hasChoice, whoDoes } from '#domain/professionals/choice.js';
import { does } from '#domain/professionals/professional.js';

/** What an appointment is for. */
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

/** Whom the form offers, in the given order. An edited appointment may stay with its own, whatever became of them. */
export function offered<P extends Professional>(
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

/** Whether whoever is chosen can get a new appointment for that; anybody can. */
export const takesNew = (
  all: readonly Professional[],
  { serviceType, treatment, professional }: Written,
): boolean => !professional || whoDoes(all, serviceType, treatment).some(({ id }) => id === professional.id);

/** Whether the form asks who attends: there is a choice, or the appointment's own takes no new ones. */
export const asksWho = (
  all: readonly Professional[],
  wanted: Wanted,
  stored: StoredWork | undefined,
): boolean => hasChoice(all, [wanted.serviceType]) || offered(all, wanted, stored).length > 1;

/** Whether an edit of it asks who attends, for its own service or another. */
export const asksSomewhere = (all: readonly Professional[], stored: StoredWork): boolean =>
  hasChoice(all) || asksWho(all, stored, stored);
