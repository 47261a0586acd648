import { isKept, type BackupWarning as Warning } from '#domain/data/backup/backup.js';
import { BACKUP_WARNING_SENTENCES, whyFailed, whyUnchecked } from '#domain/data/backup/backup.es.js';
import Alert from '@mui/material/Alert';
import { Notice } from '../../../ui/notices/Notice';
import type { KeptBackupFragment } from './kept-backups.generated';

interface BackupWarningProps {
  warning: Warning;
  /** Newest first. */
  backups: readonly KeptBackupFragment[];
}

/** The warning about the backups: red for a failure, otherwise a hint. */
export function BackupWarning({ warning, backups }: BackupWarningProps) {
  const sentence = BACKUP_WARNING_SENTENCES[warning];
  if (warning === 'FAILED') {
    const reason = backups.find(({ state }) => state === 'FAILED')?.reason;
    return <Notice sentence={reason ? `${sentence} ${whyFailed(reason)}` : sentence} />;
  }
  const reason = warning === 'UNCHECKED' ? backups.find(isKept)?.reason : null;
  return (
    <Alert severity="warning">{reason ? `${sentence} Motivo: ${whyUnchecked(reason)}` : sentence}</Alert>
  );
}
