import type { ClinicProfessional } from '../../../../professionals/professionals';
import { serviceLanesOf } from './service-lanes';

/** A phone's three days have room for this many lanes each. */
export const LANES_OF_PHONE_DAY = 2;
/** The seven days of a tablet have room for this many. */
export const LANES_OF_TABLET_DAY = 2;

interface Choice {
  /** Who could be shown. */
  readonly people: readonly ClinicProfessional[];
  /** Ids; empty: everybody. */
  readonly asked: readonly number[];
  /** The current user's id. */
  readonly staffId: number;
  /** How many lanes there is room for. */
  readonly most: number;
}

/**
 * Who is shown alone where the others have no room: one's own agenda before the first that was asked for.
 * @returns one id; undefined where everybody who was asked for has room.
 */
export function whoAlone({ people, asked, staffId, most }: Choice): readonly number[] | undefined {
  const wanted = asked.length > 0 ? people.filter(({ id }) => asked.includes(id)) : people;
  if (wanted.length <= most) return undefined;
  const own = wanted.find(({ staffUserId, isArchived }) => staffUserId === staffId && !isArchived);
  const first = own?.id ?? asked[0] ?? serviceLanesOf(wanted)[0]?.professionalId;
  return first === undefined ? undefined : [first];
}
