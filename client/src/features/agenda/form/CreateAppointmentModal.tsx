import { seriesBookedFor } from '#domain/agenda/series.es.js';
import { bookedFor } from '#domain/agenda/appointment.es.js';
import { shortDate } from '#domain/clinic-time.es.js';
import { useState } from 'react';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useProfessionals } from '../../../professionals/professionals';
import { type CreateAppointmentInput, useCreateAppointmentMutation } from '../appointment-writes.generated';
import type { AgendaAppointment, AgendaPatient } from '../agenda-appointment';
import { type ChosenSlot, newAppointment, toCreateInput } from './appointment-form-values';
import { useRights } from '../../../session/current-staff';
import { AppointmentFormModal } from './AppointmentFormModal';
import { FIRST_REPEAT, type Repeat } from '../series/repeat';
import { RepeatSwitch } from '../series/RepeatSwitch';
import { type AddedPatient, useAddedPatient } from './use-added-patient';
import { useAppointmentForm } from './use-appointment-form';

interface CreateAppointmentModalProps {
  slot: ChosenSlot;
  patient?: AgendaPatient | undefined;
  treatment?: string | undefined;
  /** Where it is continued if it is not saved; by default the page that is open. */
  continuedAt?: string | undefined;
  onClose: () => void;
}

/** The part of a new appointment's draft that is in no field of its form. */
interface Beside {
  readonly repeat?: Repeat | undefined;
  readonly typed?: AddedPatient['typed'];
}

export function CreateAppointmentModal(props: CreateAppointmentModalProps) {
  const { slot, patient, treatment, continuedAt, onClose } = props;
  const hasHealthData = useRights()('HEALTH_DATA');
  const adding = useAddedPatient();
  const professionals = useProfessionals();
  const { date: today } = useClinicNow();
  const [initial] = useState(() => ({
    ...newAppointment(
      slot,
      professionals.find(({ id, isArchived }) => id === slot.professionalId && !isArchived),
    ),
    patient,
    treatment,
  }));
  // Refetches the page's queries, in case live changes don't arrive.
  const [createOne, { client }] = useCreateAppointmentMutation({ refetchQueries: 'active' });
  const [repeat, setRepeat] = useState<Repeat>();
  const create = async (input: CreateAppointmentInput): Promise<readonly AgendaAppointment[]> => {
    if (repeat?.dates) {
      const { everyWeeks, dates } = repeat;
      const { bookSeries } = await import('../series/book-series');
      return bookSeries(client, { everyWeeks, dates: [...dates], input });
    }
    const { data } = await createOne({ variables: { input } });
    return data ? [data.createAppointment] : [];
  };
  const form = useAppointmentForm({
    initial,
    create: (values) => create(toCreateInput(values)),
    sentences: {
      saving: 'Creando cita...',
      saved: repeat ? 'Citas creadas con éxito' : 'Cita creada con éxito',
      failed: 'Error al crear la cita',
    },
    namesDay: repeat !== undefined,
    detailOf: ([first, ...others]) =>
      first && (others.length > 0 ? seriesBookedFor(first, others.length, today) : bookedFor(first, today)),
    onSaved: onClose,
    kept: {
      // Another slot is another appointment.
      form: `appointment.new.${[slot.date, slot.time, slot.professionalId, patient?.id].join('.')}`,
      title: ({ patient: chosen }) => `Cita nueva${chosen ? `: ${chosen.name}` : ''}`,
      opens: { kind: 'create', slot, patient, treatment },
      ...(continuedAt && { path: continuedAt }),
      hasHealthData,
      beside: repeat || adding.typed ? ({ repeat, typed: adding.typed } satisfies Beside) : undefined,
      restoreBeside({ repeat: repeated, typed }: Beside) {
        setRepeat(repeated);
        if (typed) adding.restore(typed);
      },
    },
  });
  const { date } = form.values;
  return (
    <AppointmentFormModal
      title={date ? `Nueva Cita - ${shortDate(date)}` : 'Nueva Cita'}
      accept="Guardar"
      form={form}
      adding={adding}
      onStartOver={() => setRepeat(undefined)}
      isReady={!repeat || Boolean(repeat.dates?.length)}
      hasChanges={repeat !== undefined}
      series={{
        isOn: repeat !== undefined,
        start: () => setRepeat(FIRST_REPEAT),
        fields: <RepeatSwitch values={form.values} repeat={repeat} onChange={setRepeat} />,
      }}
      onClose={onClose}
    />
  );
}
