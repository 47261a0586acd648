import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const FORMATS = { xlsx: 'Excel (.xlsx)', csv: 'CSV' } as const;
export type Format = keyof typeof FORMATS;

interface FormatMenuProps {
  id: string;
  anchor: HTMLElement | undefined;
  /** The name of a second list, offered below the first. */
  also?: string | undefined;
  onClose: () => void;
  onTake: (format: Format, isOther: boolean) => void;
}

export function FormatMenu({ id, anchor, also, onClose, onTake }: FormatMenuProps) {
  const itemsOf = (isOther: boolean, before = '') =>
    (Object.keys(FORMATS) as Format[]).map((format) => (
      <MenuItem key={`${before}${format}`} onClick={() => onTake(format, isOther)}>
        {`${before}${FORMATS[format]}`}
      </MenuItem>
    ));
  return (
    <Menu id={id} anchorEl={anchor} open={anchor !== undefined} onClose={onClose}>
      {itemsOf(false)}
      {also && <Divider />}
      {also && itemsOf(true, `${also}: `)}
    </Menu>
  );
}
