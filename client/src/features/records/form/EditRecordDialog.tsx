import { longDate } from '#domain/clinic-time.es.js';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { EditConflict } from '../../../editing/EditConflict';
import { CancelOrSubmit } from '../../../ui/dialogs/CancelOrSubmit';
import { Modal } from '../../../ui/dialogs/Modal';
import { ONE_COLUMN } from '../../../ui/one-column';
import type { CertifiedPatient } from '../certificate/certificate';
import { LazyAlertChips } from '../../patients/alerts/LazyAlertChips';
import { ManicureOfRecord } from '../manicure/ManicureOfRecord';
import { useManicureOf } from '../manicure/use-manicure-of';
import { FailureNotice } from './FailureNotice';
import { type ClinicalRecord, valuesOf } from '../record-values';
import { RecordFields } from './RecordFields';
import { RestoredNotice } from '../../../drafts/RestoredNotice';
import { type RecordDraft, useRecordDraft } from './record-draft';
import { useRecordForm } from './use-record-form';

interface EditRecordDialogProps {
  record: ClinicalRecord;
  patient: CertifiedPatient;
  onSaved: () => void;
  onClose: () => void;
}

/** Closing it keeps the changes as a draft. */
export function EditRecordDialog(props: EditRecordDialogProps) {
  const found = useRecordDraft(props.patient.id, props.record.id);
  return found && <OpenedDialog {...props} draft={found.draft} />;
}

function OpenedDialog({
  record,
  patient,
  onSaved,
  onClose,
  draft,
}: EditRecordDialogProps & { draft: RecordDraft | undefined }) {
  // As it was when editing began: a reloaded list must not change the form's base.
  const [opened] = useState(record);
  const [initial] = useState(() => valuesOf(record));
  const state = useRecordForm(patient, draft, initial, opened, onSaved);
  const { form, stored = opened, failure, conflict, isSaving } = state;
  const irritatingProducts = useWatch({ control: form.control, name: 'irritatingProducts' });
  const manicure = useManicureOf(opened.appointmentId);
  return (
    <Modal
      width={720}
      title="Editar Ficha Clínica"
      subtitle={`${patient.name} · ${longDate(opened.date)}`}
      isBusy={isSaving}
      onClose={onClose}
      onSubmit={() => void state.submit()}
      actions={
        <CancelOrSubmit submit="Guardar Cambios" isBusy={isSaving} minWidth={160} onCancel={onClose} />
      }
    >
      <Box sx={{ ...ONE_COLUMN, gap: 2 }}>
        <LazyAlertChips patientId={patient.id} />
        {state.isRestored && <RestoredNotice onStartOver={state.startOver} />}
        {failure && <FailureNotice text={failure} />}
        {conflict && <EditConflict conflict={conflict} who={stored.writtenBy} />}
        <RecordFields
          patientId={patient.id}
          isNew={false}
          form={form}
          stored={stored.usedSupplies}
          manicure={
            manicure &&
            opened.appointmentId && (
              <ManicureOfRecord
                appointmentId={opened.appointmentId}
                manicure={manicure}
                irritatingProducts={irritatingProducts}
                error={form.formState.errors.irritatingProducts?.message}
                onIrritate={(products) =>
                  form.setValue('irritatingProducts', products, { shouldDirty: true })
                }
              />
            )
          }
        />
      </Box>
    </Modal>
  );
}
