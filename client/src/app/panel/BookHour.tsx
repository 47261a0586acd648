import { useState } from 'react';
import { AppointmentModals, type OpenModal } from '../../features/agenda/AppointmentModals';
import type { SlotToBook } from '../../features/dashboard/day-foot/DayFoot';

/** The form for a new appointment at an hour, or on a day. */
export function BookHour({ slot, onClose }: { slot: SlotToBook; onClose: () => void }) {
  const [modal, setModal] = useState<OpenModal | undefined>({ kind: 'create', slot });
  return (
    <AppointmentModals
      modal={modal}
      openId={undefined}
      wanted={undefined}
      onShow={setModal}
      onCloseModal={onClose}
      onCloseAll={onClose}
      messagesOf={undefined}
      continuedAt="/app/citas"
    />
  );
}
