import { isFoundBy, MAX_SEARCH_LENGTH } from '#domain/patients/patient-search.js';
import { type TypedPatient, typedPatient } from '#domain/patients/typed-patient.js';
import PersonAddAlt1Outlined from '~icons/outline-person-add-alt-1';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AUTOCOMPLETE_LIST, AutocompleteField } from '../../../ui/fields/AutocompleteField';
import { useSettled } from '../../../ui/use-settled';
import type { AgendaPatient } from '../agenda-appointment';
import { usePatientOptionsQuery } from './patient-options.generated';
import { PatientName } from '../PatientName';

/** Milliseconds without typing before a search is sent. */
const SEARCH_AFTER_MS = 250;

interface PatientPickerProps {
  patient: AgendaPatient | undefined;
  error?: string | undefined;
  onChoose: (patient: AgendaPatient | undefined) => void;
  /** @param typed the search text, if any. */
  onCreate: (typed?: TypedPatient) => void;
  autoFocus?: boolean;
}

/** The last option of the list. */
interface NewPatient {
  readonly typed: string;
}
type Option = AgendaPatient | NewPatient;

const isNew = (option: Option): option is NewPatient => 'typed' in option;

/** Finds a patient by name or RUT while typing, or creates one who is not found. */
export function PatientPicker({ patient, error, onChoose, onCreate, autoFocus }: PatientPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  // Once a patient is chosen, the field shows their label, which is not searched for.
  const wanted = patient && typed === labelOf(patient) ? '' : typed.trim().slice(0, MAX_SEARCH_LENGTH);
  const search = useSettled(wanted, SEARCH_AFTER_MS);
  const {
    data,
    previousData,
    loading,
    error: failure,
  } = usePatientOptionsQuery({
    variables: { search },
    skip: !isOpen,
    fetchPolicy: 'cache-and-network',
  });
  const found = (data ?? previousData)?.patients;
  const isSearching = loading || search !== wanted;
  const patients = (found?.nodes ?? []).filter((one) => !isSearching || isFoundBy(wanted, one));
  const options: Option[] = wanted && !isSearching ? [...patients, { typed: wanted }] : patients;
  return (
    <Box sx={{ position: 'relative' }}>
      <Autocomplete<Option>
        value={patient ?? null}
        options={options}
        autoHighlight
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        onChange={(_, chosen) => {
          if (chosen && isNew(chosen)) onCreate(typedPatient(chosen.typed));
          else onChoose(chosen ?? undefined);
        }}
        onInputChange={(_, text) => setTyped(text)}
        getOptionLabel={(option) => (isNew(option) ? option.typed : labelOf(option))}
        getOptionKey={(option) => (isNew(option) ? 'new' : option.id)}
        isOptionEqualToValue={(one, other) => !isNew(one) && !isNew(other) && one.id === other.id}
        // The server has already filtered.
        filterOptions={(all) => all}
        loading={isSearching}
        loadingText="Buscando..."
        noOptionsText={
          failure ? 'No se pudo buscar. Inténtelo de nuevo.' : 'Aún no hay pacientes. Puede crear uno nuevo.'
        }
        clearText="Quitar paciente"
        openText="Ver pacientes"
        closeText="Cerrar lista"
        slotProps={{
          listbox: { 'aria-label': 'Pacientes' },
          paper: { sx: AUTOCOMPLETE_LIST },
        }}
        renderInput={(params) => (
          <AutocompleteField
            params={params}
            label="Paciente"
            placeholder="Nombre o RUT"
            autoFocus={autoFocus}
            aria-required
            error={error}
          />
        )}
        renderOption={({ key, ...option }, shown) => (
          <Box component="li" key={key} {...option}>
            {isNew(shown) ? (
              <Typography color="primary" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
                + Crear «{shown.typed}»
              </Typography>
            ) : (
              <PatientName patient={shown} />
            )}
          </Box>
        )}
      />
      <Button
        size="small"
        startIcon={<PersonAddAlt1Outlined />}
        onClick={() => onCreate()}
        sx={{
          position: 'absolute',
          top: -8,
          right: -6,
          // Reaches upwards, so that it does not cover the field.
          '@media (pointer: coarse)': { top: -20 },
        }}
      >
        Nuevo Paciente
      </Button>
      {isOpen && found && found.totalCount > found.nodes.length && (
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 0.5 }}>
          {found.nodes.length} de {found.totalCount.toLocaleString('es-CL')}: siga escribiendo para acotar.
        </Typography>
      )}
    </Box>
  );
}

const labelOf = ({ name, rut }: AgendaPatient): string => `${name} · ${rut}`;
