import { isFoundBy, LONGEST_SEARCH } from '#domain/patients/patient-search.js';
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
  /** What is written: a search, and the name of who is not found. */
  typed: string;
  error: string | undefined;
  onType: (typed: string) => void;
  onChoose: (patient: WalkInPatientFragment) => void;
}

/** Offers who is registered while a name is typed; nobody is chosen by writing alone. */
export function WalkInPatientField({ patient, typed, error, onType, onChoose }: WalkInPatientFieldProps) {
  const wanted = patient ? '' : typed.trim().slice(0, LONGEST_SEARCH);
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
      // The server has filtered already.
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
          hint={
            patient
              ? undefined
              : 'Elija a quien ya es paciente, o escriba el nombre de quien viene por primera vez.'
          }
          error={error}
        />
      )}
      renderOption={({ key, ...option }, shown) => (
        <Box component="li" key={key} {...option}>
          <WhoItIs patient={shown} />
        </Box>
      )}
    />
  );
}

/** What tells two people of one name apart. */
export const WhoItIs = ({ patient }: { patient: WalkInPatientFragment }) => (
  <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
    <Typography sx={{ fontWeight: 550 }}>{patient.name}</Typography>
    <Typography variant="body2" color="textSecondary" component="div">
      <PatientRut {...patient} /> · {patient.phone}
    </Typography>
  </Box>
);
