import Button from '@mui/material/Button';
import { Notice } from './Notice';

interface RetryNoticeProps {
  /** What could not be loaded, in one sentence. */
  sentence: string;
  onRetry: () => void;
}

/** A part of the screen failed to load, and can be asked for again. */
export function RetryNotice({ sentence, onRetry }: RetryNoticeProps) {
  return (
    <Notice
      sentence={sentence}
      action={
        <Button size="small" color="inherit" onClick={onRetry}>
          Intentar de nuevo
        </Button>
      }
    />
  );
}
