import { shareOut } from '#domain/clinic/professionals/share-out.js';
import { useRef, useState } from 'react';
import { failureOf } from '../../../../apollo/apollo-failure';
import type { Failure } from '../../../../calls/failure';
import { type ClinicProfessional, useProfessionals } from '../../../../professionals/professionals';
import { toasts } from '../../../../ui/notices/toasts';
import type { AffectedAppointment } from '../affected-appointments';
import { useFreeProfessionalsQuery, useHandOverMutation } from './professionals.generated';

/** The result for an appointment: its new professional, or the reason of the failure. */
type Outcome = { readonly movedTo: string } | { readonly failure: string };

export interface Handovers {
  /** Includes appointments that were handed over. */
  readonly appointments: readonly AffectedAppointment[];
  readonly outcomeOf: (appointment: AffectedAppointment) => Outcome | undefined;
  /**
   * The professionals who could take over an appointment, in the order in which a booking would choose them; undefined
   * until loaded.
   */
  readonly takersOf: (appointment: AffectedAppointment) => readonly ClinicProfessional[] | undefined;
  readonly remaining: readonly AffectedAppointment[];
  /** For all remaining appointments that can be handed over: the new professional's id by appointment id. */
  readonly plan: ReadonlyMap<number, number>;
  readonly nameOf: (professionalId: number) => string;
  readonly handOver: (appointment: AffectedAppointment, professionalId: number) => Promise<void>;
  readonly handAllOver: () => Promise<void>;
}

/** Hands over appointments of one professional to others, each with its own edit. */
export function useHandovers(
  affected: readonly AffectedAppointment[],
  reload: () => Promise<AffectedAppointment[] | undefined>,
): Handovers {
  const [appointments, setAppointments] = useState(affected);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const [known, setKnown] = useState(affected);
  if (known !== affected) {
    setKnown(affected);
    setAppointments(affected);
    setOutcomes(new Map());
  }
  // A disabled button would lose the focus.
  const isBusy = useRef(false);
  const [handOver] = useHandOverMutation();
  const professionals = useProfessionals();
  const isMoved = ({ id }: AffectedAppointment) => 'movedTo' in (outcomes.get(id) ?? {});
  const remaining = appointments.filter((appointment) => !isMoved(appointment));
  const free = useFree(appointments);
  const nameOf = (professionalId: number) =>
    professionals.find(({ id }) => id === professionalId)?.name ?? 'otro profesional';
  const orderOf = (professionalId: number) => professionals.findIndex(({ id }) => id === professionalId);

  const move = async (appointment: AffectedAppointment, professionalId: number): Promise<Outcome> => {
    const { id, version } = appointment;
    try {
      await handOver({ variables: { id, version, professionalId } });
      return { movedTo: nameOf(professionalId) };
    } catch (error) {
      return { failure: refusalOf(failureOf(error)) };
    }
  };
  const moveThese = async (wanted: ReadonlyMap<number, number>): Promise<number> => {
    let moved = 0;
    const done = new Map(outcomes);
    for (const appointment of remaining) {
      const professionalId = wanted.get(appointment.id);
      if (professionalId === undefined) continue;
      const outcome = await move(appointment, professionalId);
      if ('movedTo' in outcome) moved += 1;
      done.set(appointment.id, outcome);
      setOutcomes(new Map(done));
    }
    // Failed appointments were changed by another user, or the hour was taken: reload all to show their current state.
    const now = moved < wanted.size ? await reload() : undefined;
    if (now) {
      const kept = appointments.filter(({ id }) => 'movedTo' in (done.get(id) ?? {}));
      setAppointments([...kept, ...now].toSorted(byTime));
    }
    await free.reload();
    return moved;
  };
  const once = async (work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
    } finally {
      isBusy.current = false;
    }
  };
  const plan = shareOut(
    remaining.map(({ id, date }) => ({
      id,
      date,
      free: (free.of(id) ?? []).map((one) => ({
        id: one.professionalId,
        order: orderOf(one.professionalId),
        appointments: one.appointments,
      })),
    })),
  );

  return {
    appointments,
    outcomeOf: ({ id }) => outcomes.get(id),
    takersOf: ({ id }) =>
      free.of(id)?.flatMap(({ professionalId }) => professionals.filter((one) => one.id === professionalId)),
    remaining,
    plan,
    nameOf,
    handOver: (appointment, professionalId) =>
      once(async () => {
        await moveThese(new Map([[appointment.id, professionalId]]));
      }),
    handAllOver: () =>
      once(async () => {
        const progress = toasts.progress('Pasando citas...');
        const moved = await moveThese(plan);
        const missing = plan.size - moved;
        const words = moved === 1 ? 'Se pasó 1 cita' : `Se pasaron ${moved} citas`;
        if (missing === 0) progress.success(words);
        else
          progress.error(`${words}; ${missing === 1 ? '1 no se pudo' : `${missing} no se pudieron`} pasar.`);
      }),
  };
}

/** The server's maximum per request; the next ones follow once the first ones are done. */
const AT_ONCE = 1_000;

function useFree(appointments: readonly AffectedAppointment[]) {
  const { data, previousData, refetch } = useFreeProfessionalsQuery({
    variables: { appointmentIds: appointments.slice(0, AT_ONCE).map(({ id }) => id) },
    skip: appointments.length === 0,
    fetchPolicy: 'network-only',
  });
  const known = data ?? previousData;
  return {
    of: (id: number) => known?.freeProfessionals.find(({ appointmentId }) => appointmentId === id)?.free,
    reload: () => refetch().catch(() => undefined),
  };
}

const byTime = (one: AffectedAppointment, other: AffectedAppointment): number =>
  one.date.localeCompare(other.date) || one.time.localeCompare(other.time) || one.id - other.id;

function refusalOf({ code, sentence, fields }: Failure): string {
  if (code === 'SLOT_TAKEN') return 'Alguien tomó esa hora. Elija a otra persona u otra hora.';
  if (code === 'STALE') return 'Otra persona cambió esta cita. Se muestra como está ahora.';
  return (
    fields['time']?.join(' ') ??
    fields['professionalId']?.join(' ') ??
    sentence ??
    'No se pudo pasar esta cita. Inténtelo de nuevo.'
  );
}
