import type { BackupWarning as Warning } from '#domain/backup.js';
import { BACKUP_REASON_SENTENCES, BACKUP_WARNING_SENTENCES } from '#domain/backup.es.js';
import Alert from '@mui/material/Alert';
import { Notice } from '../../ui/Notice';
import type { KeptBackupFragment } from './kept-backups.generated';

interface BackupWarningProps {
  warning: Warning;
  /** The newest that is over. */
  last: KeptBackupFragment | undefined;
}

/** What is wrong with the backups. A failure is red; the rest is worth a look. */
export function BackupWarning({ warning, last }: BackupWarningProps) {
  const sentence = BACKUP_WARNING_SENTENCES[warning];
  const reason = last?.reason ? BACKUP_REASON_SENTENCES[last.reason] : '';
  if (warning === 'FAILED') return <Notice sentence={`${sentence} ${reason}`.trim()} />;
  return (
    <Alert severity="warning">
      {warning === 'UNCHECKED' ? `${sentence} ${reason.replace(/^No se comprobó: /, 'Motivo: ')}` : sentence}
    </Alert>
  );
}
