import { parseRut } from '#domain/rut.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { useApolloClient } from '@apollo/client/react';
import MergeRounded from '~icons/round-merge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { mergePath } from '../../../clinic/patient-path';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { useRights } from '../../../session/current-staff';
import { CancelOrSubmit } from '../../../ui/dialogs/CancelOrSubmit';
import { Modal } from '../../../ui/dialogs/Modal';
import { rutFault } from '../form/patient-rules';
import { RutField } from '../form/RutField';
import { type RutHolder, useRutCheck } from '../form/use-rut-check';
import { PatientToEditDocument, useUpdatePatientMutation } from '../patients.generated';
import type { ShownPatient } from './patient-dialogs';

interface ReplaceRutModalProps {
  patient: ShownPatient;
  onClose: () => void;
  onSaved: () => void;
}

/** Replaces the provisional RUT with the real one; if another patient already has it, offers to merge the two. */
export function ReplaceRutModal({ patient, onClose, onSaved }: ReplaceRutModalProps) {
  const client = useApolloClient();
  const [update] = useUpdatePatientMutation();
  const ownRut = parseRut(patient.rut);
  const { form, faults, failure, isSaving, isDirty, submit } = useVersionedForm({
    initial: { rut: '' },
    edited: {
      stored: patient,
      valuesOf: () => ({ rut: '' }),
      labels: {},
      update: ({ rut }, { id, version }) => update({ variables: { id, version, input: { rut } } }),
      load: ({ id }) =>
        client
          .query({
            query: PatientToEditDocument,
            variables: { id, withHealthData: false },
            fetchPolicy: 'no-cache',
          })
          .then(({ data }) =>
            data?.patient ? { theirs: { ...patient, version: data.patient.version } } : undefined,
          ),
    },
    sentences: { saved: 'RUT actualizado', failed: 'Error al guardar el RUT' },
    onSaved,
    onRefused: ({ code }) => {
      if (code === 'RUT_IN_USE') check.checkNow();
    },
  });
  const text = useWatch({ control: form.control, name: 'rut' });
  const check = useRutCheck(text, ownRut);
  return (
    <Modal
      title="RUT verdadero"
      subtitle={`${patient.name} tiene ahora el RUT provisional ${patient.rut}.`}
      width={480}
      isBusy={isSaving}
      hasChanges={isDirty}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <CancelOrSubmit
          submit={check.isChecking ? 'Verificando...' : 'Guardar RUT'}
          isBusy={isSaving}
          isDisabled={check.isChecking || check.holder !== undefined || check.fault !== undefined}
          onCancel={onClose}
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <RutField
          registration={form.register('rut', {
            validate: (typed) =>
              typed.trim() === '' ? FIELD_MESSAGES.required('rut') : (rutFault(typed, undefined) ?? true),
          })}
          text={text}
          hint="Reemplaza al provisional en sus citas y fichas."
          error={faults['rut'] ?? (check.holder ? undefined : failure)}
          ownRut={ownRut}
          check={check}
          autoFocus
        />
        {check.holder && <SamePerson patient={patient} holder={check.holder} />}
      </Box>
    </Modal>
  );
}

function SamePerson({ patient, holder }: { patient: ShownPatient; holder: RutHolder }) {
  const can = useRights();
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="body2">
        Si {holder.name} y {patient.name} son la misma persona, únalos: las citas, fichas y mensajes quedan en
        un solo paciente.
        {!can('HEALTH_DATA') && ' Pídalo a quien atiende: la recepción no puede unir pacientes.'}
      </Typography>
      {can('HEALTH_DATA') && (
        <Button
          variant="outlined"
          startIcon={<MergeRounded />}
          component={Link}
          to={mergePath(holder.id, patient.id)}
        >
          Unir con {holder.name}
        </Button>
      )}
    </Box>
  );
}
