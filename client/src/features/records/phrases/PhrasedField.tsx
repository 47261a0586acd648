import { filledPhrase, type PhraseFacts } from '#domain/records/phrases/placeholders.es.js';
import {
  type PhraseBox,
  type PhraseOccasion,
  phrasesFor,
  slashBefore,
  type TypedSlash,
  withPhrase,
} from '#domain/records/phrases/phrase.js';
import { withoutSentences } from '#domain/records/foot/exam-sentences.es.js';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { type RegisterOptions, type UseFormReturn, useWatch } from 'react-hook-form';
import { LongField } from '../../../ui/fields/Field';
import { FIELD_LABELS, type RecordValues, type TextField } from '../record-values';
import { occasionOf, type StoredPhrase } from './phrase-values';
import { PhraseBar } from './PhraseBar';
import { PhraseMenu, usePhraseMenu } from './PhraseMenu';
import { usePhrasesQuery } from './phrases.generated';

const BOXES: Readonly<Record<TextField, PhraseBox>> = {
  careDescription: 'CARE_DESCRIPTION',
  procedure: 'PROCEDURE',
  instructions: 'INSTRUCTIONS',
};

/** The subject of each text: 'frases de lo que se vio'. With the text's own label, two elements would share a name. */
const SUBJECTS: Readonly<Record<TextField, string>> = {
  careDescription: 'lo que se vio',
  procedure: 'lo que se hizo',
  instructions: 'lo que se indica',
};

interface PhrasedFieldProps {
  field: TextField;
  form: UseFormReturn<RecordValues>;
  rules: RegisterOptions<RecordValues, TextField>;
  autoFocus: boolean;
  occasion: PhraseOccasion;
  facts: PhraseFacts;
  /** The day of the visit from which the text was copied, until it is touched. */
  copiedFrom: string | undefined;
  onTouch: () => void;
  onWrite: (text: string) => void;
}

/** A text of the record with the clinic's phrases: one press inserts one, and so does typing a slash. */
export function PhrasedField(props: PhrasedFieldProps) {
  const { field, form, rules, autoFocus, occasion, facts, copiedFrom, onTouch, onWrite } = props;
  const { ref, onChange, onBlur, ...registered } = form.register(field, rules);
  const box = useRef<HTMLTextAreaElement>(null);
  const text = useWatch({ control: form.control, name: field });
  const [slash, setSlash] = useState<TypedSlash>();
  const label = FIELD_LABELS[field];
  const all = usePhrasesQuery().data?.phrases ?? [];
  const phrases = phrasesFor(all, BOXES[field], occasion);
  const insert = ({ text: written }: StoredPhrase, at?: TypedSlash) => {
    const filled = filledPhrase(written, facts);
    const caret = box.current?.selectionEnd ?? text.length;
    const isTyping = document.activeElement === box.current;
    const start = at?.start ?? (isTyping ? caret : text.length);
    const { text: whole, caret: after } = withPhrase(text, start, at || isTyping ? caret : start, filled);
    onTouch();
    onWrite(whole);
    setSlash(undefined);
    // Only after the new text is in the box.
    if (isTyping) queueMicrotask(() => box.current?.setSelectionRange(after, after));
  };
  const menu = usePhraseMenu({
    phrases: slash ? phrases : [],
    typed: slash?.typed ?? '',
    onChoose: (phrase) => insert(phrase, slash),
    onClose: () => setSlash(undefined),
  });
  return (
    <Box>
      <Box sx={{ position: 'relative', ...(copiedFrom && { '& textarea': { color: 'var(--ink-2)' } }) }}>
        <LongField
          rows={3}
          aria-required
          autoFocus={autoFocus}
          label={label}
          error={form.formState.errors[field]?.message}
          hint={copiedFrom && `De la visita del ${copiedFrom}. Tóquelo si quiere corregirlo.`}
          {...registered}
          {...menu.ties}
          ref={(element) => {
            ref(element);
            box.current = element;
          }}
          onFocus={onTouch}
          onChange={(event) => {
            void onChange(event);
            setSlash(slashBefore(event.target.value, event.target.selectionEnd));
          }}
          onBlur={(event) => {
            void onBlur(event);
            setSlash(undefined);
          }}
          onKeyDown={menu.onKeyDown}
        />
        <PhraseMenu {...menu} label={`Frases de ${SUBJECTS[field]}`} />
      </Box>
      <PhraseBar
        subject={SUBJECTS[field]}
        phrases={phrases}
        isIn={(phrase) => text.includes(filledPhrase(phrase.text, facts))}
        onInsert={(phrase) => insert(phrase)}
        onRemove={(phrase) => {
          onTouch();
          onWrite(withoutSentences(text, [filledPhrase(phrase.text, facts)]));
        }}
        start={{
          box: BOXES[field],
          title: '',
          text,
          occasion: occasionOf({
            treatmentId: occasion.treatmentId,
            serviceType: occasion.treatmentId === null ? occasion.serviceType : null,
          }),
          professionalId: '',
        }}
      />
    </Box>
  );
}
