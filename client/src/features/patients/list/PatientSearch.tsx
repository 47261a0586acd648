import { LONGEST_SEARCH } from '#domain/patients/patient-search.js';
import ClearRounded from '@mui/icons-material/ClearRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { SearchFrame } from './SearchFrame';
import { useSearchDraft } from './use-search-draft';

interface PatientSearchProps {
  search: string;
  onSearch: (search: string) => void;
}

/** Searches while typing. */
export function PatientSearch({ search, onSearch }: PatientSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const { text, type, commit } = useSearchDraft(search, onSearch);
  return (
    <SearchFrame
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
    >
      <SearchRounded aria-hidden fontSize="small" />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label="Buscar pacientes"
        placeholder="Nombre, RUT, teléfono o correo"
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text !== '') type('');
        }}
      />
      {text !== '' && (
        <IconButton
          size="small"
          aria-label="Borrar búsqueda"
          title="Borrar búsqueda"
          onClick={() => {
            type('');
            input.current?.focus();
          }}
        >
          <ClearRounded fontSize="small" />
        </IconButton>
      )}
    </SearchFrame>
  );
}
