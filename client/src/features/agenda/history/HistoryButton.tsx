import HistoryOutlined from '~icons/outline-history';
import { lazy } from 'react';
import { DialogButton } from '../../../ui/dialogs/DialogButton';

const HistoryDialog = lazy(() =>
  import('./HistoryDialog').then((module) => ({ default: module.HistoryDialog })),
);

export function HistoryButton({ appointmentId, who }: { appointmentId: number; who: string }) {
  return (
    <DialogButton
      label="Historial"
      icon={<HistoryOutlined />}
      dialog={(close) => <HistoryDialog appointmentId={appointmentId} who={who} onClose={close} />}
    />
  );
}
