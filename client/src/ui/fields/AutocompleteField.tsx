import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Field, type FieldProps } from './Field';

interface AutocompleteFieldProps extends Omit<FieldProps, 'end'> {
  params: AutocompleteRenderInputParams;
}

/** An Autocomplete's input, which looks like any other field. */
export function AutocompleteField({ params, ...field }: AutocompleteFieldProps) {
  const {
    input: { ref, onMouseDown, endAdornment },
    htmlInput,
  } = params.slotProps;
  return (
    <Box ref={ref} onMouseDown={onMouseDown}>
      <Field {...htmlInput} {...field} autoComplete="off" end={endAdornment && <End>{endAdornment}</End>} />
    </Box>
  );
}

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
