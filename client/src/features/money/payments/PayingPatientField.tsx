import { formatRut } from '#domain/rut.js';
import { MAX_SEARCH_LENGTH } from '#domain/patients/patient-search.js';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { unbroken } from '../../../ui/text/unbroken';
import { AUTOCOMPLETE_LIST, AutocompleteField } from '../../../ui/fields/AutocompleteField';
import { useSettled } from '../../../ui/use-settled';
import { usePayingPatientsQuery } from '../money.generated';
import type { PayingPatient } from './payment-values';

/** Milliseconds without typing before a search is sent. */
const SEARCH_AFTER_MS = 200;

interface PayingPatientFieldProps {
  patient: PayingPatient | null;
  label?: string;
  hint?: string;
  onChoose: (patient: PayingPatient | null) => void;
}

/** Finds the patient who buys; empty if the buyer is not a patient. */
export function PayingPatientField({
  patient,
  label = 'Paciente (opcional)',
  hint = 'Sin paciente, la venta se paga completa.',
  onChoose,
}: PayingPatientFieldProps) {
  const [typed, setTyped] = useState('');
  const wanted = patient ? '' : typed.trim().slice(0, MAX_SEARCH_LENGTH);
  const search = useSettled(wanted, SEARCH_AFTER_MS);
  const { data, previousData } = usePayingPatientsQuery({
    variables: { search },
    skip: search === '' || wanted === '',
    fetchPolicy: 'cache-and-network',
  });
  const found = wanted === '' ? [] : ((data ?? previousData)?.patients.nodes ?? []);
  return (
    <Autocomplete<PayingPatient>
      value={patient}
      inputValue={typed}
      options={found}
      // The server has already filtered the options.
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, chosen) => onChoose(chosen)}
      noOptionsText="Ningún paciente coincide"
      forcePopupIcon={false}
      open={wanted !== '' && data !== undefined}
      clearText="Borrar"
      slotProps={{ listbox: { 'aria-label': 'Pacientes' }, paper: { sx: AUTOCOMPLETE_LIST } }}
      renderInput={(params) => (
        <AutocompleteField params={params} label={label} placeholder="Nombre, RUT o teléfono" hint={hint} />
      )}
      renderOption={({ key, ...option }, shown) => (
        <Box component="li" key={key} {...option}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 550 }}>{shown.name}</Typography>
            <Typography variant="body2" color="textSecondary">
              {formatRut(shown.rut)} · {unbroken(shown.phone)}
            </Typography>
          </Box>
        </Box>
      )}
    />
  );
}
