import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Field, type FieldProps } from './Field';

interface AutocompleteFieldProps extends Omit<FieldProps, 'end'> {
  params: AutocompleteRenderInputParams;
}

/** An Autocomplete's input, which looks like any other field, with what is chosen below it if that may be several. */
export function AutocompleteField({ params, ...field }: AutocompleteFieldProps) {
  const {
    input: { ref, onMouseDown, startAdornment, endAdornment },
    htmlInput,
  } = params.slotProps;
  return (
    <Box ref={ref} onMouseDown={onMouseDown}>
      <Field {...htmlInput} {...field} autoComplete="off" end={endAdornment && <End>{endAdornment}</End>} />
      {startAdornment && <Chosen>{startAdornment}</Chosen>}
    </Box>
  );
}

const Chosen = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  marginTop: 6,
  marginInline: -3,
  '@media (pointer: coarse)': {
    '& .MuiChip-root': { height: 44, borderRadius: 22 },
    '& .MuiChip-deleteIcon': { width: 32, height: 32 },
  },
});

/** MUI places its buttons over the field; here they are inside it. */
const End = styled('div')({
  flex: 'none',
  paddingRight: 8,
  '& .MuiAutocomplete-endAdornment': { position: 'static', display: 'flex', transform: 'none' },
  '& button': { width: 30, height: 30, visibility: 'visible' },
});

export const AUTOCOMPLETE_LIST = {
  mt: 0.5,
  border: '1px solid var(--line)',
  boxShadow: 'var(--shadow)',
} as const;
