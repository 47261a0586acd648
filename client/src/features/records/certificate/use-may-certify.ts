import { useCurrentStaff, useRights } from '../../../session/current-staff';
import type { ClinicalRecord } from '../record-values';

/**
 * Whether the user may issue certificates of a record. Who attended signs: someone limited to their own agenda reads
 * records that another professional attended, and the server refuses a certificate of them.
 */
export function useMayCertify(): (record: Pick<ClinicalRecord, 'professionalId'>) => boolean {
  const can = useRights();
  const { ownAgenda } = useCurrentStaff();
  return ({ professionalId }) =>
    can('HEALTH_DATA') && (!ownAgenda || professionalId === ownAgenda.professionalId);
}
