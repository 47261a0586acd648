import type { WarningKind } from '#domain/records/warnings/warning.js';
import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useClinicNow } from '../../../clinic/clinic-now';
import { CancelOrSubmit } from '../../../ui/dialogs/CancelOrSubmit';
import { Modal } from '../../../ui/dialogs/Modal';
import type { CertifiedPatient } from '../certificate/certificate';
import { LazyAlertChips } from '../../patients/alerts/LazyAlertChips';
import { useCreateClinicalRecordMutation, useRecordSuppliesQuery } from '../clinical-records.generated';
import { FailureNotice } from './FailureNotice';
import { emptyRecord, toRecordInput } from '../record-values';
import { RecordFields } from './RecordFields';
import { RestoredNotice } from '../../../drafts/RestoredNotice';
import { type RecordDraft, useRecordDraft } from './record-draft';
import { REFETCHED, useRecordForm } from './use-record-form';

const ProcedureWarnings = lazy(() =>
  import('../warnings/ProcedureWarnings').then((module) => ({ default: module.ProcedureWarnings })),
);

const NONE_DISMISSED: readonly WarningKind[] = [];

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
  const [dismissed, setDismissed] = useState(draft?.dismissed ?? NONE_DISMISSED);
  const [create] = useCreateClinicalRecordMutation(REFETCHED);
  const record = useRecordForm(patient, draft, initial, undefined, onClose, {
    record: 'new',
    saved: 'Ficha clínica creada correctamente',
    dismissed,
    create: async (values) => {
      const input = { patientId: patient.id, ...toRecordInput(values), dismissedWarnings: [...dismissed] };
      await create({ variables: { input } });
    },
  });
  const { form, failure, isSaving } = record;
  const { data } = useRecordSuppliesQuery();
  const [lines, day, footExam] = useWatch({
    control: form.control,
    name: ['usedSupplies', 'date', 'footExam'],
  });
  const startOver = () => {
    setDismissed(NONE_DISMISSED);
    record.startOver();
  };

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
        {record.isRestored && <RestoredNotice onStartOver={startOver} />}
        {failure && <FailureNotice text={failure} />}
        <Suspense>
          <ProcedureWarnings
            patientId={patient.id}
            isOfPodiatry
            // Outside a visit, the treatment is unknown.
            contraindications={[]}
            supplies={(data?.supplies ?? []).filter(({ id }) =>
              lines.some(({ supplyId }) => supplyId === id),
            )}
            day={day}
            exam={footExam}
            dismissed={dismissed}
            onDismiss={(kind) => setDismissed((known) => [...known, kind])}
          />
        </Suspense>
        <RecordFields patientId={patient.id} isNew form={form} stored={[]} />
      </Box>
    </Modal>
  );
}
