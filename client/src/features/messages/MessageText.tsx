import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FLUSH_START } from '../../ui/theme/flush';

/** In characters; longer texts need more than two lines. */
const SHORT = 90;

/** The start of a message's text, and all of it on demand. */
export function MessageText({ subject, body }: { subject?: string; body: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isLong = body.length > SHORT || body.includes('\n');
  return (
    <Box>
      {subject && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {subject}
        </Typography>
      )}
      <Typography
        id={id}
        variant="body2"
        color="textSecondary"
        sx={{
          overflowWrap: 'anywhere',
          ...(isOpen
            ? { whiteSpace: 'pre-line' }
            : {
                display: '-webkit-box',
                WebkitBoxOrient: 'vertical',
                WebkitLineClamp: '2',
                overflow: 'hidden',
              }),
        }}
      >
        {body}
      </Typography>
      {isLong && (
        <Button
          size="small"
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          sx={{ ...FLUSH_START, minHeight: 32, color: 'text.secondary' }}
        >
          {isOpen ? 'Ver menos' : 'Ver texto completo'}
        </Button>
      )}
    </Box>
  );
}
