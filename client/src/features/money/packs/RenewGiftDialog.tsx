import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRepeatKey } from '../../../apollo/use-repeat-key';
import { FormModal } from '../../../editing/FormModal';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { GiftCodeDialog } from './GiftCodeDialog';
import {
  type PackLineFragment,
  type SoldGiftPartsFragment,
  useRenewGiftCodeMutation,
} from './packs.generated';

/** Gives a gift another code, because its voucher was lost. */
export function RenewGiftDialog({ pack, onClose }: { pack: PackLineFragment; onClose: () => void }) {
  const [renew] = useRenewGiftCodeMutation();
  const [gift, setGift] = useState<SoldGiftPartsFragment>();
  const key = useRepeatKey();
  const editing = useVersionedForm({
    initial: {},
    faultsOf: () => ({}),
    sentences: { failed: 'No se pudo cambiar el código. Inténtelo de nuevo.' },
    create: async () => {
      const variables = { id: pack.id };
      return (await renew({ variables, context: key.contextOf(variables) })).data?.renewGiftCode;
    },
    onSaved: (renewed) => (renewed ? setGift(renewed) : onClose()),
  });
  if (gift) return <GiftCodeDialog gift={gift} onClose={onClose} />;
  return (
    <FormModal
      title="Código nuevo"
      subtitle={`Pack ${pack.name}`}
      editing={editing}
      width={480}
      submit="Código nuevo"
      onClose={onClose}
    >
      <Typography>Para un vale que se perdió: el código anterior deja de servir.</Typography>
    </FormModal>
  );
}
