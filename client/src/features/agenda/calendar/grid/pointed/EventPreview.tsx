import { lazy, type RefObject, Suspense } from 'react';
import type { AgendaAppointment } from '../../../agenda-appointment';
import { useEventPreview } from './use-event-preview';

const PreviewCard = lazy(() => import('./PreviewCard').then((module) => ({ default: module.PreviewCard })));

interface EventPeekProps {
  frame: RefObject<HTMLElement | null>;
  appointments: readonly AgendaAppointment[];
}

/** Separate from the calendar, so that the calendar does not rerender for it. */
export function EventPreview({ frame, appointments }: EventPeekProps) {
  const peeked = useEventPreview(frame);
  const appointment = peeked && appointments.find(({ id }) => id === peeked.id);
  return (
    appointment && (
      <Suspense>
        <PreviewCard key={peeked.id} appointment={appointment} anchor={peeked.anchor} />
      </Suspense>
    )
  );
}
