import type { TypedPatient } from '#domain/patients/typed-patient.js';
import { PATIENT_NOT_FOUND } from '#domain/sentences.es.js';
import { useApolloClient } from '@apollo/client/react';
import { Modal } from '../../../ui/dialogs/Modal';
import { toasts } from '../../../ui/notices/toasts';
import { useMayLeave } from '../../../ui/dialogs/unsaved-changes';
import { PatientForm } from '../../patients/form/PatientForm';
import type { AgendaPatient } from '../agenda-appointment';
import { PatientOptionDocument } from './patient-options.generated';

interface NewPatientModalProps {
  typed: TypedPatient | undefined;
  onClose: () => void;
  onChosen: (patient: AgendaPatient) => void;
}

/** Creates a patient without leaving the appointment, or selects the one who already has the RUT. */
export function NewPatientModal({ typed, onClose, onChosen }: NewPatientModalProps) {
  const client = useApolloClient();
  const mayLeave = useMayLeave();
  const choose = async (id: number) => {
    const { data } = await client
      .query({ query: PatientOptionDocument, variables: { id }, fetchPolicy: 'network-only' })
      .catch(() => ({ data: undefined }));
    if (data?.patient) onChosen(data.patient);
    else {
      toasts.error(PATIENT_NOT_FOUND);
      onClose();
    }
  };
  const close = () => void mayLeave().then((leave) => leave && onClose());
  return (
    <Modal title="Nuevo Paciente" width={720} onClose={close}>
      <PatientForm
        typed={typed}
        onSaved={(id) => void choose(id)}
        onOpen={(id) => void choose(id)}
        onCancel={close}
        staysAt={({ pathname }) => pathname === location.pathname}
      />
    </Modal>
  );
}
