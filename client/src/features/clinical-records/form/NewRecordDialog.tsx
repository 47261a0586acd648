import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useClinicNow } from '../../../clinic/clinic-now';
import { Modal } from '../../../ui/dialogs/Modal';
import { toasts } from '../../../ui/notices/toasts';
import type { CertifiedPatient } from '../certificate/certificate';
import {
  ClinicalRecordsDocument,
  RecordSuppliesDocument,
  useCreateClinicalRecordMutation,
} from '../clinical-records.generated';
import { FailureNotice } from './FailureNotice';
import { failureText } from './record-failure';
import { emptyRecord, type RecordValues, toRecordInput } from '../record-values';
import { RecordFields } from './RecordFields';
import { RestoredNotice } from './RestoredNotice';
import { useRecordForm } from './use-record-form';

interface NewRecordDialogProps {
  patient: CertifiedPatient;
  isOpen: boolean;
  onClose: () => void;
}

/** 'Nueva Ficha Clínica'. Closing it keeps what was written, to go on with it later. */
export function NewRecordDialog({ patient, isOpen, onClose }: NewRecordDialogProps) {
  const { date: today } = useClinicNow();
  const [initial] = useState(() => emptyRecord(today));
  const record = useRecordForm({ patientId: patient.id, record: 'new' }, initial, 0);
  const [create] = useCreateClinicalRecordMutation({
    refetchQueries: [ClinicalRecordsDocument, RecordSuppliesDocument],
  });
  const [failure, setFailure] = useState<string>();
  const { isSubmitting } = record.form.formState;

  const isSending = useRef(false);
  const send = async (values: RecordValues) => {
    // The button waits for the next drawing to be disabled: two presses may both come before it.
    if (isSending.current) return;
    isSending.current = true;
    setFailure(undefined);
    try {
      await create({ variables: { input: { patientId: patient.id, ...toRecordInput(values) } } });
      record.forget();
      toasts.success('Ficha clínica creada correctamente');
      onClose();
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      isSending.current = false;
    }
  };

  return (
    <Modal
      isOpen={isOpen}
      width={680}
      title="Nueva Ficha Clínica"
      subtitle={patient.name}
      isBusy={isSubmitting}
      onClose={onClose}
      onSubmit={() => void record.form.handleSubmit(send)()}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose} disabled={isSubmitting}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" loading={isSubmitting} sx={{ minWidth: 150 }}>
            Guardar
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {record.isRestored && <RestoredNotice onStartOver={record.startOver} />}
        {failure && <FailureNotice text={failure} />}
        <RecordFields form={record.form} stored={[]} />
      </Box>
    </Modal>
  );
}
