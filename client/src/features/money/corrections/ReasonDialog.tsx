import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { FormModal } from '../../../editing/FormModal';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { ReasonField } from '../ReasonField';
import { useCloseAndReload } from '../use-close-and-reload';
import { NO_REASON } from './no-reason';

interface ReasonDialogProps {
  title: string;
  subtitle?: string;
  explanation: string;
  submit: string;
  /** The toast once it is done. */
  done: string;
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** A correction that needs a reason and nothing else. */
export function ReasonDialog({
  title,
  subtitle,
  explanation,
  submit,
  done,
  send,
  onClose,
}: ReasonDialogProps) {
  const editing = useVersionedForm({
    initial: { reason: '' },
    faultsOf: ({ reason }) => (reason.trim() === '' ? { reason: NO_REASON } : {}),
    sentences: { saved: done, failed: 'No se pudo guardar. Inténtelo de nuevo.' },
    create: ({ reason }) => send(reason.trim()),
    onSaved: useCloseAndReload(onClose),
  });
  const { reason } = useWatch({ control: editing.form.control, compute: (written) => written });
  return (
    <FormModal
      title={title}
      subtitle={subtitle}
      editing={editing}
      width={480}
      submit={submit}
      color="error"
      onClose={onClose}
    >
      <Typography>{explanation}</Typography>
      <ReasonField
        autoFocus
        value={reason}
        error={editing.faults['reason']}
        onChange={(reason) => editing.change({ reason })}
      />
    </FormModal>
  );
}
