import Button from '@mui/material/Button';
import { toasts } from '../../../ui/notices/toasts';
import { downloadRejected } from './import-files';
import type { ShownImportFragment } from './imports.generated';

export function DownloadRejected({ one }: { readonly one: ShownImportFragment }) {
  const { resource, id, counts } = one;
  return (
    <Button
      variant="outlined"
      color="inherit"
      onClick={() => {
        downloadRejected(resource, id).catch(() =>
          toasts.error('No se pudieron descargar las filas. Inténtelo de nuevo.'),
        );
      }}
    >
      Descargar {whichOf(counts)}
    </Button>
  );
}

function whichOf({ rejectedRows, doubtfulRows }: ShownImportFragment['counts']): string {
  if (!doubtfulRows) return 'rechazadas';
  return rejectedRows === doubtfulRows ? 'dudosas' : 'rechazadas y dudosas';
}
