import { shortDate } from '#domain/clinic-time.es.js';
import { useState } from 'react';
import { useProfessionals } from '../../../professionals/professionals';
import { useCreateAppointmentMutation } from '../appointment-writes.generated';
import { type ChosenSlot, newAppointment, toCreateInput } from './appointment-form-values';
import { AppointmentFormModal } from './AppointmentFormModal';
import { useAppointmentForm } from './use-appointment-form';

interface CreateAppointmentModalProps {
  slot: ChosenSlot;
  onClose: () => void;
}

export function CreateAppointmentModal({ slot, onClose }: CreateAppointmentModalProps) {
  const professionals = useProfessionals();
  const [initial] = useState(() =>
    newAppointment(
      slot,
      professionals.find(({ id, isArchived }) => id === slot.professionalId && !isArchived),
    ),
  );
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
