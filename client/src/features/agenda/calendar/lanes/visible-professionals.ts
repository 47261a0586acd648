import type { ClinicProfessional } from '../../../../professionals/professionals';
import { serviceLanesOf } from './service-lanes';

interface Choice {
  /** The professionals who could be shown. */
  readonly people: readonly ClinicProfessional[];
  /** Ids; empty: all professionals. */
  readonly asked: readonly number[];
  /** The current user's id. */
  readonly staffId: number;
  /** How many lanes there is room for. */
  readonly most: number;
}

/**
 * If not all requested professionals fit, the one to show: the user, or else the first requested one.
 * @returns one id; undefined if all fit.
 */
export function visibleProfessionals({
  people,
  asked,
  staffId,
  most,
}: Choice): readonly number[] | undefined {
  const wanted = asked.length > 0 ? people.filter(({ id }) => asked.includes(id)) : people;
  if (wanted.length <= most) return undefined;
  const own = wanted.find(({ staffUserId, isArchived }) => staffUserId === staffId && !isArchived);
  const first = own?.id ?? asked[0] ?? serviceLanesOf(wanted)[0]?.professionalId;
  return first === undefined ? undefined : [first];
}
