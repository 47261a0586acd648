import { leftOfPack } from '#domain/money/pack.es.js';
import ConfirmationNumberOutlined from '~icons/outline-confirmation-number';
import Button from '@mui/material/Button';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { reloadPage } from '../../../apollo/page-reload';
import { useRepeatKey } from '../../../apollo/use-repeat-key';
import { toasts } from '../../../ui/notices/toasts';
import { type PackLineFragment, useUsePackMutation } from './packs.generated';

interface UsePackProps {
  pack: PackLineFragment;
  /** The patient of the visit. */
  patientId: number;
  /** The finished visit that it covers. */
  appointmentId: number;
}

/** Uses a session of a pack for a visit. */
export function UsePack({ pack, patientId, appointmentId }: UsePackProps) {
  const client = useApolloClient();
  const [cover] = useUsePackMutation();
  const [isBusy, setBusy] = useState(false);
  const key = useRepeatKey();
  const { id, name } = pack;
  const take = async () => {
    setBusy(true);
    const variables = { id, appointmentId };
    try {
      await cover({ variables, context: key.contextOf(variables) });
      toasts.success(`Se usó el pack ${name}`);
    } catch (error) {
      toasts.error(failureOf(error).sentence ?? 'No se pudo usar el pack. Inténtelo de nuevo.');
    }
    await reloadPage(client);
    setBusy(false);
  };
  return (
    <Button
      variant="contained"
      startIcon={<ConfirmationNumberOutlined />}
      disabled={isBusy}
      title={name}
      onClick={() => void take()}
    >
      Usar pack: {leftOfPack(pack, patientId)}
    </Button>
  );
}
