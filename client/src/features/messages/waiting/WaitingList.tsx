import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { WaitingItem } from './WaitingItem';
import type { WaitingMessages } from './use-waiting-messages';

interface WaitingListProps {
  waiting: WaitingMessages;
  /** Shows the messages side by side if there is room. */
  isWide?: boolean;
}

export function WaitingList({ waiting, isWide = false }: WaitingListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { messages = [], total, isLoading, showMore } = waiting;
  /** The handled item disappears, so the focus moves to the next one. */
  const focusAfter = (index: number) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a[target="_blank"]') ?? [])];
    (links[index + 1] ?? links[index - 1])?.focus({ preventScroll: true });
  };
  return (
    <>
      <Box
        component="ul"
        ref={list}
        aria-label="Mensajes por enviar"
        sx={{
          display: 'grid',
          gridTemplateColumns: isWide ? 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))' : 'minmax(0, 1fr)',
          columnGap: 3,
          margin: 0,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {messages.map((message, index) => (
          <WaitingItem key={message.id} message={message} onLeave={() => focusAfter(index)} />
        ))}
      </Box>
      {showMore && (
        <Button variant="outlined" color="inherit" loading={isLoading} onClick={showMore}>
          Cargar más
        </Button>
      )}
      {!showMore && total > messages.length && messages.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {`Y ${total - messages.length} más, que aparecerán a medida que envíe estos.`}
        </Typography>
      )}
    </>
  );
}
