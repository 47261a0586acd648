import DownloadRounded from '~icons/round-download';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { toasts } from '../../../ui/notices/toasts';
import { downloadKeptBackup } from './download-backup';
import type { KeptBackupFragment } from './kept-backups.generated';

interface DownloadButtonProps {
  backup: KeptBackupFragment;
  /** When it was made, for screen readers. */
  at: string;
}

export function DownloadButton({ backup, at }: DownloadButtonProps) {
  const [isLoading, setLoading] = useState(false);
  const download = () => {
    setLoading(true);
    downloadKeptBackup(backup.id, backup.bytes ?? 0)
      .catch(() => toasts.error('No se pudo descargar la copia completa. Inténtelo de nuevo.'))
      .finally(() => setLoading(false));
  };
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<DownloadRounded />}
      disabled={isLoading}
      onClick={download}
      aria-label={`Descargar la copia: ${at}`}
    >
      {isLoading ? 'Descargando...' : 'Descargar'}
    </Button>
  );
}
