import { bookedFor } from '#domain/appointment.es.js';
import { shortDate } from '#domain/clinic-time.es.js';
import { useState } from 'react';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useProfessionals } from '../../../professionals/professionals';
import { useCreateAppointmentMutation } from '../appointment-writes.generated';
import type { AgendaPatient } from '../agenda-appointment';
import { type ChosenSlot, newAppointment, toCreateInput } from './appointment-form-values';
import { AppointmentFormModal } from './AppointmentFormModal';
import { useAppointmentForm } from './use-appointment-form';

interface CreateAppointmentModalProps {
  slot: ChosenSlot;
  patient?: AgendaPatient | undefined;
  onClose: () => void;
}

export function CreateAppointmentModal({ slot, patient, onClose }: CreateAppointmentModalProps) {
  const professionals = useProfessionals();
  const { date: today } = useClinicNow();
  const [initial] = useState(() => ({
    ...newAppointment(
      slot,
      professionals.find(({ id, isArchived }) => id === slot.professionalId && !isArchived),
    ),
    patient,
  }));
  // Refetches what the page shows, in case live changes don't arrive.
  const [create] = useCreateAppointmentMutation({ refetchQueries: 'active' });
  const form = useAppointmentForm({
    initial,
    create: (values) => create({ variables: { input: toCreateInput(values) } }),
    sentences: {
      saving: 'Creando cita...',
      saved: 'Cita creada con éxito',
      failed: 'Error al crear la cita',
    },
    detailOf: ({ data }) => data && bookedFor(data.createAppointment, today),
    onSaved: onClose,
  });
  const { date } = form.values;
  return (
    <AppointmentFormModal
      title={date ? `Nueva Cita - ${shortDate(date)}` : 'Nueva Cita'}
      accept="Guardar"
      form={form}
      onClose={onClose}
    />
  );
}
