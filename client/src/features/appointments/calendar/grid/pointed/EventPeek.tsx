import { lazy, type RefObject, Suspense } from 'react';
import type { AgendaAppointment } from '../../../agenda-appointment';
import { usePeeked } from './use-peeked';

const PeekCard = lazy(() => import('./PeekCard').then((module) => ({ default: module.PeekCard })));

interface EventPeekProps {
  frame: RefObject<HTMLElement | null>;
  appointments: readonly AgendaAppointment[];
}

/** Apart from the calendar, which is not drawn again for it. */
export function EventPeek({ frame, appointments }: EventPeekProps) {
  const peeked = usePeeked(frame);
  const appointment = peeked && appointments.find(({ id }) => id === peeked.id);
  return (
    appointment && (
      <Suspense>
        <PeekCard key={peeked.id} appointment={appointment} anchor={peeked.anchor} />
      </Suspense>
    )
  );
}
