import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const FORMATS = { xlsx: 'Excel (.xlsx)', csv: 'CSV' } as const;
export type Format = keyof typeof FORMATS;

interface FormatMenuProps {
  id: string;
  anchor: HTMLElement | undefined;
  onClose: () => void;
  onTake: (format: Format) => void;
}

export const FormatMenu = ({ id, anchor, onClose, onTake }: FormatMenuProps) => (
  <Menu id={id} anchorEl={anchor} open={anchor !== undefined} onClose={onClose}>
    {(Object.keys(FORMATS) as Format[]).map((format) => (
      <MenuItem key={format} onClick={() => onTake(format)}>
        {FORMATS[format]}
      </MenuItem>
    ))}
  </Menu>
);
