import { MAX_WEBHOOKS } from '#domain/integrations/webhooks/webhook.js';
import WebhookRounded from '~icons/round-webhook';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRights } from '../../../session/current-staff';
import { SettingsCard } from '../../../ui/SettingsCard';
import { SettingsList } from '../../../ui/lists/SettingsList';
import { DeliveriesDialog } from './DeliveriesDialog';
import { type ShownSecret, ShownSecretModal } from './ShownSecretModal';
import { WebhookItem } from './WebhookItem';
import { WebhookModal } from './WebhookModal';
import { type ListedWebhookFragment, useWebhooksQuery } from './webhooks.generated';

type Open =
  | { readonly kind: 'FORM'; readonly webhook?: ListedWebhookFragment }
  | { readonly kind: 'LOG'; readonly webhook: ListedWebhookFragment }
  | { readonly kind: 'SECRET'; readonly shown: ShownSecret };

export function WebhooksCard() {
  const { data, error, refetch } = useWebhooksQuery({ fetchPolicy: 'cache-and-network' });
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const mayWrite = useRights()('TEAM');
  return (
    <SettingsCard
      id="webhooks"
      heading="Webhooks"
      introduction="La clínica avisa a otro programa en el momento en que algo cambia. El aviso dice qué y cuándo, con números de cita y de paciente: ni nombres ni datos de salud."
      action={
        mayWrite &&
        data &&
        data.webhooks.length < MAX_WEBHOOKS && (
          <Button
            variant="outlined"
            startIcon={<WebhookRounded />}
            onClick={() => setOpen({ kind: 'FORM' })}
            sx={{ flex: 'none' }}
          >
            Nuevo webhook
          </Button>
        )
      }
    >
      <SettingsList
        label="Webhooks"
        things={data?.webhooks}
        hasFailed={error !== undefined}
        failure="No se pudieron cargar los webhooks."
        empty={`Aún no hay webhooks.${mayWrite ? ' Cree uno con la dirección que le dé quien hace el otro programa.' : ''}`}
        onRetry={() => void refetch().catch(() => undefined)}
      >
        {(webhook) => (
          <WebhookItem
            key={webhook.id}
            webhook={webhook}
            onEdit={() => setOpen({ kind: 'FORM', webhook })}
            onLog={() => setOpen({ kind: 'LOG', webhook })}
            onSecret={(secret) => setOpen({ kind: 'SECRET', shown: { address: webhook.address, secret } })}
          />
        )}
      </SettingsList>
      {open?.kind === 'FORM' && (
        <WebhookModal
          webhook={open.webhook}
          onClose={close}
          onMade={(shown) => setOpen({ kind: 'SECRET', shown })}
        />
      )}
      {open?.kind === 'LOG' && <DeliveriesDialog webhook={open.webhook} onClose={close} />}
      {open?.kind === 'SECRET' && <ShownSecretModal shown={open.shown} onClose={close} />}
    </SettingsCard>
  );
}
