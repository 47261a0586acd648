import {
  answerInWords,
  DELIVERY_STATE_LABELS,
  WEBHOOK_EVENT_LABELS,
} from '#domain/integrations/webhooks/webhook.es.js';
import { type DeliveryState, WEBHOOK_LOG_DAYS } from '#domain/integrations/webhooks/webhook.js';
import ReplayRounded from '~icons/round-replay';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { useLongList } from '../../../apollo/use-long-list';
import { useWallTime } from '../../../clinic/wall-time';
import { useRights } from '../../../session/current-staff';
import { Modal } from '../../../ui/dialogs/Modal';
import { SegmentedButtons } from '../../../ui/fields/SegmentedButtons';
import { Loading } from '../../../ui/frame/Loading';
import { MoreButton } from '../../../ui/lists/MoreButton';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { toasts } from '../../../ui/notices/toasts';
import { RowActions } from '../../../ui/lists/RowActions';
import { type StatusColour, StatusPill } from '../../../ui/StatusPill';
import {
  type ListedDeliveryFragment,
  type ListedWebhookFragment,
  useResendFailedWebhookDeliveriesMutation,
  useResendWebhookDeliveryMutation,
  WebhookDeliveriesDocument,
  WebhooksDocument,
} from './webhooks.generated';

/** Shown first, and added by 'Cargar más'. */
const SIZE = 20;
const COLOURS: Readonly<Record<DeliveryState, StatusColour>> = {
  WAITING: 'warning',
  SENDING: 'info',
  DELIVERED: 'success',
  GIVEN_UP: 'error',
};
const FILTERS = { ALL: 'Todos', WAITING: 'En espera', GIVEN_UP: 'No entregados' } as const;

const Entry = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  paddingBlock: theme.spacing(1.5),
  borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
}));

interface DeliveriesDialogProps {
  webhook: ListedWebhookFragment;
  onClose: () => void;
}

export function DeliveriesDialog({ webhook: { id, address, state }, onClose }: DeliveriesDialogProps) {
  const [filter, setFilter] = useState<keyof typeof FILTERS>('ALL');
  const { page, hasFailed, isLoading, isLoadingMore, more, retry } = useLongList(
    WebhookDeliveriesDocument,
    { webhookId: id, state: filter === 'ALL' ? null : filter },
    SIZE,
    (data) => data.webhookDeliveries,
  );
  const isBusy = useRef(false);
  const mayResend = useRights()('TEAM') && state === 'ACTIVE';
  const again = { refetchQueries: [WebhookDeliveriesDocument, WebhooksDocument] };
  const [resend] = useResendWebhookDeliveryMutation(again);
  const [resendFailed] = useResendFailedWebhookDeliveriesMutation(again);

  const act = async (work: () => Promise<string>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      toasts.success(await work());
    } catch (error) {
      toasts.error(failureOf(error).sentence ?? 'No se pudo reenviar. Inténtelo de nuevo.');
    } finally {
      isBusy.current = false;
    }
  };
  const sendAll = () =>
    act(async () => {
      const { data } = await resendFailed({ variables: { id } });
      const count = data?.resendFailedWebhookDeliveries ?? 0;
      return count === 0
        ? 'No hay envíos fallidos'
        : `Se ${count === 1 ? 'reenvía 1 aviso' : `reenvían ${count} avisos`}`;
    });

  return (
    <Modal
      title="Envíos"
      subtitle={address}
      width={720}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={retry}>
            Actualizar
          </Button>
          {mayResend && (
            <Button variant="contained" startIcon={<ReplayRounded />} onClick={() => void sendAll()}>
              Reenviar los fallidos
            </Button>
          )}
        </>
      }
    >
      <SegmentedButtons label="Mostrar" options={FILTERS} chosen={filter} onChoose={setFilter} />
      {hasFailed && <RetryNotice sentence="No se pudieron cargar los envíos." onRetry={retry} />}
      {isLoading && <Loading />}
      {page?.nodes.length === 0 && (
        <Typography color="textSecondary" sx={{ paddingBlock: 2 }}>
          {filter === 'ALL' ? `Sin envíos en los últimos ${WEBHOOK_LOG_DAYS} días.` : 'Ninguno.'}
        </Typography>
      )}
      {page && page.nodes.length > 0 && (
        <Box component="ul" aria-label="Envíos" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {page.nodes.map((delivery) => (
            <DeliveryEntry
              key={delivery.id}
              delivery={delivery}
              canResend={mayResend && delivery.state !== 'SENDING'}
              onResend={() =>
                void act(async () => {
                  await resend({ variables: { id: delivery.id } });
                  return 'Se reenvía el aviso';
                })
              }
            />
          ))}
        </Box>
      )}
      {page?.hasNextPage && <MoreButton isLoading={isLoadingMore} onMore={more} />}
    </Modal>
  );
}

function subjectOf({ appointmentId, patientId, supplyId }: ListedDeliveryFragment): string {
  if (appointmentId !== null) return ` · cita ${appointmentId}`;
  if (patientId !== null) return ` · paciente ${patientId}`;
  return supplyId === null ? '' : ` · insumo ${supplyId}`;
}

const sentInWords = (tries: number, lastAt: string): string =>
  tries > 1 ? `${tries} intentos, el último el ${lastAt}` : `se envió el ${lastAt}`;

interface DeliveryEntryProps {
  delivery: ListedDeliveryFragment;
  canResend: boolean;
  onResend: () => void;
}

function DeliveryEntry({ delivery, canResend, onResend }: DeliveryEntryProps) {
  const { type, at, state, tries, triedAt, nextTryAt, status, durationMs, failure } = delivery;
  const wallTime = useWallTime();
  const what = `${WEBHOOK_EVENT_LABELS[type]}${subjectOf(delivery)}`;
  const hasAnswer = failure !== null || status !== null;
  return (
    <Entry>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {what}
          </Typography>
          <StatusPill colour={COLOURS[state]}>{DELIVERY_STATE_LABELS[state]}</StatusPill>
        </Box>
        <Typography variant="caption" color="textSecondary" component="p">
          Ocurrió el {wallTime(at)}
          {triedAt &&
            (tries > 1 || wallTime(triedAt) !== wallTime(at)) &&
            ` · ${sentInWords(tries, wallTime(triedAt))}`}
          {durationMs !== null && status !== null && ` · respondió en ${durationMs} ms`}
        </Typography>
        {hasAnswer && (
          <Typography variant="caption" component="p">
            {answerInWords(failure, status)}
            {nextTryAt && ` · se reintenta el ${wallTime(nextTryAt)}`}
          </Typography>
        )}
      </Box>
      {canResend && (
        <RowActions
          actions={[{ label: 'Reenviar', name: `Reenviar: ${what}`, icon: <ReplayRounded />, act: onResend }]}
        />
      )}
    </Entry>
  );
}
