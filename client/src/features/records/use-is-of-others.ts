import { useProfessionals } from '../../professionals/professionals';
import { useCurrentStaff } from '../../session/current-staff';

/**
 * Whether someone limited to their own agenda may only read what others made: neither did they make it, nor is it signed
 * by their professional, the only one whom they see. The server compares accounts, and refuses what this lets pass.
 */
export function useIsOfOthers(): (madeBy: string, signer?: string) => boolean {
  const { ownAgenda, name } = useCurrentStaff();
  const professionals = useProfessionals();
  return (madeBy, signer) =>
    Boolean(ownAgenda) && madeBy !== name && !professionals.some((one) => one.name === signer);
}
