import type { ClinicalRecord } from './record-values';
import { useNamesAttendants } from './use-names-attendants';

/** Who attended, as a record says it; null where it is not said. A file's words count where nobody of the clinic is meant. */
export function useAttendantOf(): (
  record: Pick<ClinicalRecord, 'professionalId' | 'professionalName' | 'imported'>,
) => string | null {
  const namesAttendants = useNamesAttendants();
  return ({ professionalId, professionalName, imported }) =>
    professionalId === null
      ? imported?.professionalName || null
      : (namesAttendants && professionalName) || null;
}
