import { MOST_WEBHOOKS } from '#domain/webhooks/webhook.js';
import WebhookRounded from '@mui/icons-material/WebhookRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Loading } from '../../../ui/frame/Loading';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { SettingsCard } from '../../../ui/SettingsCard';
import { DeliveriesDialog } from './DeliveriesDialog';
import { type ShownSecret, ShownSecretModal } from './ShownSecretModal';
import { WebhookItem } from './WebhookItem';
import { WebhookModal } from './WebhookModal';
import { type ListedWebhookFragment, useWebhooksQuery } from './webhooks.generated';

type Open =
  | { readonly kind: 'FORM'; readonly webhook?: ListedWebhookFragment }
  | { readonly kind: 'LOG'; readonly webhook: ListedWebhookFragment }
  | { readonly kind: 'SECRET'; readonly shown: ShownSecret };

/** The addresses that are told what happens. */
export function WebhooksCard() {
  const { data, error, refetch } = useWebhooksQuery({ fetchPolicy: 'cache-and-network' });
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const webhooks = data?.webhooks ?? [];
  return (
    <SettingsCard
      id="webhooks"
      heading="Webhooks"
      introduction="La clínica avisa a otro programa en el momento en que algo cambia. El aviso dice qué y cuándo, con números de cita y de paciente: ni nombres ni datos de salud."
      action={
        data &&
        webhooks.length < MOST_WEBHOOKS && (
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
      {!data && !error && <Loading />}
      {error && !data && (
        <RetryNotice
          sentence="No se pudieron cargar los webhooks."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {data && webhooks.length === 0 && (
        <Typography color="textSecondary">
          Aún no hay webhooks. Cree uno con la dirección que le dé quien hace el otro programa.
        </Typography>
      )}
      {webhooks.length > 0 && (
        <Box component="ul" aria-label="Webhooks" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {webhooks.map((webhook) => (
            <WebhookItem
              key={webhook.id}
              webhook={webhook}
              onEdit={() => setOpen({ kind: 'FORM', webhook })}
              onLog={() => setOpen({ kind: 'LOG', webhook })}
              onSecret={(secret) => setOpen({ kind: 'SECRET', shown: { address: webhook.address, secret } })}
            />
          ))}
        </Box>
      )}
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
