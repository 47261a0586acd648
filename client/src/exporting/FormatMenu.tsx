import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { toasts } from '../ui/notices/toasts';
import { downloadFile, saveFile } from './download-file';

const FORMATS = { xlsx: 'Excel (.xlsx)', csv: 'CSV' } as const;
type Format = keyof typeof FORMATS;

export interface ExportedLists {
  /** The path of the list's endpoint, such as '/api/pacientes/exportar'. */
  path: string;
  /** The list's current filter; empty values are left out. */
  filter?: Readonly<Record<string, string | number | null | undefined>>;
  /** A second list, offered below the first and always exported as a whole. */
  also?: { path: string; name: string };
}

interface FormatMenuProps extends ExportedLists {
  id: string;
  anchor: HTMLElement | undefined;
  onClose: () => void;
  onLoading: (isLoading: boolean) => void;
}

/** Saves the list in the chosen format. */
export function FormatMenu({ path, filter = {}, also, id, anchor, onClose, onLoading }: FormatMenuProps) {
  const take = (format: Format, isOther: boolean) => {
    onClose();
    onLoading(true);
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
      .finally(() => onLoading(false));
  };
  const itemsOf = (isOther: boolean, before = '') =>
    (Object.keys(FORMATS) as Format[]).map((format) => (
      <MenuItem key={`${before}${format}`} onClick={() => take(format, isOther)}>
        {`${before}${FORMATS[format]}`}
      </MenuItem>
    ));
  return (
    <Menu id={id} anchorEl={anchor} open={anchor !== undefined} onClose={onClose}>
      {itemsOf(false)}
      {also && <Divider />}
      {also && itemsOf(true, `${also.name}: `)}
    </Menu>
  );
}
