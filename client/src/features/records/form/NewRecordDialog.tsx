import Box from '@mui/material/Box';
import { useState } from 'react';
import { useClinicNow } from '../../../clinic/clinic-now';
import { CancelOrSubmit } from '../../../ui/dialogs/CancelOrSubmit';
import { Modal } from '../../../ui/dialogs/Modal';
import type { CertifiedPatient } from '../certificate/certificate';
import { LazyAlertChips } from '../../patients/alerts/LazyAlertChips';
import { FailureNotice } from './FailureNotice';
import { emptyRecord } from '../record-values';
import { RecordFields } from './RecordFields';
import { RestoredNotice } from '../../../drafts/RestoredNotice';
import { type RecordDraft, useRecordDraft } from './record-draft';
import { useRecordForm } from './use-record-form';

interface NewRecordDialogProps {
  patient: CertifiedPatient;
  isOpen: boolean;
  onClose: () => void;
}

/** Closing it keeps a draft. */
export function NewRecordDialog(props: NewRecordDialogProps) {
  const found = useRecordDraft(props.patient.id, 'new');
  return found && <OpenedDialog {...props} draft={found.draft} />;
}

function OpenedDialog({
  patient,
  isOpen,
  onClose,
  draft,
}: NewRecordDialogProps & { draft: RecordDraft | undefined }) {
  const { date: today } = useClinicNow();
  const [initial] = useState(() => emptyRecord(today));
  const record = useRecordForm(patient, draft, initial, undefined, onClose);
  const { failure, isSaving } = record;

  return (
    <Modal
      isOpen={isOpen}
      width={680}
      title="Nueva Ficha Clínica"
      subtitle={patient.name}
      isBusy={isSaving}
      onClose={onClose}
      onSubmit={() => void record.submit()}
      actions={<CancelOrSubmit submit="Guardar" isBusy={isSaving} minWidth={150} onCancel={onClose} />}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <LazyAlertChips patientId={patient.id} />
        {record.isRestored && <RestoredNotice onStartOver={record.startOver} />}
        {failure && <FailureNotice text={failure} />}
        <RecordFields patientId={patient.id} isNew form={record.form} stored={[]} />
      </Box>
    </Modal>
  );
}
