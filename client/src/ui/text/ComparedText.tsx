import Typography from '@mui/material/Typography';
import { type ComponentType, lazy, Suspense } from 'react';

interface ComparedTextProps {
  text: string;
  other: string;
}

/** Loaded with the first comparison. If it fails to load, the text is shown without marks. */
const MarkedText = lazy<ComponentType<ComparedTextProps>>(() =>
  import('./MarkedText').then(
    (module) => ({ default: module.MarkedText }),
    () => ({ default: ({ text }) => text }),
  ),
);

/** Shows a text and marks the parts that the other version does not contain. */
export function ComparedText({ text, other }: ComparedTextProps) {
  if (text === '') {
    return (
      <Typography variant="body2" color="textSecondary">
        (vacío)
      </Typography>
    );
  }
  return (
    <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      <Suspense fallback={text}>
        <MarkedText text={text} other={other} />
      </Suspense>
    </Typography>
  );
}
