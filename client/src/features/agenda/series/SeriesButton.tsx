import EventRepeatOutlined from '~icons/outline-event-repeat';
import { lazy } from 'react';
import { DialogButton } from '../../../ui/dialogs/DialogButton';
import type { StoredAppointment } from '../form/appointment-form-values';

const SeriesDialog = lazy(() =>
  import('./SeriesDialog').then((module) => ({ default: module.SeriesDialog })),
);

/** Renders nothing if the appointment is not part of a series. */
export function SeriesButton({ appointment }: { appointment: StoredAppointment }) {
  const { seriesId } = appointment;
  if (seriesId === null) return null;
  return (
    <DialogButton
      label="Serie"
      icon={<EventRepeatOutlined />}
      dialog={(close) => <SeriesDialog appointment={appointment} seriesId={seriesId} onClose={close} />}
    />
  );
}
