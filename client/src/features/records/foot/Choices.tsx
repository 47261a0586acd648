import { capitalised } from '#domain/capitalised.es.js';
import Box from '@mui/material/Box';
import { ChoiceChip } from './ChoiceChip';

interface ChoicesProps {
  label: string;
  /** Whether to show the label, because the options don't name their subject. */
  showsLabel?: boolean;
  options: ReadonlyArray<readonly [code: string, label: string]>;
  chosen: string | null;
  /** Whether the chosen value comes from an earlier visit. */
  isCarried?: boolean;
  onChoose: (code: string | null) => void;
}

/** At most one of a few; pressing the chosen one clears it. */
export function Choices({
  label,
  showsLabel = false,
  options,
  chosen,
  isCarried = false,
  onChoose,
}: ChoicesProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      {showsLabel && (
        <Box
          component="span"
          aria-hidden
          sx={{ width: 96, font: 'var(--font-second)', color: 'var(--ink-2)' }}
        >
          {label}
        </Box>
      )}
      {options.map(([code, text]) => (
        <ChoiceChip
          key={code}
          isOn={code === chosen}
          isCarried={isCarried}
          onPress={() => onChoose(code === chosen ? null : code)}
        >
          {capitalised(text)}
        </ChoiceChip>
      ))}
    </Box>
  );
}
