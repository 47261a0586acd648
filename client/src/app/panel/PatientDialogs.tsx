import { useState } from 'react';
import { useClinicNow } from '../../clinic/clinic-now';
import { AppointmentModals, type OpenModal } from '../../features/agenda/AppointmentModals';
import { IssuedCertificateDialog } from '../../features/records/certificate/IssuedCertificateDialog';
import { NewRecordDialog } from '../../features/records/form/NewRecordDialog';
import { OpenRecord } from '../../features/records/OpenRecord';
import type { PatientDialog, ShownPatient } from '../../features/patients/page/patient-dialogs';
import { WalkInDialog } from '../../features/visits/walk-in/WalkInDialog';
import { partsOfAppointment } from './AppointmentParts';

interface PatientDialogsProps {
  dialog: PatientDialog;
  patient: ShownPatient;
  onClose: () => void;
}

/** Other features' dialogs that a patient's page opens. */
export function PatientDialogs({ dialog, patient, onClose }: PatientDialogsProps) {
  switch (dialog.kind) {
    case 'walk-in':
      return <WalkInDialog patient={patient} onClose={onClose} />;
    case 'new-record':
      return <NewRecordDialog patient={patient} isOpen onClose={onClose} />;
    case 'record':
      return (
        <OpenRecord
          id={dialog.id}
          certifies={dialog.certifies ?? false}
          onFound={() => undefined}
          onClose={onClose}
        />
      );
    case 'certificate':
      return <IssuedCertificateDialog id={dialog.id} onClose={onClose} />;
    default:
      return <Appointment dialog={dialog} patient={patient} onClose={onClose} />;
  }
}

function Appointment({ dialog, patient, onClose }: PatientDialogsProps) {
  const { date } = useClinicNow();
  const [modal, setModal] = useState(
    dialog.kind === 'begun-appointment' ? (dialog.opens as OpenModal) : undefined,
  );
  const openId = dialog.kind === 'appointment' ? dialog.id : undefined;
  return (
    <AppointmentModals
      modal={modal}
      openId={openId}
      wanted={
        dialog.kind === 'new-appointment'
          ? { slot: { date }, patientId: patient.id, forget: () => undefined }
          : undefined
      }
      onShow={setModal}
      onCloseModal={() => (openId === undefined ? onClose() : setModal(undefined))}
      onCloseAll={onClose}
      messagesOf={partsOfAppointment}
    />
  );
}
