import { shortDate } from '#domain/clinic-time.es.js';
import { listed } from '#domain/listed.es.js';
import { ofOwner, sessionsLeft } from '#domain/money/pack.es.js';
import { formatClp } from '#domain/stock/clp.js';
import ConfirmationNumberOutlined from '~icons/outline-confirmation-number';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useMoneyChanges } from '../../../apollo/use-money-changes';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { Placeholder } from '../../../ui/Placeholder';
import { StatusPill } from '../../../ui/StatusPill';
import { LazyMoneyDialogs, prepareMoneyDialogs } from '../LazyMoneyDialogs';
import type { MoneyDialog } from '../MoneyDialogs';
import { GiftActions } from './GiftActions';
import { type PackLineFragment, usePatientPacksQuery, useSharesPacksQuery } from './packs.generated';

/** The packs that a patient bought or may use, the newest first, each with its uses. */
export function PatientPacksCard({ patientId }: { patientId: number }) {
  const { data, error, refetch } = usePatientPacksQuery({
    variables: { patientId },
    fetchPolicy: 'cache-and-network',
  });
  const sharing = useSharesPacksQuery({ fetchPolicy: 'cache-and-network' }).data;
  const sharesPacks = sharing?.sharesPacks ?? false;
  useMoneyChanges();
  const can = useRights();
  const [dialog, setDialog] = useState<MoneyDialog>();
  return (
    <Card aria-labelledby="packs" onPointerEnter={prepareMoneyDialogs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h2" id="packs" sx={{ flex: '1 1 auto' }}>
          Packs
        </Typography>
        {can('CAJA') && sharing?.redeemsGifts && (
          <Button color="inherit" onClick={() => setDialog({ kind: 'redeem-gift', patientId })}>
            Canjear regalo
          </Button>
        )}
        {can('CAJA') && (
          <Button
            variant="outlined"
            startIcon={<ConfirmationNumberOutlined />}
            onClick={() => setDialog({ kind: 'sell-pack', patient: { id: patientId } })}
          >
            Vender pack
          </Button>
        )}
      </Box>
      {error && !data && (
        <RetryNotice
          sentence="No se pudieron cargar los packs."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!data && !error && (
        <Placeholder role="status" aria-label="Cargando los packs" sx={{ height: 44, marginTop: 1 }} />
      )}
      {data?.patientPacks.length === 0 && (
        <Typography color="textSecondary" sx={{ marginTop: 0.5 }}>
          No tiene packs.
        </Typography>
      )}
      {data && data.patientPacks.length > 0 && (
        <Box component="ul" aria-labelledby="packs" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {data.patientPacks.map((pack) => (
            <Pack
              key={pack.id}
              pack={pack}
              patientId={patientId}
              sharesPacks={sharesPacks}
              onOpen={setDialog}
            />
          ))}
        </Box>
      )}
      <LazyMoneyDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </Card>
  );
}

/** The state of a gift, on its buyer's page. */
const giftState = ({ redeemedAt, ownerName }: PackLineFragment): string =>
  redeemedAt === null ? 'Regalo sin canjear' : `Regalo de ${ownerName ?? 'otra persona'}`;

interface PackProps {
  pack: PackLineFragment;
  patientId: number;
  /** Whether other patients may be allowed to use it too. */
  sharesPacks: boolean;
  onOpen: (dialog: MoneyDialog) => void;
}

function Pack({ pack, patientId, sharesPacks, onOpen }: PackProps) {
  const { date: today } = useClinicNow();
  const can = useRights();
  const { name, sessions, remaining, price, paid, treatments, soldOn, expiresOn, isCancelled } = pack;
  const isOwn = pack.patientId === patientId;
  const isGiven = pack.isGift && !isOwn && pack.buyerId === patientId;
  const members = pack.members.filter(({ removedAt }) => removedAt === null);
  // On the page of another person, the owner's visits are not shown.
  const uses = isOwn ? pack.uses : pack.uses.filter((use) => use.patientId === patientId);
  const isExpired = today > expiresOn;
  const isUsable = !isCancelled && !isExpired && remaining > 0;
  return (
    <Box
      component="li"
      sx={{ paddingBlock: 1.5, overflowWrap: 'anywhere', '& + &': { borderTop: '1px solid var(--line)' } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <StatusPill colour={isUsable ? 'success' : 'info'} sx={{ whiteSpace: 'normal' }}>
          {isCancelled
            ? 'Cancelado'
            : isGiven
              ? giftState(pack)
              : `Quedan ${sessionsLeft(remaining, sessions)}${ofOwner(pack, patientId)}`}
        </StatusPill>
        {!isCancelled && isExpired && (
          <StatusPill colour="warning">Venció el {shortDate(expiresOn)}</StatusPill>
        )}
        {isGiven && !isCancelled && pack.redeemedAt === null && <GiftActions pack={pack} onOpen={onOpen} />}
        {isOwn && can('CAJA') && !isCancelled && (sharesPacks || members.length > 0) && (
          <Button
            size="small"
            color="inherit"
            aria-label={`Familia del pack ${name}`}
            onClick={() => onOpen({ kind: 'pack-family', pack, patientId, canAdd: sharesPacks })}
            sx={{ marginLeft: 'auto' }}
          >
            Familia
          </Button>
        )}
        {isOwn && can('CAJA_CORRECTIONS') && !isCancelled && (
          <Button
            size="small"
            color="inherit"
            aria-label={`Cancelar pack ${name}`}
            onClick={() => onOpen({ kind: 'cancel-pack', pack })}
            sx={{ '&:first-of-type': { marginLeft: 'auto' } }}
          >
            Cancelar pack
          </Button>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {[
          treatments.join(', '),
          formatClp(price),
          isCancelled
            ? `devuelto ${formatClp(pack.refund)}: ${pack.cancelReason}`
            : paid < price && `debe ${formatClp(price - paid)}`,
          `vendido el ${shortDate(soldOn)}`,
          !isExpired && `vence el ${shortDate(expiresOn)}`,
          isOwn && pack.isGift && `regalo de ${pack.buyerName ?? 'otra persona'}`,
          isOwn && members.length > 0 && `también lo usa ${listed(members.map((member) => member.name))}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {uses.length > 0 && (
        <Box
          component="ul"
          aria-label={`Sesiones de ${name}`}
          sx={{ margin: 0, marginTop: 0.5, padding: 0, listStyle: 'none' }}
        >
          {uses.map((use) => (
            <Box
              key={use.id}
              component="li"
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}
            >
              <Typography
                variant="body2"
                component="span"
                sx={use.givenBackAt ? { color: 'var(--ink-2)' } : {}}
              >
                {[
                  shortDate(use.usedOn),
                  use.treatment,
                  use.professionalName,
                  use.patientId !== patientId && (use.patientName ?? 'otra persona'),
                  use.givenBackAt && `devuelta: ${use.reason}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
              {can('CAJA_CORRECTIONS') && !use.givenBackAt && (
                <Button
                  size="small"
                  color="inherit"
                  aria-label={`Devolver sesión del ${shortDate(use.usedOn)}`}
                  onClick={() => onOpen({ kind: 'give-back', session: { ...use, packName: name } })}
                  sx={{ marginLeft: 'auto' }}
                >
                  Devolver
                </Button>
              )}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
