import { useApolloClient } from '@apollo/client/react';
import { type Clp, formatClp } from '#domain/stock/clp.js';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { reloadPage } from '../../../apollo/page-reload';
import { useRepeatKey } from '../../../apollo/use-repeat-key';
import { toasts } from '../../../ui/notices/toasts';
import { useUseCreditMutation } from '../money.generated';

/** One tap pays what the patient owes, the oldest first, with what they paid too much. */
export function UseCredit({ patientId, credit }: { patientId: number; credit: Clp }) {
  const client = useApolloClient();
  const [pay, { loading }] = useUseCreditMutation();
  const key = useRepeatKey();
  const isSending = useRef(false);
  const use = async () => {
    if (isSending.current) return;
    isSending.current = true;
    const variables = { patientId };
    try {
      await pay({ variables, context: key.contextOf(variables) });
      key.renew();
      toasts.success('Se usó el saldo a favor');
      await reloadPage(client);
    } catch (error) {
      const { fields, sentence } = failureOf(error);
      toasts.error(Object.values(fields)[0]?.[0] ?? sentence ?? 'No se pudo usar el saldo a favor.');
    } finally {
      isSending.current = false;
    }
  };
  return (
    <Button variant="outlined" loading={loading} onClick={() => void use()} sx={{ justifySelf: 'start' }}>
      Usar saldo a favor ({formatClp(credit)})
    </Button>
  );
}
