import { lazy, type RefObject, Suspense } from 'react';
import type { AgendaAppointment } from '../../../agenda-appointment';
import { useEventPreview } from './use-event-preview';

const PreviewCard = lazy(() => import('./PreviewCard').then((module) => ({ default: module.PreviewCard })));

interface EventPreviewProps {
  frame: RefObject<HTMLElement | null>;
  appointments: readonly AgendaAppointment[];
}

/** Separate from the calendar, so that the calendar does not rerender for it. */
export function EventPreview({ frame, appointments }: EventPreviewProps) {
  const pointed = useEventPreview(frame);
  const appointment = pointed && appointments.find(({ id }) => id === pointed.id);
  return (
    appointment && (
      <Suspense>
        <PreviewCard key={pointed.id} appointment={appointment} anchor={pointed.anchor} />
      </Suspense>
    )
  );
}
