import { shortDate } from '#domain/clinic-time.es.js';
import { netOwed } from '#domain/money/account.js';
import { formatClp } from '#domain/stock/clp.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useMoneyChanges } from '../../../apollo/use-money-changes';
import { useRights } from '../../../session/current-staff';
import { Arriving } from '../../../ui/frame/Arriving';
import { keepFocusNear } from '../../../ui/keep-focus-near';
import { StatusPill } from '../../../ui/StatusPill';
import { LazyMoneyDialogs, prepareMoneyDialogs } from '../LazyMoneyDialogs';
import type { MoneyDialog } from '../MoneyDialogs';
import { useBalanceRemindersQuery, usePatientBalanceQuery } from './balance.generated';
import { RemindButton, useReminderInWords } from './RemindButton';

interface PatientBalanceProps {
  patient: { readonly id: number; readonly name?: string | undefined };
  /** Wraps the line if there is one. */
  within?: (line: ReactNode) => ReactNode;
}

/** A patient's debt or credit, in one line; nothing if both are zero or unknown. */
export function PatientBalance({ patient, within = (line) => line }: PatientBalanceProps) {
  const { data, loading } = usePatientBalanceQuery({
    variables: { patientId: patient.id },
    fetchPolicy: 'cache-and-network',
  });
  useMoneyChanges();
  const canCollect = useRights()('CAJA');
  const [dialog, setDialog] = useState<MoneyDialog>();
  const { owed = 0, credit = 0, reserved = 0, owedSince = null } = data?.patientAccount ?? {};
  const {
    data: reminded,
    loading: isAsking,
    refetch: reloadReminder,
  } = useBalanceRemindersQuery({
    variables: { patientIds: [patient.id] },
    fetchPolicy: 'cache-and-network',
    skip: owed === 0,
  });
  const reminder = reminded?.balanceReminders[0];
  const inWords = useReminderInWords()(reminder);
  // The reminder has words and a button of its own, which would push what follows.
  const isArriving = (loading && !data) || (isAsking && !reminded);
  if (!dialog && isArriving) return <Arriving />;
  if (!dialog && owed === 0 && credit === 0) return null;
  return within(
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
      onPointerEnter={prepareMoneyDialogs}
    >
      {owed > 0 && (
        <StatusPill colour="warning" sx={WRAPPED}>
          Saldo pendiente {formatClp(owed)}
          {owedSince && ` (desde ${shortDate(owedSince)})`}
        </StatusPill>
      )}
      {credit > 0 && (
        <StatusPill colour="info" sx={WRAPPED}>
          Saldo a favor {formatClp(credit)}
          {reserved > 0 && (reserved === credit ? ' (abono)' : ` (${formatClp(reserved)} de abono)`)}
        </StatusPill>
      )}
      {owed > 0 && canCollect && (
        <Button
          size="small"
          variant="outlined"
          ref={keepFocusNear}
          onClick={() => setDialog({ kind: 'pay', patient })}
          {...(patient.name && { 'aria-label': `Cobrar a ${patient.name}` })}
        >
          Cobrar
        </Button>
      )}
      {canCollect && netOwed({ owed, credit, reserved }) > 0 && (
        <RemindButton
          patient={patient}
          reminder={reminder}
          onDone={() => void reloadReminder().catch(() => undefined)}
          size="small"
        />
      )}
      {owed > 0 && inWords && (
        <Typography variant="body2" color="textSecondary">
          {inWords}
        </Typography>
      )}
      <LazyMoneyDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </Box>,
  );
}

/** A sentence, longer than the smallest phones are wide. */
const WRAPPED = { whiteSpace: 'normal' } as const;
