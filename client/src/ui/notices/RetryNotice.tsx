import Button from '@mui/material/Button';
import { Notice } from './Notice';

interface RetryNoticeProps {
  sentence: string;
  onRetry: () => void;
}

/** For a part of the screen that failed to load and can be requested again. */
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
