import HistoryOutlined from '~icons/outline-history';
import { lazy } from 'react';
import { DialogButton } from '../../../ui/dialogs/DialogButton';

const ConditionVersionsDialog = lazy(() =>
  import('./ConditionVersionsDialog').then((module) => ({ default: module.ConditionVersionsDialog })),
);

export function ConditionVersionsButton({ patient }: { patient: { id: number; name: string } }) {
  return (
    <DialogButton
      label="Versiones anteriores"
      icon={<HistoryOutlined />}
      dialog={(close) => <ConditionVersionsDialog patient={patient} onClose={close} />}
    />
  );
}
