import { PLACEHOLDER_HELP } from '#domain/messages/message-template.es.js';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { THUMB_HIGH } from '../../../ui/theme/thumb-high';
import { PLACEHOLDERS, written } from './placeholders';

const Word = styled(ButtonBase)(({ theme }) => ({
  minHeight: 32,
  paddingInline: 10,
  borderRadius: 'var(--r-control)',
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  fontSize: '0.8125rem',
  fontWeight: 550,
  color: (theme.vars ?? theme).palette.primary.main,
  '&:hover': { borderColor: (theme.vars ?? theme).palette.primary.main },
  [theme.breakpoints.down('sm')]: { minHeight: 44 },
  ...THUMB_HIGH,
}));

interface PlaceholderButtonsProps {
  /** The label of the text field. */
  label: string;
  /** Called with a placeholder such as `{paciente}`. */
  onInsert: (placeholder: string) => void;
}

export const PlaceholderButtons = ({ label, onInsert }: PlaceholderButtonsProps) => (
  <Box
    role="group"
    aria-label={`Insertar en: ${label}`}
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
  >
    {PLACEHOLDERS.map((placeholder) => (
      <Word
        key={placeholder}
        aria-label={`Insertar ${written(placeholder)}`}
        title={PLACEHOLDER_HELP[placeholder]}
        onClick={() => onInsert(written(placeholder))}
      >
        {written(placeholder)}
      </Word>
    ))}
  </Box>
);
