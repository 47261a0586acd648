import { DEPOSIT_STATE_LABELS } from '#domain/money/deposit.es.js';
import { formatClp } from '#domain/stock/clp.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LazyMoneyDialogs } from '../LazyMoneyDialogs';
import type { MoneyDialog } from '../MoneyDialogs';
import { DepositActions } from './DepositActions';
import { useAppointmentDepositQuery } from './deposits.generated';

/** In an appointment's details: what it asks for ahead, and what became of it. */
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
        {DEPOSIT_STATE_LABELS[deposit.state]} · {formatClp(deposit.amount)}
        {deposit.waiveReason && `: ${deposit.waiveReason}`}
      </Typography>
      <DepositActions deposit={deposit} onOpen={setDialog} />
      <LazyMoneyDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </Box>
  );
}
