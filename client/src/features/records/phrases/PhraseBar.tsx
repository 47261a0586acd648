import BookmarkAddOutlined from '~icons/outline-bookmark-add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ComponentType, Suspense, useState } from 'react';
import { lazyPart } from '../../../ui/frame/lazy-part';
import { ChoiceChip } from '../foot/ChoiceChip';
import type { PhraseValues, StoredPhrase } from './phrase-values';
import type { PhraseModalProps } from './PhraseModal';

const { Part: PhraseModal } = lazyPart<PhraseModalProps>(() =>
  import('./PhraseModal').then((module): ComponentType<PhraseModalProps> => module.PhraseModal),
);

const SHOWN = 4;

interface PhraseBarProps {
  /** 'lo que se hizo' */
  subject: string;
  phrases: readonly StoredPhrase[];
  /** Whether the text has the phrase. */
  isIn: (phrase: StoredPhrase) => boolean;
  onInsert: (phrase: StoredPhrase) => void;
  onRemove: (phrase: StoredPhrase) => void;
  /** The initial values of a phrase saved from this text. */
  start: PhraseValues;
}

/**
 * The phrases of a text, each inserted by one press and removed by a second one. The Tab key passes them by, so that it
 * leads from text to text: by keyboard, a slash offers the phrases.
 */
export function PhraseBar({ subject, phrases, isIn, onInsert, onRemove, start }: PhraseBarProps) {
  const [showsAll, setShowsAll] = useState(false);
  const [saved, setSaved] = useState<PhraseValues>();
  const shown = showsAll ? phrases : phrases.slice(0, SHOWN);
  const hasText = start.text.trim() !== '';
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        '&:not(:empty)': { marginTop: 1 },
        '@media (pointer: coarse)': { '& .MuiButton-root': { minHeight: 48 } },
      }}
    >
      {shown.length > 0 && (
        <Box
          role="group"
          aria-label={`Frases de ${subject}`}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          {shown.map((phrase) => {
            const isOn = isIn(phrase);
            return (
              <ChoiceChip
                key={phrase.id}
                isOn={isOn}
                tabIndex={-1}
                onPress={() => (isOn ? onRemove(phrase) : onInsert(phrase))}
              >
                {phrase.title}
              </ChoiceChip>
            );
          })}
        </Box>
      )}
      {phrases.length > SHOWN && (
        <Button tabIndex={-1} color="inherit" size="small" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Menos frases' : `${phrases.length - SHOWN} más`}
        </Button>
      )}
      {hasText && (
        <Button
          tabIndex={-1}
          color="inherit"
          size="small"
          startIcon={<BookmarkAddOutlined />}
          aria-label={`Guardar como frase ${subject}`}
          onClick={() => setSaved(start)}
          sx={{ marginLeft: 'auto' }}
        >
          Guardar como frase
        </Button>
      )}
      {saved && (
        // React would bubble the dialog's submit up to the form around this text.
        <div onSubmit={(event) => event.stopPropagation()}>
          <Suspense fallback={null}>
            <PhraseModal initial={saved} isOverVisit onClose={() => setSaved(undefined)} />
          </Suspense>
        </div>
      )}
    </Box>
  );
}
