import { FEED_SCOPE_LABELS, FEED_STATE_LABELS } from '#domain/data/calendar-feeds/calendar-feed.es.js';
import type { FeedState } from '#domain/data/calendar-feeds/calendar-feed.js';
import BlockRounded from '~icons/round-block';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { useWallTime } from '../../../clinic/wall-time';
import { ListLine } from '../../../ui/lists/ListLine';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { toasts } from '../../../ui/notices/toasts';
import { RowActions } from '../../../ui/lists/RowActions';
import { type StatusColour, StatusPill } from '../../../ui/StatusPill';
import type { ListedFeedFragment } from './calendar-feeds.generated';

const COLOURS: Readonly<Record<FeedState, StatusColour>> = {
  ACTIVE: 'success',
  REVOKED: 'error',
  WITHOUT_SECRET: 'warning',
};

const Line = styled(ListLine)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 2),
}));

interface FeedItemProps {
  feed: ListedFeedFragment;
  /** Whether the list is the user's own. */
  isOwn: boolean;
  /** Whether it shows only its owner's appointments, and the owner is no longer a professional. */
  isEmpty: boolean;
  /** Undefined for users who may only read. */
  onRevoke: ((id: string) => Promise<unknown>) | undefined;
}

export function FeedItem({ feed, isOwn, isEmpty, onRevoke }: FeedItemProps) {
  const { id, name, scope, showsNames, ownerName, state, createdByName, createdAt, revokedAt, lastUsedAt } =
    feed;
  const wallTime = useWallTime();
  const confirm = useConfirm();
  // A disabled button would lose the focus.
  const isBusy = useRef(false);
  const shown = scope === 'OWN' && !isOwn ? 'Sus citas' : FEED_SCOPE_LABELS[scope];
  const whose = ownerName !== null && !isOwn ? `${shown}, de ${ownerName}` : shown;
  const title = name ?? whose;
  const isActive = state === 'ACTIVE';

  const askAndRevoke = async () => {
    const question = {
      title: `Revocar el calendario ${title}`,
      question:
        'Su dirección deja de servir en este momento y para siempre. Los calendarios que la leen borrarán las citas o dejarán de actualizarlas.',
      accept: 'Revocar',
    };
    if (!onRevoke || isBusy.current || !(await confirm(question))) return;
    isBusy.current = true;
    try {
      await onRevoke(id);
      toasts.success('Calendario revocado');
    } catch (error) {
      toasts.error(failureOf(error).sentence ?? 'No se pudo revocar. Inténtelo de nuevo.');
    } finally {
      isBusy.current = false;
    }
  };

  return (
    <Line>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
          <StatusPill colour={COLOURS[state]}>{FEED_STATE_LABELS[state]}</StatusPill>
        </Box>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {name !== null && `${whose} · `}
          {showsNames ? 'Con los nombres de los pacientes' : 'Con iniciales'}
        </Typography>
        {isActive && isEmpty && (
          <Typography variant="body2" color="error">
            No muestra citas: su usuario ya no está asociado a un profesional.
          </Typography>
        )}
        <Typography variant="caption" color="textSecondary" component="p">
          {lastUsedAt ? `Último uso: ${wallTime(lastUsedAt)}` : 'Aún sin uso'}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          {isOwn ? 'Creado' : `Lo creó ${createdByName}`} el {wallTime(createdAt)}
          {revokedAt && ` · Revocado el ${wallTime(revokedAt)}`}
        </Typography>
      </Box>
      {isActive && onRevoke && (
        <RowActions
          label={`Acciones para ${title}`}
          actions={[
            { label: 'Revocar', icon: <BlockRounded />, act: () => void askAndRevoke(), isDangerous: true },
          ]}
        />
      )}
    </Line>
  );
}
