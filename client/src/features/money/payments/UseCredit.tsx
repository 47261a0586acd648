import { useApolloClient } from '@apollo/client/react';
import { type Clp, formatClp } from '#domain/stock/clp.js';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { reloadPage } from '../../../apollo/page-reload';
import { useRepeatKey } from '../../../apollo/use-repeat-key';
import { toasts } from '../../../ui/notices/toasts';
import { useTakeDepositFromCreditMutation } from '../deposits/deposits.generated';
import { useUseCreditMutation } from '../money.generated';

/** One tap pays what the patient owes, the oldest first, with what they paid too much. */
export function UseCredit({ patientId, credit }: { patientId: number; credit: Clp }) {
  const [pay] = useUseCreditMutation();
  const key = useRepeatKey();
  const send = async () => {
    const variables = { patientId };
    await pay({ variables, context: key.contextOf(variables) });
    key.renew();
  };
  return <OneTap label={`Usar saldo a favor (${formatClp(credit)})`} onTap={send} />;
}

interface UseCreditForDepositProps {
  appointmentId: number;
  onUsed?: () => void;
}

/** One tap takes the deposit of an appointment from what the patient paid too much. */
export function UseCreditForDeposit({ appointmentId, onUsed }: UseCreditForDepositProps) {
  const [take] = useTakeDepositFromCreditMutation();
  const key = useRepeatKey();
  const send = async () => {
    const variables = { appointmentId };
    await take({ variables, context: key.contextOf(variables) });
    onUsed?.();
  };
  return <OneTap label="Usar saldo a favor" onTap={send} />;
}

function OneTap({ label, onTap }: { label: string; onTap: () => Promise<void> }) {
  const client = useApolloClient();
  const isSending = useRef(false);
  const [isLoading, setLoading] = useState(false);
  const tap = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setLoading(true);
    try {
      await onTap();
      toasts.success('Se usó el saldo a favor');
      await reloadPage(client);
    } catch (error) {
      const { fields, sentence } = failureOf(error);
      toasts.error(Object.values(fields)[0]?.[0] ?? sentence ?? 'No se pudo usar el saldo a favor.');
    } finally {
      isSending.current = false;
      setLoading(false);
    }
  };
  return (
    <Button variant="outlined" loading={isLoading} onClick={() => void tap()} sx={{ justifySelf: 'start' }}>
      {label}
    </Button>
  );
}
