import { shortDate } from '#domain/clinic-time.es.js';
import { formatClp } from '#domain/stock/clp.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useMoneyChanges } from '../../../apollo/use-money-changes';
import { useRights } from '../../../session/current-staff';
import { StatusPill } from '../../../ui/StatusPill';
import { LazyMoneyDialogs, prepareMoneyDialogs } from '../LazyMoneyDialogs';
import type { MoneyDialog } from '../MoneyDialogs';
import { usePatientBalanceQuery } from '../money.generated';

interface PatientBalanceProps {
  patient: { readonly id: number; readonly name?: string | undefined };
}

/** What a patient owes or has paid too much, in one line; nothing if both are zero or unknown. */
export function PatientBalance({ patient }: PatientBalanceProps) {
  const { data } = usePatientBalanceQuery({
    variables: { patientId: patient.id },
    fetchPolicy: 'cache-and-network',
  });
  useMoneyChanges();
  const canCollect = useRights()('CAJA');
  const [dialog, setDialog] = useState<MoneyDialog>();
  const { owed = 0, credit = 0, owedSince = null } = data?.patientAccount ?? {};
  if (owed === 0 && credit === 0 && !dialog) return null;
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
      onPointerEnter={prepareMoneyDialogs}
    >
      {owed > 0 && (
        <StatusPill colour="warning">
          Saldo pendiente {formatClp(owed)}
          {owedSince && ` (desde ${shortDate(owedSince)})`}
        </StatusPill>
      )}
      {credit > 0 && <StatusPill colour="info">Saldo a favor {formatClp(credit)}</StatusPill>}
      {owed > 0 && canCollect && (
        <Button
          size="small"
          variant="outlined"
          onClick={() => setDialog({ kind: 'pay', patient })}
          {...(patient.name && { 'aria-label': `Cobrar a ${patient.name}` })}
        >
          Cobrar
        </Button>
      )}
      <LazyMoneyDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </Box>
  );
}
