import Button from '@mui/material/Button';
import { Notice } from './Notice';

interface RetryNoticeProps {
  sentence: string;
  onRetry: () => void;
}

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
