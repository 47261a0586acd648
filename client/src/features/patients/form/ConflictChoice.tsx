import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Choice = styled('label')(({ theme }) => ({
  display: 'flex',
  gap: 10,
  padding: '9px 12px',
  borderRadius: 10,
  cursor: 'pointer',
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  '&:has(input:checked)': {
    borderColor: (theme.vars ?? theme).palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${(theme.vars ?? theme).palette.primary.main}`,
  },
  '&:has(input:focus-visible)': {
    outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
    outlineOffset: 2,
  },
  '& input': { margin: '3px 0 0', accentColor: (theme.vars ?? theme).palette.primary.main },
}));

interface ConflictChoiceProps {
  name: string;
  /** Whose value it is. */
  source: string;
  text: string;
  isPicked: boolean;
  onPick: () => void;
}

/** One of the two values that a field may take. */
export function ConflictChoice({ name, source, text, isPicked, onPick }: ConflictChoiceProps) {
  return (
    <Choice>
      <input type="radio" name={name} checked={isPicked} onChange={onPick} />
      <span>
        <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {source}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          sx={{ display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {text}
        </Typography>
      </span>
    </Choice>
  );
}
