import { useCurrentStaff, useRights } from '../../../session/current-staff';
import type { ClinicalRecord } from '../record-values';

/**
 * Whether the user may issue certificates of a record. The professional who attended signs: a user limited to their own
 * agenda also reads records of other professionals, but the server refuses certificates of those.
 */
export function useMayCertify(): (record: Pick<ClinicalRecord, 'professionalId'>) => boolean {
  const can = useRights();
  const { ownAgenda } = useCurrentStaff();
  return ({ professionalId }) =>
    can('HEALTH_DATA') && (!ownAgenda || professionalId === ownAgenda.professionalId);
}
