import {
  answerInWords,
  WEBHOOK_EVENT_LABELS,
  WEBHOOK_STATE_LABELS,
} from '#domain/integrations/webhooks/webhook.es.js';
import type { WebhookState } from '#domain/integrations/webhooks/webhook.js';
import DeleteOutlineRounded from '~icons/round-delete-outline';
import KeyRounded from '~icons/round-key';
import PauseRounded from '~icons/round-pause';
import PlayArrowRounded from '~icons/round-play-arrow';
import ReceiptLongOutlined from '~icons/outline-receipt-long';
import SendRounded from '~icons/round-send';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { useWallTime } from '../../../clinic/wall-time';
import { useRights } from '../../../session/current-staff';
import { instantOf, useNow } from '../../../ui/clock';
import { EditableName } from '../../../ui/lists/EditableName';
import { ListLine } from '../../../ui/lists/ListLine';
import { editing } from '../../../ui/lists/LineWithMenu';
import { MoreMenu } from '../../../ui/lists/MoreMenu';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { toasts } from '../../../ui/notices/toasts';
import { RowActions } from '../../../ui/lists/RowActions';
import { type StatusColour, StatusPill } from '../../../ui/StatusPill';
import {
  type ListedWebhookFragment,
  useDeleteWebhookMutation,
  useRenewWebhookSecretMutation,
  useSetWebhookActiveMutation,
  useTestWebhookMutation,
  WebhooksDocument,
} from './webhooks.generated';

const COLOURS: Readonly<Record<WebhookState, StatusColour>> = {
  ACTIVE: 'success',
  STOPPED: 'warning',
  GONE: 'error',
  WITHOUT_SECRET: 'warning',
};

const Line = styled(ListLine)(({ theme }) => ({ gap: theme.spacing(0.5) }));

interface WebhookItemProps {
  webhook: ListedWebhookFragment;
  onEdit: () => void;
  onLog: () => void;
  onSecret: (secret: string) => void;
}

export function WebhookItem({ webhook, onEdit, onLog, onSecret }: WebhookItemProps) {
  const {
    id,
    address,
    events,
    state,
    createdByName,
    createdAt,
    lastDeliveredAt,
    restsUntil,
    retryingCount,
    givenUpCount,
  } = webhook;
  const wallTime = useWallTime();
  const now = useNow();
  const confirm = useConfirm();
  // A disabled button would lose the focus.
  const isBusy = useRef(false);
  const again = { refetchQueries: [WebhooksDocument] };
  const [setActive] = useSetWebhookActiveMutation();
  const [renew] = useRenewWebhookSecretMutation();
  const [remove] = useDeleteWebhookMutation(again);
  const [test] = useTestWebhookMutation(again);

  const act = async (work: () => Promise<unknown>, failed: string) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
    } catch (error) {
      toasts.error(failureOf(error).sentence ?? failed);
    } finally {
      isBusy.current = false;
    }
  };
  const sendTest = () =>
    act(async () => {
      const { data } = await test({ variables: { id } });
      if (!data) return;
      const { failure, status } = data.testWebhook;
      if (failure === null) toasts.success(`Prueba recibida (${status})`);
      else toasts.error(`${answerInWords(failure, status)}.`);
    }, 'No se pudo enviar la prueba. Inténtelo de nuevo.');
  const toggle = () =>
    act(async () => {
      await setActive({ variables: { id, active: !isActive } });
      toasts.success(isActive ? 'Webhook desactivado' : 'Webhook activado');
    }, 'No se pudo cambiar. Inténtelo de nuevo.');
  const askForSecret = () =>
    act(async () => {
      const question = {
        title: 'Pedir un secreto nuevo',
        question: 'Cópielo en el programa que recibe los avisos. El anterior vale también, durante un día.',
        accept: 'Pedir',
      };
      if (!(await confirm(question))) return;
      const { data } = await renew({ variables: { id } });
      if (data) onSecret(data.renewWebhookSecret.secret);
    }, 'No se pudo cambiar el secreto. Inténtelo de nuevo.');
  const askAndRemove = () =>
    act(async () => {
      const question = {
        title: 'Eliminar el webhook',
        question: `${address} no recibirá más avisos, y su registro de envíos se borra.`,
        accept: 'Eliminar',
      };
      if (!(await confirm(question))) return;
      await remove({ variables: { id } });
      toasts.success('Webhook eliminado');
    }, 'No se pudo eliminar. Inténtelo de nuevo.');

  const mayWrite = useRights()('TEAM');
  const isActive = state === 'ACTIVE';
  const tryOut = { label: 'Enviar prueba', icon: <SendRounded />, act: () => void sendTest() };
  const log = { label: 'Envíos', icon: <ReceiptLongOutlined />, act: onLog };
  const changes = [
    editing(onEdit),
    ...(state === 'WITHOUT_SECRET'
      ? []
      : [
          {
            label: isActive ? 'Desactivar' : 'Activar',
            icon: isActive ? <PauseRounded /> : <PlayArrowRounded />,
            item: { onClick: () => void toggle() },
          },
        ]),
    { label: 'Secreto nuevo', icon: <KeyRounded />, item: { onClick: () => void askForSecret() } },
    { label: 'Eliminar', icon: <DeleteOutlineRounded />, item: { onClick: () => void askAndRemove() } },
  ];
  const isResting = isActive && restsUntil !== null && instantOf(restsUntil) > now();
  return (
    <Line>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
        <EditableName name={address} onEdit={mayWrite ? onEdit : undefined} />
        <StatusPill colour={COLOURS[state]}>{WEBHOOK_STATE_LABELS[state]}</StatusPill>
        {retryingCount > 0 && <StatusPill colour="warning">{`${retryingCount} por reintentar`}</StatusPill>}
        {givenUpCount > 0 && <StatusPill colour="error">{`${givenUpCount} sin entregar`}</StatusPill>}
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {events.map((event) => WEBHOOK_EVENT_LABELS[event]).join(' · ')}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p">
        {lastDeliveredAt ? `Último aviso recibido: ${wallTime(lastDeliveredAt)}` : 'Aún sin avisos recibidos'}{' '}
        · N.º {id}, lo creó {createdByName} el {wallTime(createdAt)}
      </Typography>
      {isResting && (
        <Typography variant="body2" sx={{ color: 'warning.main' }}>
          El receptor pidió esperar: los avisos siguen el {wallTime(restsUntil)}.
          {mayWrite && ' Para no esperar, use «Reenviar los fallidos» en Envíos.'}
        </Typography>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <RowActions label={`Acciones para ${address}`} actions={mayWrite ? [tryOut, log] : [log]} />
        {mayWrite && <MoreMenu label={`Más acciones para ${address}`} actions={changes} />}
      </Box>
    </Line>
  );
}
