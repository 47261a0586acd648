import { shortDate } from '#domain/clinic-time.es.js';
import { useState } from 'react';
import { type ChosenSlot, newAppointment } from './appointment-form-values';
import { AppointmentFormModal } from './AppointmentFormModal';
import { useAppointmentForm } from './use-appointment-form';
import { useCreateAppointment } from './use-save-appointment';

interface CreateAppointmentModalProps {
  slot: ChosenSlot;
  onClose: () => void;
}

/** 'Nueva Cita' (spec, section 2). */
export function CreateAppointmentModal({ slot, onClose }: CreateAppointmentModalProps) {
  const [initial] = useState(() => newAppointment(slot));
  const form = useAppointmentForm(initial, undefined);
  const create = useCreateAppointment();
  const { date } = form.values;
  return (
    <AppointmentFormModal
      title={date ? `Nueva Cita - ${shortDate(date)}` : 'Nueva Cita'}
      accept="Guardar"
      form={form}
      save={create}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
