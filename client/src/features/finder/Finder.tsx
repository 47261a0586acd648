import { isFoundBy, MAX_SEARCH_LENGTH } from '#domain/patients/patient-search.js';
import PersonOutlined from '~icons/outline-person';
import SearchRounded from '~icons/round-search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { newAppointmentPath } from '../../clinic/new-appointment-path';
import { patientPath } from '../../clinic/patient-path';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { type FinderOption, type Place, placesFor } from './finder-options';
import { FoundPerson } from './FoundPerson';
import { useFoundPatientsQuery } from './found-patients.generated';

/** The text typed while the finder loaded. */
export interface EarlyKeys {
  readonly text: string;
  /** Enter, or Shift+Enter, was pressed after it. */
  readonly enter?: 'open' | 'book';
}

interface FinderProps {
  places: readonly Place[];
  findsPatients: boolean;
  early: EarlyKeys;
  onClose: () => void;
  onGo: (path: string) => void;
}

/** Finds patients, sections and actions while typing; Enter opens the first one. */
export function Finder({ places, findsPatients, early, onClose, onGo }: FinderProps) {
  const [typed, setTyped] = useState(early.text);
  // Enter was pressed before the response: it applies to the first result.
  const awaited = useRef(early.enter);
  const search = typed.trim().slice(0, MAX_SEARCH_LENGTH);
  const isAsked = findsPatients && search !== '';
  const { data, previousData, loading, error } = useFoundPatientsQuery({
    variables: { search },
    skip: !isAsked,
    fetchPolicy: 'cache-and-network',
  });
  const found = !isAsked ? [] : ((data ?? previousData)?.patients.nodes ?? []);
  const isSearching = isAsked && loading && !data;
  // Until the next response, matching patients of the last one stay.
  const patients = data ? found : found.filter((one) => isFoundBy(search, one));
  const options: FinderOption[] = [
    ...patients.map((patient) => ({ group: 'Pacientes' as const, label: patient.name, patient })),
    ...placesFor(search, places).map((place) => ({ ...place, isEarly: isSearching })),
  ];
  const choose = (option: FinderOption, isBooking = false) => {
    if (!('patient' in option)) onGo(option.path);
    else onGo(isBooking ? newAppointmentPath(option.patient.id) : patientPath(option.patient.id));
  };
  const { getRootProps, getInputProps, getInputLabelProps, getListboxProps, getOptionProps } =
    useAutocomplete<FinderOption>({
      id: 'buscador',
      open: true,
      options,
      value: null,
      inputValue: typed,
      onInputChange: (_, text, reason) => {
        if (reason === 'input') setTyped(text);
      },
      onChange: (_, option) => option && choose(option),
      autoHighlight: true,
      filterOptions: (all) => all,
      // Highlighting follows a label: another one moves it to the first patient once they have arrived.
      getOptionLabel: (option) => ('isEarly' in option && option.isEarly ? `${option.label}…` : option.label),
      getOptionKey: keyOf,
    });
  const best = options[0];
  useEffect(() => {
    if (!awaited.current || isSearching) return;
    const isBooking = awaited.current === 'book';
    awaited.current = undefined;
    if (best) choose(best, isBooking);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const isOwn = event.key === 'Escape' || (event.key === 'Enter' && (isSearching || event.shiftKey));
    if (!isOwn) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return onClose();
    if (isSearching) {
      awaited.current = event.shiftKey ? 'book' : 'open';
      return;
    }
    const chosen = (event.target as HTMLElement).getAttribute('aria-activedescendant');
    const option = options[Number(chosen?.split('-').at(-1))];
    if (option) choose(option, true);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="buscador-label" sx={sheet}>
      <Box
        {...getRootProps()}
        onKeyDownCapture={onKeyDown}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <Line>
          <SearchRounded aria-hidden fontSize="small" />
          <VisuallyHidden>
            <label {...getInputLabelProps()} htmlFor="buscador">
              Buscar pacientes, secciones y acciones
            </label>
          </VisuallyHidden>
          <input
            {...getInputProps()}
            autoFocus
            placeholder="Nombre, RUT, teléfono, o adónde ir"
            maxLength={MAX_SEARCH_LENGTH}
            spellCheck={false}
          />
          <Button size="small" color="inherit" onClick={onClose}>
            Cerrar
          </Button>
        </Line>
        <List {...getListboxProps()} aria-label="Resultados" aria-busy={isSearching}>
          {options.map((option, index) => {
            const { key, ...props } = getOptionProps({ option, index });
            const isFirst = option.group !== options[index - 1]?.group;
            return (
              <Row key={key} {...props} data-heading={isFirst ? option.group : undefined}>
                {'patient' in option ? (
                  <>
                    <PersonOutlined aria-hidden />
                    <FoundPerson patient={option.patient} />
                  </>
                ) : (
                  <>
                    {option.icon}
                    {option.label}
                  </>
                )}
              </Row>
            );
          })}
        </List>
        <Box role="status">
          {search !== '' && !isSearching && patients.length === 0 && (
            <Typography variant="body2" color="textSecondary" sx={{ padding: 2 }}>
              {error ? 'No se pudo buscar. Inténtelo de nuevo.' : `Ningún paciente coincide con «${search}».`}
            </Typography>
          )}
        </Box>
        <Keys aria-hidden>
          <kbd>↑ ↓</kbd> elegir <kbd>Entrar</kbd> abrir <kbd>Mayús + Entrar</kbd> nueva cita para el paciente
        </Keys>
      </Box>
    </Dialog>
  );
}

const keyOf = (option: FinderOption): string =>
  'patient' in option ? `patient ${option.patient.id}` : option.path;

const sheet = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
    width: '100%',
    maxWidth: { xs: '100%', sm: 600 },
    height: { xs: '100%', sm: 'auto' },
    maxHeight: { xs: '100%', sm: '70dvh' },
    margin: { xs: 0, sm: '10dvh 24px 24px' },
    borderRadius: { xs: 0, sm: '16px' },
    border: { sm: '1px solid var(--huella-palette-divider)' },
  },
} as const;

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '10px 12px 10px 18px',
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  color: (theme.vars ?? theme).palette.text.secondary,
  '& input': {
    flex: 1,
    minWidth: 0,
    border: 0,
    padding: '8px 0',
    font: 'inherit',
    fontSize: '1.0625rem',
    color: (theme.vars ?? theme).palette.text.primary,
    background: 'none',
    outline: 'none',
  },
  '& ::placeholder': { color: (theme.vars ?? theme).palette.text.secondary, opacity: 1 },
}));

const List = styled('ul')({ margin: 0, padding: 8, overflowY: 'auto', listStyle: 'none' });

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '6px 10px',
  borderRadius: 10,
  cursor: 'pointer',
  '& > svg': { fontSize: 21, color: (theme.vars ?? theme).palette.text.secondary },
  '&.Mui-focused, &:hover': { backgroundColor: 'color-mix(in srgb, currentColor 9%, transparent)' },
  '&[data-heading]': { position: 'relative', marginTop: 30 },
  // A heading is not an option, so it must not be in the list that assistive technology reads.
  '&[data-heading]::before': {
    content: 'attr(data-heading) / ""',
    position: 'absolute',
    insetInlineStart: 10,
    top: -26,
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: (theme.vars ?? theme).palette.text.secondary,
    pointerEvents: 'none',
  },
}));

const Keys = styled('div')(({ theme }) => ({
  padding: '10px 18px',
  borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  fontSize: '0.8125rem',
  color: (theme.vars ?? theme).palette.text.secondary,
  [theme.breakpoints.down('sm')]: { display: 'none' },
  '& kbd': { font: 'inherit', fontWeight: 650, marginInlineStart: 10 },
  '& kbd:first-of-type': { marginInlineStart: 0 },
}));
