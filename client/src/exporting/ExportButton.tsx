import FileDownloadOutlined from '~icons/outline-file-download';
import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { lazyPart } from '../ui/frame/lazy-part';
import { useLazyMenu } from '../ui/lists/use-lazy-menu';
import { toasts } from '../ui/notices/toasts';
import { downloadFile, saveFile } from './download-file';
import type { Format } from './FormatMenu';

// MUI's menu weighs 11 kB, and few users who see a list export it.
const { Part: FormatMenu, preload } = lazyPart(() =>
  import('./FormatMenu').then((module) => module.FormatMenu),
);

interface ExportButtonProps {
  /** The path of the list's endpoint, such as '/api/pacientes/exportar'. */
  path: string;
  /** The list's current filter; empty values are left out. */
  filter?: Readonly<Record<string, string | number | null | undefined>>;
  /** The exported data, for screen readers: 'los pacientes'. */
  what: string;
  /** A second list, which is always exported as a whole. */
  also?: { path: string; name: string };
  /** Shows only the icon on a phone. */
  isCompact?: boolean;
  sx?: SxProps;
}

const ICON_ON_PHONE = {
  minWidth: { xs: 44, sm: 64 },
  paddingInline: { xs: 1, sm: 2 },
  '& > .MuiButton-startIcon': { marginInline: { xs: 0, sm: '-4px 8px' } },
  '& > span:not(.MuiButton-startIcon)': { display: { xs: 'none', sm: 'inline' } },
};

/** Exports all pages of the filtered list as a spreadsheet. */
export function ExportButton({ path, filter = {}, what, also, isCompact = false, sx }: ExportButtonProps) {
  const { id, anchor, wasOpened, close, button } = useLazyMenu(preload);
  const [isLoading, setLoading] = useState(false);
  const take = (format: Format, isOther: boolean) => {
    close();
    setLoading(true);
    const given = Object.entries(isOther ? {} : filter).filter(
      ([, value]) => value !== null && value !== undefined && value !== '',
    );
    const query = new URLSearchParams([
      ['formato', format],
      ...given.map(([name, value]) => [name, String(value)]),
    ]);
    downloadFile(`${isOther ? also?.path : path}?${query.toString()}`)
      .then(({ content, name }) => saveFile(content, name ?? `lista.${format}`))
      .catch(() => toasts.error('No se pudo exportar la lista. Inténtelo de nuevo.'))
      .finally(() => setLoading(false));
  };
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
          <FormatMenu id={id} anchor={anchor} also={also?.name} onClose={close} onTake={take} />
        </Suspense>
      )}
    </>
  );
}
