import { giftCodeInWords } from '#domain/money/gift-code.js';
import { formatClp } from '#domain/stock/clp.js';
import PrintOutlined from '~icons/outline-print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Modal } from '../../../ui/dialogs/Modal';
import { Field } from '../../../ui/fields/Field';
import { ONE_COLUMN } from '../../../ui/one-column';
import { PaymentDialog } from '../payments/PaymentDialog';
import { useCloseAndReload } from '../use-close-and-reload';
import { GiftVoucher } from './GiftVoucher';
import type { SoldGiftPartsFragment } from './packs.generated';

interface GiftCodeDialogProps {
  gift: SoldGiftPartsFragment;
  onClose: () => void;
}

/** Shows the code of a gift, which can't be shown again, prints its voucher, and takes the payment if it is owed. */
export function GiftCodeDialog({ gift, onClose }: GiftCodeDialogProps) {
  const { code, pack, charge } = gift;
  const [isPaying, setPaying] = useState(false);
  const close = useCloseAndReload(onClose);
  const buyer = pack.buyerId === null ? null : { id: pack.buyerId, name: pack.buyerName ?? undefined };
  if (isPaying) return <PaymentDialog patient={buyer} charges={[charge]} onClose={close} />;
  return (
    <Modal
      title="Código del regalo"
      subtitle={`Pack ${pack.name}`}
      width={520}
      hasCloseButton
      onClose={close}
      actions={
        <>
          <Button color="inherit" startIcon={<PrintOutlined />} onClick={() => window.print()}>
            Imprimir vale
          </Button>
          <Button variant={charge.owed > 0 ? 'outlined' : 'contained'} onClick={close}>
            Cerrar
          </Button>
          {charge.owed > 0 && (
            <Button variant="contained" onClick={() => setPaying(true)}>
              Cobrar {formatClp(charge.owed)}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ ...ONE_COLUMN, gap: 2 }}>
        <Typography>
          Imprima el vale ahora: el código no se muestra otra vez. Quien lo traiga recibe el pack, una vez
          pagado.
        </Typography>
        <Field
          label="Código"
          readOnly
          value={giftCodeInWords(code)}
          spellCheck={false}
          onFocus={({ target }) => target.select()}
        />
      </Box>
      <GiftVoucher {...gift} />
    </Modal>
  );
}
