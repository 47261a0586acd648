import ClearRounded from '~icons/round-clear';
import SearchRounded from '~icons/round-search';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { THUMB_HIGH } from '../theme/thumb-high';
import { Frame } from './Field';

interface SearchFieldProps {
  /** For screen readers. */
  label: string;
  placeholder: string;
  text: string;
  onType: (text: string) => void;
  /** Called on Enter, if the search waits for a pause in typing. */
  onCommit?: () => void;
  maxLength?: number;
  /** The page has another search, which is its landmark. */
  isSecond?: boolean;
}

export function SearchField({
  label,
  placeholder,
  text,
  onType,
  onCommit,
  maxLength,
  isSecond,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      role={isSecond ? undefined : 'search'}
      onSubmit={(event) => {
        event.preventDefault();
        onCommit?.();
      }}
    >
      <Frame sx={{ gap: 1, minHeight: 40, paddingInline: '12px 4px', color: 'var(--ink-2)', ...THUMB_HIGH }}>
        <SearchRounded aria-hidden fontSize="small" />
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          aria-label={label}
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && text !== '') onType('');
          }}
          style={{ padding: 0, alignSelf: 'stretch', color: 'var(--ink)', textOverflow: 'ellipsis' }}
        />
        {text !== '' && (
          <IconButton
            size="small"
            aria-label="Borrar búsqueda"
            title="Borrar búsqueda"
            onClick={() => {
              onType('');
              input.current?.focus();
            }}
          >
            <ClearRounded fontSize="small" />
          </IconButton>
        )}
      </Frame>
    </form>
  );
}
