import { useWallTime } from '../../clinic/wall-time';
import type { ClinicalRecord } from './record-values';

/** From which file a record came, and when; nothing where it was written here. */
export function RecordOrigin({ record: { imported } }: { record: Pick<ClinicalRecord, 'imported'> }) {
  const wallTime = useWallTime();
  return imported && `Importada de ${imported.fileName} el ${wallTime(imported.importedAt)}`;
}
