import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ConflictChoice, type ConflictChoiceProps } from './ConflictChoice';

/** A field that somebody else changed meanwhile, in words. */
export interface EditDifference {
  readonly field: string;
  readonly label: string;
  /** As it was when the editing began. */
  readonly before: string;
  readonly theirs: string;
  /** What whoever edits wrote; absent where they left it as it was, or wrote the same. */
  readonly mine?: string | undefined;
}

interface EditConflictProps extends ConflictChoiceProps {
  title: string;
  differences: readonly EditDifference[];
}

/** What somebody else changed while the form was open; whoever edits decides. */
export function EditConflict({ title, differences, ...choice }: EditConflictProps) {
  return (
    <Box
      role="alert"
      sx={{
        marginBottom: 2.5,
        padding: 2,
        borderRadius: '12px',
        border: '1px solid color-mix(in srgb, var(--huella-palette-warning-main) 45%, transparent)',
        backgroundColor: 'color-mix(in srgb, var(--huella-palette-warning-main) 9%, transparent)',
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Box component="ul" sx={{ margin: 0, paddingBlock: 1, paddingLeft: 2.5 }}>
        {differences.map((difference) => (
          <Typography
            component="li"
            variant="body2"
            key={difference.field}
            sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
          >
            <Told {...difference} />
          </Typography>
        ))}
      </Box>
      <ConflictChoice {...choice} />
    </Box>
  );
}

/** Values that are longer than this together stand below one another, in characters. */
const LONG = 120;

function Told({ label, before, theirs, mine = '' }: EditDifference) {
  if (before.length + theirs.length + mine.length <= LONG) {
    return (
      <>
        {label}: {before} → <strong>{theirs}</strong>
        {mine && ` (usted escribió: ${mine})`}
      </>
    );
  }
  return (
    <>
      {label}
      {`\nAntes: ${before}\nAhora: `}
      <strong>{theirs}</strong>
      {mine && `\nUsted escribió: ${mine}`}
    </>
  );
}
