import { useCallback, useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useProfessionals } from '../../../professionals/professionals';
import { useRights } from '../../../session/current-staff';
import { toasts } from '../../../ui/notices/toasts';
import { type UpdateAppointmentInput, useUpdateAppointmentMutation } from '../appointment-writes.generated';
import { CALENDAR_TOAST_MS } from '../calendar-toasts';
import { AppointmentDetailsDocument } from '../details/appointment-details.generated';
import {
  changesBetween,
  type CompleteValues,
  FIELD_LABELS,
  inWords,
  type StoredAppointment,
  valuesOf,
} from './appointment-form-values';
import { AppointmentFormModal } from './AppointmentFormModal';
import { movedToText } from '../moved-to-text';
import { useAppointmentForm } from './use-appointment-form';
import { useAddedPatient } from './use-added-patient';
import { editAsksForProfessional } from './professional-choice';

interface EditAppointmentModalProps {
  /** As it was when editing began; later changes by others don't affect it. */
  stored: StoredAppointment;
  /** Where it is continued if it is not saved; by default the page that is open. */
  continuedAt?: string | undefined;
  onClose: () => void;
  onSaved: () => void;
}

const SENTENCES = {
  saving: 'Actualizando cita...',
  saved: 'Cita actualizada correctamente',
  failed: 'Error al actualizar la cita',
  stale: 'Otra persona cambió esta cita mientras la editaba',
};

/** An edit that moved or cancelled an appointment can be undone for a while. */
export function EditAppointmentModal({ stored, continuedAt, onClose, onSaved }: EditAppointmentModalProps) {
  const adding = useAddedPatient();
  const professionals = useProfessionals();
  const { date: today } = useClinicNow();
  // As it was when editing began, like the appointment.
  const [asksWho] = useState(() => editAsksForProfessional(professionals, stored));
  const valuesOfStored = useCallback((one: StoredAppointment) => valuesOf(one, asksWho), [asksWho]);
  const [initial] = useState(() => valuesOfStored(stored));
  const withHealthData = useRights()('HEALTH_DATA');
  // Refetches the page's queries, in case live changes don't arrive.
  const [send, { client }] = useUpdateAppointmentMutation({ refetchQueries: 'active' });
  const update = (version: number, input: UpdateAppointmentInput) =>
    send({ variables: { id: stored.id, version, input } });
  const undo = async (version: number, input: UpdateAppointmentInput) => {
    const progress = toasts.progress(SENTENCES.saving);
    await update(version, input).then(
      () => progress.success(SENTENCES.saved),
      (error: unknown) => progress.error(failureOf(error).sentence ?? SENTENCES.failed, CALENDAR_TOAST_MS),
    );
  };
  const form = useAppointmentForm({
    initial,
    edited: {
      stored,
      valuesOf: valuesOfStored,
      labels: FIELD_LABELS,
      inWords,
      update: (values, base) =>
        update(base.version, changesBetween(valuesOfStored(base), values as CompleteValues)),
      load: ({ id }) =>
        client
          .query({
            query: AppointmentDetailsDocument,
            variables: { id, withHealthData },
            fetchPolicy: 'network-only',
          })
          .then(({ data }) => (data?.appointment ? { theirs: data.appointment } : undefined)),
    },
    undoOf({ data }, values, base = stored) {
      const before = valuesOfStored(base);
      const isWorthIt = isMoveOrCancelling(changesBetween(before, values as CompleteValues));
      if (!data || !isWorthIt) return undefined;
      return () => void undo(data.updateAppointment.version, changesBetween(values, before));
    },
    detailOf: ({ data }, base = stored) => data && movedToText(base, data.updateAppointment, today),
    sentences: SENTENCES,
    onSaved,
    kept: {
      form: `appointment.${stored.id}`,
      title: `Cita de ${stored.patient.name}`,
      opens: { kind: 'edit', id: stored.id },
      ...(continuedAt && { path: continuedAt }),
      hasHealthData: withHealthData,
      beside: adding.typed,
      restoreBeside: adding.restore,
    },
  });
  return (
    <AppointmentFormModal
      title={`Editar Cita - ID: ${stored.id}`}
      accept="Actualizar"
      form={form}
      adding={adding}
      onClose={onClose}
    />
  );
}

const isMoveOrCancelling = ({ status, ...input }: UpdateAppointmentInput): boolean =>
  status === 'CANCELLED' ||
  ['date', 'time', 'durationMinutes', 'serviceType', 'professionalId'].some((field) => field in input);
