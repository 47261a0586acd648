import { useWallTime } from '../../clinic/wall-time';
import type { ClinicalRecord } from './record-values';

/** The file a record was imported from, and when; empty if it was written here. */
export function RecordOrigin({ record: { imported } }: { record: Pick<ClinicalRecord, 'imported'> }) {
  const wallTime = useWallTime();
  return imported && `Importada de ${imported.fileName} el ${wallTime(imported.importedAt)}`;
}
