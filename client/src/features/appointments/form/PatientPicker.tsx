import { isFoundBy, LONGEST_SEARCH } from '#domain/patients/patient-search.js';
import { type TypedPatient, typedPatient } from '#domain/patients/typed-patient.js';
import PersonAddAlt1Outlined from '@mui/icons-material/PersonAddAlt1Outlined';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Field } from '../../../ui/fields/Field';
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
  /** @param typed what was searched for, if anything. */
  onCreate: (typed?: TypedPatient) => void;
  autoFocus?: boolean;
}

/** The last option of the list. */
interface NewPatient {
  readonly typed: string;
}
type Option = AgendaPatient | NewPatient;

const isNew = (option: Option): option is NewPatient => 'typed' in option;

/** Finds a patient by name or RUT while typing, or creates the one who is not found. */
export function PatientPicker({ patient, error, onChoose, onCreate, autoFocus }: PatientPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  // Once a patient is chosen, the field shows their label, which is not searched for.
  const wanted = patient && typed === labelOf(patient) ? '' : typed.trim().slice(0, LONGEST_SEARCH);
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
    <Box>
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
        // The server has filtered already.
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
          paper: { sx: { mt: 0.5, border: '1px solid', borderColor: 'divider', boxShadow: SHADOW } },
        }}
        renderInput={({ slotProps: { input, htmlInput } }) => (
          <Box ref={input.ref} onMouseDown={input.onMouseDown}>
            <Field
              {...htmlInput}
              label="Paciente"
              placeholder="Nombre o RUT"
              autoComplete="off"
              autoFocus={autoFocus}
              aria-required
              error={error}
              end={<End>{input.endAdornment}</End>}
            />
          </Box>
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mt: 0.5 }}>
        <Button size="small" startIcon={<PersonAddAlt1Outlined />} onClick={() => onCreate()} sx={{ ml: -1 }}>
          Nuevo paciente
        </Button>
        {isOpen && found && found.totalCount > found.nodes.length && (
          <Typography variant="caption" color="textSecondary">
            {found.nodes.length} de {found.totalCount.toLocaleString('es-CL')}: siga escribiendo para acotar.
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const SHADOW = '0 8px 24px rgb(0 0 0 / 0.16)';

/** MUI places its buttons over the field; here they are inside it. */
const End = styled('div')({
  flex: 'none',
  paddingRight: 8,
  '& .MuiAutocomplete-endAdornment': { position: 'static', display: 'flex', transform: 'none' },
  '& button': { width: 30, height: 30, visibility: 'visible' },
});

const labelOf = ({ name, rut }: AgendaPatient): string => `${name} · ${rut}`;
