import { longDate } from '#domain/clinic-time.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Modal } from '../../../ui/dialogs/Modal';
import type { CertifiedPatient } from '../certificate/certificate';
import { FailureNotice } from './FailureNotice';
import { type ClinicalRecord, valuesOf } from '../record-values';
import { RecordClashes } from './RecordClashes';
import { RecordFields } from './RecordFields';
import { RestoredNotice } from './RestoredNotice';
import { useRecordForm } from './use-record-form';
import { useUpdateRecord } from './use-update-record';

interface EditRecordDialogProps {
  record: ClinicalRecord;
  patient: CertifiedPatient;
  onSaved: () => void;
  onClose: () => void;
}

/** 'Editar Ficha Clínica'. Closing it keeps what was changed, to go on with it later. */
export function EditRecordDialog({ record, patient, onSaved, onClose }: EditRecordDialogProps) {
  // As it was when the edit began: a list that loads anew must not change what the form counts with.
  const [opened] = useState(record);
  const [initial] = useState(() => valuesOf(record));
  const where = { patientId: patient.id, record: record.id };
  const state = useRecordForm(where, initial, record.version);
  const { save, failure, stored, clashes, adopted } = useUpdateRecord(opened, state, onSaved);
  const { isSubmitting } = state.form.formState;
  return (
    <Modal
      width={720}
      title="Editar Ficha Clínica"
      subtitle={`${patient.name} · ${longDate(opened.date)}`}
      isBusy={isSubmitting}
      onClose={onClose}
      onSubmit={() => void state.form.handleSubmit(save)()}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose} disabled={isSubmitting}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" loading={isSubmitting} sx={{ minWidth: 160 }}>
            Guardar Cambios
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {state.isRestored && <RestoredNotice onStartOver={state.startOver} />}
        {failure && <FailureNotice text={failure} />}
        {(clashes.length > 0 || adopted.length > 0) && (
          <RecordClashes form={state.form} theirs={stored} clashes={clashes} adopted={adopted} />
        )}
        <RecordFields form={state.form} stored={stored.usedSupplies} />
      </Box>
    </Modal>
  );
}
