import { useCurrentStaff } from '../../session/current-staff';

interface Made {
  /** Of the visit; null if that is unknown. */
  readonly professionalId: number | null;
  /** The name of the user who made it; null or empty if that is unknown. */
  readonly madeBy: string | null;
}

/**
 * Whether a user limited to their own agenda may only read what others made: neither did they make it, nor was the visit
 * with their professional. The server compares accounts, and refuses a namesake, whom this lets pass.
 */
export function useIsOfOthers(): (made: Made) => boolean {
  const { ownAgenda, name } = useCurrentStaff();
  return ({ professionalId, madeBy }) =>
    ownAgenda ? professionalId !== ownAgenda.professionalId && madeBy !== name : false;
}
