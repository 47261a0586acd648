import { shortDate } from '#domain/clinic-time.es.js';
import { sessionsInWords } from '#domain/money/pack.es.js';
import { formatClp } from '#domain/stock/clp.js';
import ConfirmationNumberOutlined from '~icons/outline-confirmation-number';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PatientLink } from '../../../clinic/PatientLink';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { Message } from '../../../ui/frame/Message';
import { ListLine } from '../../../ui/lists/ListLine';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { Placeholder } from '../../../ui/Placeholder';
import type { MoneyDialog } from '../MoneyDialogs';
import { GiftActions } from './GiftActions';
import { type PackLineFragment, useOpenGiftsQuery, useSharesPacksQuery } from './packs.generated';

/** The gifts that can be redeemed, and a button to sell one to a person who is not a patient. */
export function OpenGifts({ onOpen }: { onOpen: (dialog: MoneyDialog) => void }) {
  const { data, error, refetch } = useOpenGiftsQuery({ fetchPolicy: 'cache-and-network' });
  const sharesPacks = useSharesPacksQuery({ fetchPolicy: 'cache-first' }).data?.sharesPacks;
  const can = useRights();
  return (
    <Card aria-label="Packs de regalo" sx={{ marginTop: 2 }}>
      {can('CAJA') && sharesPacks && (
        <Button
          variant="outlined"
          startIcon={<ConfirmationNumberOutlined />}
          onClick={() => onOpen({ kind: 'sell-pack', patient: null })}
        >
          Vender a quien no es paciente
        </Button>
      )}
      {error && !data && (
        <RetryNotice
          sentence="No se pudieron cargar los regalos."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!data && !error && (
        <Placeholder role="status" aria-label="Cargando regalos" sx={{ height: 58, marginTop: 1 }} />
      )}
      {data?.openGifts.length === 0 && (
        <Message icon={<ConfirmationNumberOutlined />} sentence="No hay regalos por canjear." />
      )}
      {data && data.openGifts.length > 0 && (
        <Box
          component="ul"
          aria-label="Regalos por canjear"
          sx={{ margin: 0, padding: 0, listStyle: 'none' }}
        >
          {data.openGifts.map((pack) => (
            <Line key={pack.id} pack={pack} onOpen={onOpen} />
          ))}
        </Box>
      )}
    </Card>
  );
}

function Line({ pack, onOpen }: { pack: PackLineFragment; onOpen: (dialog: MoneyDialog) => void }) {
  const { name, sessions, price, paid, soldOn, expiresOn, buyerId, buyerName } = pack;
  return (
    <ListLine sx={{ gridTemplateColumns: { sm: 'minmax(0, 1fr) auto' }, alignItems: 'center' }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {name} ·{' '}
          {buyerId === null ? (
            (buyerName ?? 'sin nombre')
          ) : (
            <PatientLink patient={{ id: buyerId, name: buyerName ?? '' }} />
          )}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[
            sessionsInWords(sessions),
            formatClp(price),
            paid < price && `debe ${formatClp(price - paid)}`,
            `vendido el ${shortDate(soldOn)}`,
            `vence el ${shortDate(expiresOn)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <GiftActions pack={pack} onOpen={onOpen} />
    </ListLine>
  );
}
