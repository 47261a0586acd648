import FileDownloadOutlined from '~icons/outline-file-download';
import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { lazyPart } from '../ui/frame/lazy-part';
import { ICON_ON_PHONE } from '../ui/icon-on-phone';
import { useLazyMenu } from '../ui/lists/use-lazy-menu';
import type { ExportedLists } from './FormatMenu';

// MUI's menu weighs 11 kB, and few users who see a list export it.
const { Part: FormatMenu, preload } = lazyPart(() =>
  import('./FormatMenu').then((module) => module.FormatMenu),
);

interface ExportButtonProps extends ExportedLists {
  /** The exported data, for screen readers: 'los pacientes'. */
  what: string;
  /** Shows only the icon on a phone. */
  isCompact?: boolean;
  sx?: SxProps;
}

/** Exports all pages of the filtered list as a spreadsheet. */
export function ExportButton({ what, isCompact, sx, ...lists }: ExportButtonProps) {
  const { id, anchor, wasOpened, close, button } = useLazyMenu(preload);
  const [isLoading, setLoading] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<FileDownloadOutlined />}
        loading={isLoading}
        loadingPosition="start"
        aria-label={`Exportar ${what}`}
        {...button}
        sx={{ whiteSpace: 'nowrap', ...(isCompact && ICON_ON_PHONE), ...sx }}
      >
        <span>Exportar</span>
      </Button>
      {wasOpened && (
        <Suspense>
          <FormatMenu {...lists} id={id} anchor={anchor} onClose={close} onLoading={setLoading} />
        </Suspense>
      )}
    </>
  );
}
