import { dayToBook } from '#domain/reports/control-due.js';
import { useState } from 'react';
import { useClinicNow } from '../../clinic/clinic-now';
import { AppointmentModals, type OpenModal } from '../../features/agenda/AppointmentModals';
import type { ListedControlFragment } from '../../features/reports/controls-due/controls-due.generated';
import { useTreatments } from '../../treatments/treatments';

interface BookControlProps {
  control: ListedControlFragment;
  onClose: () => void;
}

/** The form for a new appointment on the control's date, with its patient, professional and treatment. */
export function BookControl({ control, onClose }: BookControlProps) {
  const { date: today } = useClinicNow();
  const { patientId, professionalId, serviceType, dueOn } = control;
  const treatment = useTreatments().find(
    (one) => one.name === control.treatment && one.serviceType === serviceType,
  );
  const [modal, setModal] = useState<OpenModal>();
  return (
    <AppointmentModals
      modal={modal}
      openId={undefined}
      wanted={{
        slot: {
          date: dayToBook(dueOn, today),
          professionalId,
          serviceType,
          durationMinutes: treatment?.durationMinutes,
        },
        treatment: treatment?.name,
        patientId,
        forget: () => undefined,
      }}
      onShow={setModal}
      onCloseModal={onClose}
      onCloseAll={onClose}
      messagesOf={undefined}
      continuedAt="/app/citas"
    />
  );
}
