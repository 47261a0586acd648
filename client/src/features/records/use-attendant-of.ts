import type { ClinicalRecord } from './record-values';
import { useNamesAttendants } from './use-names-attendants';

/**
 * The name of the professional who attended; null if the record has none. An imported name is used if the record has
 * no professional of the clinic.
 */
export function useAttendantOf(): (
  record: Pick<ClinicalRecord, 'professionalId' | 'professionalName'> & {
    readonly imported: { readonly professionalName: string } | null;
  },
) => string | null {
  const namesAttendants = useNamesAttendants();
  return ({ professionalId, professionalName, imported }) =>
    professionalId === null
      ? imported?.professionalName || null
      : (namesAttendants && professionalName) || null;
}
