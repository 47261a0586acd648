import MergeRounded from '~icons/round-merge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { mergePath } from '../../../clinic/patient-path';
import { useRights } from '../../../session/current-staff';
import { CancelOrSubmit } from '../../../ui/dialogs/CancelOrSubmit';
import { Modal } from '../../../ui/dialogs/Modal';
import { ReplacedRutField } from '../form/ReplacedRutField';
import type { RutHolder } from '../form/use-rut-check';
import { useRutReplacement } from '../form/use-rut-replacement';
import type { ShownPatient } from './patient-dialogs';

interface ReplaceRutModalProps {
  patient: ShownPatient;
  onClose: () => void;
  onSaved: () => void;
}

/** Replaces the provisional RUT with the real one; if another patient already has it, offers to merge the two. */
export function ReplaceRutModal({ patient, onClose, onSaved }: ReplaceRutModalProps) {
  const replacement = useRutReplacement(patient, onSaved);
  const { check, isSaving, isDirty, isBlocked, submit } = replacement;
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
          isDisabled={isBlocked}
          onCancel={onClose}
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <ReplacedRutField replacement={replacement} autoFocus />
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
