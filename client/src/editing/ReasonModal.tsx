import Box from '@mui/material/Box';
import type { ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { failureOf } from '../apollo/apollo-failure';
import { CancelOrSubmit } from '../ui/dialogs/CancelOrSubmit';
import { Modal } from '../ui/dialogs/Modal';
import { LongField } from '../ui/fields/Field';
import { toasts } from '../ui/notices/toasts';
import { ONE_COLUMN } from '../ui/one-column';

interface ReasonModalProps {
  title: string;
  subtitle?: string;
  explanation: string;
  /** The label of the submit button. */
  submit: string;
  color?: ButtonProps['color'];
  maxLength: number;
  /** The server's name for the reason. */
  field: string;
  sentences: { readonly done: string; readonly failed: string };
  isBusy: boolean;
  /** @throws if the server rejects it. */
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
  onDone: () => void;
}

/** Does something that needs a reason and nothing else; any failure is shown at the reason. */
export function ReasonModal(props: ReasonModalProps) {
  const { title, subtitle, explanation, submit, color = 'primary', maxLength, field, sentences } = props;
  const { isBusy, send, onClose, onDone } = props;
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const begin = async () => {
    if (!reason.trim()) return setFault('Escriba el motivo.');
    try {
      await send(reason);
      toasts.success(sentences.done);
      onDone();
    } catch (error) {
      const { fields, sentence } = failureOf(error);
      setFault(fields[field]?.[0] ?? sentence ?? sentences.failed);
    }
  };
  return (
    <Modal
      title={title}
      subtitle={subtitle}
      width={480}
      isBusy={isBusy}
      hasChanges={reason !== ''}
      onClose={onClose}
      onSubmit={() => !isBusy && void begin()}
      actions={<CancelOrSubmit submit={submit} color={color} isBusy={isBusy} onCancel={onClose} />}
    >
      <Box sx={{ ...ONE_COLUMN, gap: 2 }}>
        <Typography variant="body2" color="textSecondary">
          {explanation}
        </Typography>
        <LongField
          label="Motivo"
          rows={2}
          aria-required
          autoFocus
          maxLength={maxLength}
          value={reason}
          error={fault}
          onChange={({ target }) => {
            setReason(target.value);
            setFault(undefined);
          }}
        />
      </Box>
    </Modal>
  );
}
