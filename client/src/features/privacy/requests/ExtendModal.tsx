import { longDate } from '#domain/clinic-time.es.js';
import { extendedDeadline } from '#domain/privacy/privacy-request.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import Typography from '@mui/material/Typography';
import { LongField } from '../../../ui/fields/Field';
import { RequestModal } from './RequestModal';
import { type ListedRequestFragment, useExtendPrivacyRequestMutation } from './requests.generated';
import { useRequestForm } from './use-request-form';

interface ExtendModalProps {
  request: ListedRequestFragment;
  onClose: () => void;
}

/** Extends the clinic's deadline, once. */
export function ExtendModal({ request: { id, version, name, dueOn }, onClose }: ExtendModalProps) {
  const [save] = useExtendPrivacyRequestMutation({ refetchQueries: ['PrivacyRequests'] });
  const editing = useRequestForm({
    initial: { reason: '' },
    faultsOf: ({ reason }): { reason?: string } =>
      reason.trim() === '' ? { reason: FIELD_MESSAGES.required('reason') } : {},
    sentences: {
      saving: 'Prorrogando el plazo...',
      saved: 'Plazo prorrogado',
      failed: 'No se pudo prorrogar el plazo',
    },
    create: ({ reason }) => save({ variables: { id, version, reason } }),
    onSaved: onClose,
    kept: {
      form: `privacy-request.${id}.extend`,
      title: `Prórroga de la solicitud de ${name}`,
      opens: { act: 'extend', id },
    },
  });
  return (
    <RequestModal
      title={`Prorrogar la solicitud de ${name}`}
      accept="Prorrogar"
      editing={editing}
      onClose={onClose}
    >
      <Typography variant="body2">
        El nuevo plazo es el {longDate(extendedDeadline(dueOn))}. La ley permite prorrogarlo una sola vez:
        avise a la persona y diga por qué.
      </Typography>
      <LongField
        label="Motivo"
        rows={3}
        maxLength={4_000}
        aria-required
        error={editing.faults['reason']}
        {...editing.form.register('reason')}
      />
    </RequestModal>
  );
}
