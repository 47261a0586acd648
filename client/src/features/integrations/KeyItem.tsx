import { shortDate } from '#domain/clinic-time.es.js';
import { daysBetween } from '#domain/clinic-time.js';
import { KEY_STATE_LABELS } from '#domain/access/keys/api-key.es.js';
import { rightsInWords } from '#domain/access/presets.es.js';
import type { KeyState } from '#domain/access/keys/api-key.js';
import { rightsFrom } from '#domain/access/rights.js';
import BlockRounded from '~icons/round-block';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { failureOf } from '../../apollo/apollo-failure';
import { useClinicNow } from '../../clinic/clinic-now';
import { useWallTime } from '../../clinic/wall-time';
import { useRights } from '../../session/current-staff';
import { LineWithActions } from '../../ui/lists/ListLine';
import { useConfirm } from '../../ui/dialogs/confirm';
import { toasts } from '../../ui/notices/toasts';
import { RowActions } from '../../ui/lists/RowActions';
import { type StatusColour, StatusPill } from '../../ui/StatusPill';
import { type ListedKeyFragment, useRevokeApiKeyMutation } from './integrations.generated';

const COLOURS: Readonly<Record<KeyState, StatusColour>> = {
  ACTIVE: 'success',
  EXPIRED: 'warning',
  REVOKED: 'error',
  WITHOUT_SECRET: 'warning',
};
/** A key is marked this many days before it expires. */
const SOON_DAYS = 14;

const endInWords = (days: number): string =>
  days === 0 ? 'Termina hoy' : `Termina en ${days} ${days === 1 ? 'día' : 'días'}`;

export function KeyItem({ apiKey }: { apiKey: ListedKeyFragment }) {
  const { id, name, prefix, rights, state, createdByName, createdAt, endsOn, revokedAt, lastUsedAt } = apiKey;
  const wallTime = useWallTime();
  const today = useClinicNow().date;
  const confirm = useConfirm();
  // A disabled button would lose the focus.
  const isBusy = useRef(false);
  const [revoke] = useRevokeApiKeyMutation();
  const isActive = state === 'ACTIVE';
  const mayWrite = useRights()('TEAM');
  const daysLeft = daysBetween(today, endsOn);

  const askAndRevoke = async () => {
    const question = {
      title: `Revocar la clave de ${name}`,
      question:
        'Deja de valer en este momento y para siempre: el programa que la usa no podrá ver ni cambiar nada.',
      accept: 'Revocar',
    };
    if (isBusy.current || !(await confirm(question))) return;
    isBusy.current = true;
    try {
      await revoke({ variables: { id } });
      toasts.success('Clave revocada');
    } catch (error) {
      toasts.error(failureOf(error).sentence ?? 'No se pudo revocar. Inténtelo de nuevo.');
    } finally {
      isBusy.current = false;
    }
  };

  return (
    <LineWithActions>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          <StatusPill colour={COLOURS[state]}>{KEY_STATE_LABELS[state]}</StatusPill>
          {isActive && daysLeft <= SOON_DAYS && (
            <StatusPill colour="warning">{endInWords(daysLeft)}</StatusPill>
          )}
        </Box>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {rightsInWords(rightsFrom(rights))}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          <Box component="code" sx={{ fontSize: '0.75rem' }}>
            {prefix}…
          </Box>{' '}
          · {lastUsedAt ? `Último uso: ${wallTime(lastUsedAt)}` : 'Aún sin uso'}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          La creó {createdByName} el {wallTime(createdAt)} ·{' '}
          {revokedAt ? `Revocada el ${wallTime(revokedAt)}` : `Hasta el ${shortDate(endsOn)}`}
        </Typography>
      </Box>
      {isActive && mayWrite && (
        <RowActions
          label={`Acciones para ${name}`}
          actions={[
            { label: 'Revocar', icon: <BlockRounded />, act: () => void askAndRevoke(), isDangerous: true },
          ]}
        />
      )}
    </LineWithActions>
  );
}
