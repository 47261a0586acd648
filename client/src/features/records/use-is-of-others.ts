import { useCurrentStaff } from '../../session/current-staff';

interface Made {
  /** The professional of the visit; null if unknown. */
  readonly professionalId: number | null;
  /** The name of the user who made it; null or empty if that is unknown. */
  readonly madeBy: string | null;
}

/**
 * Whether a user limited to their own agenda may only read it: another user made it, and the visit was with another
 * professional. This compares names; the server compares accounts, and refuses users with the same name.
 */
export function useIsOfOthers(): (made: Made) => boolean {
  const { ownAgenda, name } = useCurrentStaff();
  return ({ professionalId, madeBy }) =>
    ownAgenda ? professionalId !== ownAgenda.professionalId && madeBy !== name : false;
}
