import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import Autocomplete from '@mui/material/Autocomplete';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { AUTOCOMPLETE_LIST, AutocompleteField } from '../../../ui/fields/AutocompleteField';
import { useSettled } from '../../../ui/use-settled';
import { RequestModal } from './RequestModal';
import {
  type ListedRequestFragment,
  useLinkPrivacyRequestMutation,
  useRequestPatientOptionsQuery,
} from './requests.generated';
import { useRequestForm } from './use-request-form';

interface Option {
  readonly id: number;
  readonly name: string;
  readonly rut: string;
}

/** Milliseconds without typing before a search is sent. */
const SEARCH_AFTER_MS = 250;

interface LinkModalProps {
  request: ListedRequestFragment;
  onClose: () => void;
}

/** Links the request to the patient who made it. */
export function LinkModal({ request: { id, version, name, rut, email }, onClose }: LinkModalProps) {
  const [save] = useLinkPrivacyRequestMutation({ refetchQueries: ['PrivacyRequests'] });
  const editing = useRequestForm({
    initial: { patient: null as Option | null },
    faultsOf: ({ patient }): { patient?: string } =>
      patient ? {} : { patient: FIELD_MESSAGES.required('patient') },
    sentences: {
      saving: 'Guardando...',
      saved: 'Paciente asociado a la solicitud',
      failed: 'No se pudo asociar el paciente',
    },
    create: ({ patient }) => save({ variables: { id, version, patientId: patient?.id ?? null } }),
    onSaved: onClose,
  });
  const patient = useWatch({ control: editing.form.control, name: 'patient' });
  return (
    <RequestModal
      title={`Asociar un paciente a ${name}`}
      subtitle={[rut, email].filter(Boolean).join(' · ')}
      accept="Asociar"
      editing={editing}
      onClose={onClose}
    >
      <Typography variant="body2">
        Compruebe quién es la persona antes de entregarle datos o cambiarlos: cualquiera puede escribir un
        nombre en el formulario.
      </Typography>
      <PatientField
        patient={patient}
        error={editing.faults['patient']}
        onChoose={(chosen) => editing.change({ patient: chosen })}
      />
    </RequestModal>
  );
}

interface PatientFieldProps {
  patient: Option | null;
  error: string | undefined;
  onChoose: (patient: Option | null) => void;
}

const labelOf = ({ name, rut }: Option): string => `${name} · ${rut}`;

function PatientField({ patient, error, onChoose }: PatientFieldProps) {
  const [typed, setTyped] = useState('');
  const wanted = patient && typed === labelOf(patient) ? '' : typed.trim().slice(0, 100);
  const search = useSettled(wanted, SEARCH_AFTER_MS);
  const { data, previousData, loading } = useRequestPatientOptionsQuery({ variables: { search } });
  return (
    <Autocomplete<Option>
      value={patient}
      options={(data ?? previousData)?.patients.nodes ?? []}
      onChange={(_, chosen) => onChoose(chosen)}
      onInputChange={(_, text) => setTyped(text)}
      getOptionLabel={labelOf}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      // The server has already filtered the options.
      filterOptions={(options) => options}
      loading={loading || search !== wanted}
      loadingText="Buscando..."
      noOptionsText="Ningún paciente coincide."
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
          aria-required
          error={error}
        />
      )}
    />
  );
}
