import { MAX_SEARCH_LENGTH } from '#domain/patients/patient-search.js';
import { SearchField } from '../../../ui/fields/SearchField';
import { useSearchDraft } from '../../../ui/fields/use-search-draft';

interface PatientSearchProps {
  search: string;
  onSearch: (search: string) => void;
  placeholder?: string;
}

/** Searches while typing. */
export function PatientSearch({
  search,
  onSearch,
  placeholder = 'Nombre, RUT, teléfono o correo',
}: PatientSearchProps) {
  const { text, type, commit } = useSearchDraft(search, onSearch);
  return (
    <SearchField
      label="Buscar pacientes"
      placeholder={placeholder}
      text={text}
      onType={type}
      onCommit={commit}
      maxLength={MAX_SEARCH_LENGTH}
    />
  );
}
