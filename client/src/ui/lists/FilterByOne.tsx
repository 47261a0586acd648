import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { Placeholder } from '../Placeholder';
import { SelectField } from '../fields/SelectField';

interface FilterByOneProps {
  label: string;
  /** Until then, their place is kept: nearly every list has several. */
  isKnown: boolean;
  among: readonly { readonly id: number; readonly name: string }[];
  /** Undefined: all. */
  chosen: number | undefined;
  onChoose: (id: number | undefined) => void;
  sx: SxProps;
}

/** A list's filter by one of several; absent if there are no others. */
export function FilterByOne({ label, isKnown, among, chosen, onChoose, sx }: FilterByOneProps) {
  if (!isKnown)
    return (
      <Box aria-busy sx={sx}>
        <Placeholder sx={{ height: 72 }} />
      </Box>
    );
  if (among.length <= 1) return null;
  return (
    <Box sx={sx}>
      <SelectField
        label={label}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(Number(target.value) || undefined)}
      >
        <option value="">Todos</option>
        {among.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </Box>
  );
}
