import { PRIVACY_OUTCOME_LABELS, PRIVACY_RIGHT_LABELS } from '#domain/privacy/privacy-request.es.js';
import { PRIVACY_OUTCOMES, type PrivacyOutcome } from '#domain/privacy/privacy-request.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LongField } from '../../../ui/fields/Field';
import { SelectField } from '../../../ui/fields/SelectField';
import { RequestModal } from './RequestModal';
import { type ListedRequestFragment, useAnswerPrivacyRequestMutation } from './requests.generated';
import { useRequestForm } from './use-request-form';

interface AnswerModalProps {
  request: ListedRequestFragment;
  onClose: () => void;
}

/** Records the answer given to the person; the clinic sends it itself. */
export function AnswerModal({ request: { id, version, name, right, email }, onClose }: AnswerModalProps) {
  const [save] = useAnswerPrivacyRequestMutation({ refetchQueries: ['PrivacyRequests'] });
  const editing = useRequestForm({
    initial: { outcome: 'GRANTED' as PrivacyOutcome, answer: '' },
    faultsOf: ({ answer }): { answer?: string } =>
      answer.trim() === '' ? { answer: FIELD_MESSAGES.required('answer') } : {},
    sentences: {
      saving: 'Guardando respuesta...',
      saved: 'Respuesta guardada',
      failed: 'No se pudo guardar la respuesta',
    },
    create: (values) => save({ variables: { id, version, ...values } }),
    onSaved: onClose,
    kept: {
      form: `privacy-request.${id}.answer`,
      title: `Respuesta a ${name}`,
      opens: { act: 'answer', id },
    },
  });
  const { form, faults } = editing;
  return (
    <RequestModal
      title={`Responder a ${name}`}
      subtitle={PRIVACY_RIGHT_LABELS[right]}
      accept="Guardar respuesta"
      editing={editing}
      onClose={onClose}
    >
      <Typography variant="body2">
        Escriba a <Link href={`mailto:${email}`}>{email}</Link> y anote aquí lo que respondió. Si rechaza la
        solicitud, diga por qué y que la persona tiene 30 días hábiles para reclamar ante la Agencia de
        Protección de Datos Personales (Ley 19.628, art. 11).
      </Typography>
      <SelectField label="Resultado" {...form.register('outcome')} error={faults['outcome']}>
        {PRIVACY_OUTCOMES.map((outcome) => (
          <option key={outcome} value={outcome}>
            {PRIVACY_OUTCOME_LABELS[outcome]}
          </option>
        ))}
      </SelectField>
      <LongField
        label="Respuesta"
        rows={5}
        maxLength={4_000}
        aria-required
        error={faults['answer']}
        {...form.register('answer')}
      />
    </RequestModal>
  );
}
