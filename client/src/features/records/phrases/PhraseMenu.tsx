import { matchingPhrases } from '#domain/records/phrases/phrase.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useState } from 'react';
import type { StoredPhrase } from './phrase-values';

const SHOWN = 8;

interface Asked {
  readonly phrases: readonly StoredPhrase[];
  readonly typed: string;
  readonly onChoose: (phrase: StoredPhrase) => void;
  readonly onClose: () => void;
}

/** The phrases that match the text after a slash; the focus stays in the text, and arrows choose. */
export function usePhraseMenu({ phrases, typed, onChoose, onClose }: Asked) {
  const id = useId();
  const [chosen, setChosen] = useState({ typed, index: 0 });
  const shown = matchingPhrases(phrases, typed).slice(0, SHOWN);
  // Another word starts at the top again.
  const index = chosen.typed === typed ? Math.min(chosen.index, shown.length - 1) : 0;
  const isOpen = shown.length > 0;
  const move = (by: number) => setChosen({ typed, index: (index + by + shown.length) % shown.length });
  const onKeyDown = (event: KeyboardEvent) => {
    const phrase = shown[index];
    if (!phrase) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' || event.key === 'Tab') onChoose(phrase);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    // Escape must not close the dialog around the text.
    event.stopPropagation();
  };
  return {
    id,
    shown,
    index,
    onChoose,
    onKeyDown,
    ties: {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      ...(isOpen && { 'aria-controls': id, 'aria-activedescendant': `${id}-${index}` }),
    },
  } as const;
}

type PhraseMenuProps = ReturnType<typeof usePhraseMenu> & { label: string };

export function PhraseMenu({ id, shown, index, label, onChoose }: PhraseMenuProps) {
  if (shown.length === 0) return null;
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={label}
      sx={{
        position: 'absolute',
        zIndex: 3,
        left: 0,
        right: 0,
        top: '100%',
        maxHeight: 320,
        marginTop: 0.5,
        padding: 0.5,
        overflowY: 'auto',
        border: '1px solid var(--line)',
        borderRadius: 'var(--r-control)',
        backgroundColor: 'background.paper',
        boxShadow: '0 8px 24px #0000002e',
      }}
    >
      {shown.map((phrase, place) => (
        <Box
          key={phrase.id}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === index}
          // The focus stays in the text.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(phrase)}
          sx={{
            display: 'grid',
            alignContent: 'center',
            minHeight: 48,
            paddingInline: 1.5,
            paddingBlock: 0.5,
            borderRadius: 'var(--r-control)',
            cursor: 'pointer',
            '&[aria-selected="true"]': { backgroundColor: 'var(--mist)' },
          }}
        >
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {phrase.title}
          </Typography>
          <Typography variant="caption" color="textSecondary" noWrap>
            {phrase.text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
