import { isFoundBy, MAX_SEARCH_LENGTH } from '#domain/patients/patient-search.js';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AUTOCOMPLETE_LIST, AutocompleteField } from '../../../ui/fields/AutocompleteField';
import { useSettled } from '../../../ui/use-settled';
import { PatientRut } from '../../patients/list/PatientRut';
import { useWalkInPatientsQuery, type WalkInPatientFragment } from './walk-in.generated';

/** Milliseconds without typing before a search is sent. */
const SEARCH_AFTER_MS = 200;

interface WalkInPatientFieldProps {
  patient: WalkInPatientFragment | null;
  /** The typed text: a search, and the name of a new patient. */
  typed: string;
  /** Shown until a registered patient is chosen. */
  hint: string;
  error: string | undefined;
  onType: (typed: string) => void;
  onChoose: (patient: WalkInPatientFragment) => void;
}

/** Suggests registered patients while a name is typed; typing alone never selects one. */
export function WalkInPatientField({
  patient,
  typed,
  hint,
  error,
  onType,
  onChoose,
}: WalkInPatientFieldProps) {
  const wanted = patient ? '' : typed.trim().slice(0, MAX_SEARCH_LENGTH);
  const search = useSettled(wanted, SEARCH_AFTER_MS);
  const { data, previousData } = useWalkInPatientsQuery({
    variables: { search },
    skip: search === '' || wanted === '',
    fetchPolicy: 'cache-and-network',
  });
  const found = wanted === '' ? [] : ((data ?? previousData)?.patients.nodes ?? []);
  return (
    <Autocomplete<WalkInPatientFragment, false, false, true>
      freeSolo
      value={patient}
      inputValue={typed}
      options={data && search === wanted ? found : found.filter((one) => isFoundBy(wanted, one))}
      // The server has already filtered the options.
      filterOptions={(all) => all}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
      isOptionEqualToValue={(one, other) => typeof other !== 'string' && one.id === other.id}
      onInputChange={(_, text, reason) => {
        if (reason === 'input' || reason === 'clear') onType(text);
      }}
      onChange={(_, chosen) => {
        if (chosen && typeof chosen !== 'string') onChoose(chosen);
      }}
      clearText="Borrar"
      slotProps={{
        listbox: { 'aria-label': 'Pacientes' },
        paper: { sx: AUTOCOMPLETE_LIST },
      }}
      renderInput={(params) => (
        <AutocompleteField
          params={params}
          label="Paciente"
          placeholder="Nombre, RUT o teléfono"
          autoFocus
          aria-required
          hint={patient ? undefined : hint}
          error={error}
        />
      )}
      renderOption={({ key, ...option }, shown) => (
        <Box component="li" key={key} {...option}>
          <PatientIdentity patient={shown} />
        </Box>
      )}
    />
  );
}

/** The details that distinguish two people with the same name. */
export const PatientIdentity = ({ patient }: { patient: WalkInPatientFragment }) => (
  <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
    <Typography sx={{ fontWeight: 550 }}>{patient.name}</Typography>
    <Typography variant="body2" color="textSecondary" component="div">
      <PatientRut {...patient} /> · {patient.phone}
    </Typography>
  </Box>
);
