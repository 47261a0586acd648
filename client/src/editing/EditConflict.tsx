import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { ComparedText } from '../ui/text/ComparedText';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { ONE_COLUMN } from '../ui/one-column';
import type { Difference, Side } from './merge-edits';
import type { Conflict } from './use-versioned-form';

interface EditConflictProps {
  conflict: Conflict;
  /** The name of the user who saved first, if known. */
  who?: string | undefined;
}

/** Shows the differences between two concurrent edits; the user chooses field by field or for all at once. */
export function EditConflict({ conflict, who }: EditConflictProps) {
  const { title, differences, pick, takeTheirs, keepMine } = conflict;
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const adopted = differences.filter(({ changedBy }) => changedBy === 'theirs');
  const other = who || 'otra persona';
  return (
    <Box
      role="alert"
      sx={{
        ...ONE_COLUMN,
        gap: 1.5,
        marginBottom: 2.5,
        padding: 2,
        borderRadius: 'var(--r-control)',
        border: '1px solid color-mix(in srgb, var(--huella-palette-warning-main) 45%, transparent)',
        backgroundColor: 'color-mix(in srgb, var(--huella-palette-warning-main) 9%, transparent)',
      }}
    >
      <Typography ref={heading} tabIndex={-1} sx={{ fontWeight: 600, outline: 'none' }}>
        {title}
      </Typography>
      {adopted.length > 0 && (
        <Typography variant="body2">
          Se incorporó lo que cambió {other}: {adopted.map(({ label }) => label).join(', ')}.
        </Typography>
      )}
      {differences.map((difference) => (
        <Box
          key={difference.field}
          component="fieldset"
          role="radiogroup"
          sx={{ minWidth: 0, margin: 0, padding: 0, border: 0 }}
        >
          <Typography
            variant="body2"
            component="legend"
            sx={{ padding: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line', marginBottom: 0.75 }}
          >
            <DifferenceText {...difference} />
          </Typography>
          <Choices
            difference={difference}
            sources={{ theirs: `Guardado por ${other}`, mine: 'Escrito por usted' }}
            onPick={(side) => pick(difference.field, side)}
          />
        </Box>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="contained" onClick={takeTheirs}>
          Usar sus datos
        </Button>
        <Button size="small" variant="outlined" color="inherit" onClick={keepMine}>
          Conservar mis cambios
        </Button>
      </Box>
    </Box>
  );
}

/** In characters: longer pairs of values are shown one below the other. */
const LONG = 120;

function DifferenceText({ label, before, theirs, mine, changedBy }: Difference) {
  const isMine = changedBy === 'mine';
  const both = changedBy === 'both';
  if (before.length + theirs.length + mine.length <= LONG) {
    return (
      <>
        {label}: {before} → <strong>{isMine ? mine : theirs}</strong>
        {isMine && ' (usted)'}
        {both && ` (usted escribió: ${mine})`}
      </>
    );
  }
  return (
    <>
      {label}
      {!isMine && (
        <>
          {'\nAhora: '}
          <ComparedText text={theirs} other={both ? mine : before} />
        </>
      )}
      {changedBy !== 'theirs' && (
        <>
          {'\nUsted escribió: '}
          <ComparedText text={mine} other={both ? theirs : before} />
        </>
      )}
    </>
  );
}

const Choice = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  padding: '4px 12px',
  borderRadius: 'var(--r-control)',
  fontSize: '0.875rem',
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
  '& input': { margin: 0, accentColor: (theme.vars ?? theme).palette.primary.main },
}));

interface ChoicesProps {
  difference: Difference;
  sources: Readonly<Record<Side, string>>;
  onPick: (side: Side) => void;
}

function Choices({ difference, sources, onPick }: ChoicesProps) {
  const name = useId();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {(['theirs', 'mine'] as const).map((side) => (
        <Choice key={side}>
          <input type="radio" name={name} checked={difference.pick === side} onChange={() => onPick(side)} />
          <span>
            {sources[side]}
            <VisuallyHidden>: {difference[side]}</VisuallyHidden>
          </span>
        </Choice>
      ))}
    </Box>
  );
}
