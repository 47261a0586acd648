import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { differingStretches } from './text-differences';

const Own = styled('mark')(({ theme }) => ({
  borderRadius: 4,
  paddingInline: 1,
  color: 'inherit',
  backgroundColor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.warning.main} 26%, transparent)`,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
}));

/** Two versions of a text: marks what only this one contains. */
export function ComparedText({ text, other }: { text: string; other: string }) {
  if (text === '') {
    return (
      <Typography variant="body2" color="textSecondary">
        (vacío)
      </Typography>
    );
  }
  return (
    <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {differingStretches(text, other).map((stretch) =>
        stretch.isOwn ? (
          <Own key={stretch.start}>{stretch.text}</Own>
        ) : (
          <span key={stretch.start}>{stretch.text}</span>
        ),
      )}
    </Typography>
  );
}
