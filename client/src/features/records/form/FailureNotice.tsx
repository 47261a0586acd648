import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { Notice } from '../../../ui/notices/Notice';

/** Why a record was not saved, one line per reason. It scrolls into view, since the form is long. */
export function FailureNotice({ text }: { text: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [text]);
  return (
    <Box ref={place} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      <Notice sentence={text} />
    </Box>
  );
}
