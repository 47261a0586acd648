import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface CheckListProps<Option extends string> {
  label: string;
  hint?: string;
  options: readonly Option[];
  labels: Readonly<Record<Option, string>>;
  chosen: readonly Option[];
  onChange: (chosen: Option[]) => void;
}

/** Any number of a few choices, in the order of the options. */
export function CheckList<Option extends string>(props: CheckListProps<Option>) {
  const { label, hint, options, labels, chosen, onChange } = props;
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="body2" sx={{ fontWeight: 550 }}>
        {label}
      </Typography>
      {hint && (
        <Typography variant="caption" color="textSecondary" component="p">
          {hint}
        </Typography>
      )}
      <Box
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))', columnGap: 2 }}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option}
            label={labels[option].replace(/^./, (letter) => letter.toUpperCase())}
            control={
              <Checkbox
                checked={chosen.includes(option)}
                onChange={({ target }) =>
                  onChange(options.filter((one) => (one === option ? target.checked : chosen.includes(one))))
                }
              />
            }
          />
        ))}
      </Box>
    </Box>
  );
}
