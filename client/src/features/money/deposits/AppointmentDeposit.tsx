import { shortDate } from '#domain/clinic-time.es.js';
import { depositInWords, depositPartInWords } from '#domain/money/deposit.es.js';
import { METHOD_LABELS } from '#domain/money/money.es.js';
import { formatClp } from '#domain/stock/clp.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LazyMoneyDialogs } from '../LazyMoneyDialogs';
import type { MoneyDialog } from '../MoneyDialogs';
import { DepositActions } from './DepositActions';
import { type AppointmentDepositQuery, useAppointmentDepositQuery } from './deposits.generated';

type Part = NonNullable<AppointmentDepositQuery['appointmentDeposit']>['parts'][number];

/** In an appointment's details: what it asks for ahead, the payments that paid it, and what became of each. */
export function AppointmentDeposit({ appointmentId }: { appointmentId: number }) {
  const { data } = useAppointmentDepositQuery({
    variables: { appointmentId },
    fetchPolicy: 'cache-and-network',
  });
  const [dialog, setDialog] = useState<MoneyDialog>();
  const deposit = data?.appointmentDeposit;
  if (!deposit) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography>
        {depositInWords(deposit)}
        {deposit.refunded === 0 && ` · ${formatClp(deposit.amount)}`}
        {deposit.waiveReason && `: ${deposit.waiveReason}`}
      </Typography>
      {deposit.parts.length > 0 && (
        <Box component="ul" aria-label="Pagos del abono" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {deposit.parts.map((part) => (
            <PartLine key={part.paymentId} part={part} />
          ))}
        </Box>
      )}
      <DepositActions deposit={deposit} onOpen={setDialog} />
      <LazyMoneyDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </Box>
  );
}

function PartLine({ part }: { part: Part }) {
  const { amount, method, paidOn, payerName, staffName } = part;
  const how = [
    formatClp(amount),
    METHOD_LABELS[method],
    shortDate(paidOn),
    payerName && `paga ${payerName}`,
    `recibido por ${staffName}`,
  ];
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere', '& + &': { marginTop: 1 } }}>
      <Typography variant="body2">{how.filter(Boolean).join(' · ')}</Typography>
      <Typography variant="body2" color="textSecondary">
        {depositPartInWords(part)}
      </Typography>
    </Box>
  );
}
