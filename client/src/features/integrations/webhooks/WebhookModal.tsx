import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { labelsOf } from '#domain/declared-fields.js';
import { WEBHOOK_FIELDS } from '#domain/integrations/webhooks/webhook-fields.es.js';
import { WEBHOOK_EVENT_LABELS, WEBHOOK_MESSAGES } from '#domain/integrations/webhooks/webhook.es.js';
import {
  MAX_WEBHOOK_ADDRESS_LENGTH,
  WEBHOOK_EVENTS,
  type WebhookEventKind,
} from '#domain/integrations/webhooks/webhook.js';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { VersionedModal } from '../../../editing/VersionedModal';
import { Field } from '../../../ui/fields/Field';
import type { ShownSecret } from './ShownSecretModal';
import {
  type ListedWebhookFragment,
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  WebhooksDocument,
} from './webhooks.generated';

interface Values {
  address: string;
  events: WebhookEventKind[];
}

const GROUPS: ReadonlyArray<readonly [title: string, prefix: string]> = [
  ['Citas', 'APPOINTMENT_'],
  ['Pacientes', 'PATIENT_'],
  ['Inventario', 'STOCK_'],
];
const LABELS = labelsOf(WEBHOOK_FIELDS);

const faultsOf = ({ address, events }: Values) => ({
  ...(address.trim() === '' && { address: FIELD_MESSAGES.required('address') }),
  ...(events.length === 0 && { events: WEBHOOK_MESSAGES.noEvents }),
});
const valuesOf = ({ address, events }: ListedWebhookFragment): Values => ({ address, events: [...events] });

interface WebhookModalProps {
  /** Absent for a new one. */
  webhook?: ListedWebhookFragment | undefined;
  onClose: () => void;
  onMade: (shown: ShownSecret) => void;
}

export function WebhookModal({ webhook, onClose, onMade }: WebhookModalProps) {
  const id = useId();
  const [create] = useCreateWebhookMutation({ refetchQueries: [WebhooksDocument] });
  const [update, { client }] = useUpdateWebhookMutation();
  const editing = useVersionedForm<Values, ListedWebhookFragment, ShownSecret | undefined>({
    initial: webhook ? valuesOf(webhook) : { address: '', events: [] },
    faultsOf,
    create: async (input) => {
      const { data } = await create({ variables: { input } });
      return data && { address: data.createWebhook.webhook.address, secret: data.createWebhook.secret };
    },
    edited: webhook && {
      stored: webhook,
      valuesOf,
      labels: LABELS,
      inWords: (field, values) =>
        field === 'events'
          ? values.events.map((event) => WEBHOOK_EVENT_LABELS[event]).join(', ')
          : values.address,
      update: (input, stored) =>
        update({ variables: { id: stored.id, version: stored.version, input } }).then(() => undefined),
      load: async (stored) => {
        const { data } = await client.query({ query: WebhooksDocument, fetchPolicy: 'network-only' });
        const theirs = data?.webhooks.find((one) => one.id === stored.id);
        return theirs && { theirs };
      },
    },
    sentences: {
      ...(webhook && { saved: 'Cambios guardados' }),
      failed: 'No se pudo guardar. Inténtelo de nuevo.',
    },
    onSaved: (made) => (made ? onMade(made) : onClose()),
  });
  const { form, faults, change } = editing;
  const events = useWatch({ control: form.control, name: 'events' });
  const choose = (event: WebhookEventKind, isChosen: boolean) =>
    change({ events: WEBHOOK_EVENTS.filter((one) => (one === event ? isChosen : events.includes(one))) });
  return (
    <VersionedModal what="webhook" addTitle="Nuevo webhook" editing={editing} width={560} onClose={onClose}>
      <Field
        label={LABELS.address}
        placeholder="https://tienda.example/huella"
        autoFocus
        autoComplete="off"
        inputMode="url"
        aria-required
        maxLength={MAX_WEBHOOK_ADDRESS_LENGTH}
        hint="La da quien hace el programa que recibe. Debe ser de internet y comenzar con https://."
        error={faults['address']}
        {...form.register('address')}
      />
      {GROUPS.map(([title, prefix]) => (
        <Box key={prefix} role="group" aria-labelledby={`${id}-${prefix}`}>
          <Typography
            id={`${id}-${prefix}`}
            component="h3"
            sx={{ font: 'var(--font-second)', fontWeight: 600, marginBottom: 0.5 }}
          >
            {title}
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}>
            {WEBHOOK_EVENTS.filter((event) => event.startsWith(prefix)).map((event) => (
              <FormControlLabel
                key={event}
                control={
                  <Checkbox
                    size="small"
                    checked={events.includes(event)}
                    onChange={(_, isChosen) => choose(event, isChosen)}
                  />
                }
                label={WEBHOOK_EVENT_LABELS[event]}
              />
            ))}
          </Box>
        </Box>
      ))}
      {faults['events'] && (
        <Typography role="alert" variant="body2" color="error">
          {faults['events']}
        </Typography>
      )}
    </VersionedModal>
  );
}
