import { METHOD_LABELS } from '#domain/money/money.es.js';
import { changeOf } from '#domain/money/payment.js';
import { formatClp } from '#domain/stock/clp.js';
import CheckCircleOutlined from '~icons/outline-check-circle';
import PrintOutlined from '~icons/outline-print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { usePrintedReceipt } from '../receipt/use-printed-receipt';
import type { Paid } from './use-payment';

/** The change in large letters: it is counted while the dialog is still open. */
export function PaymentDone({ payment, left, isDeposit = false }: Paid) {
  const { amount, method, tendered, tip } = payment;
  const change = tendered === null ? 0 : changeOf(tendered, amount + tip);
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <CheckCircleOutlined aria-hidden color="success" />
        <Typography sx={{ fontWeight: 600 }}>
          {formatClp(amount)} · {METHOD_LABELS[method]}
          {tip > 0 && ` · propina ${formatClp(tip)}`}
        </Typography>
      </Box>
      {change > 0 && <Typography sx={{ font: 'var(--font-figure)' }}>Vuelto {formatClp(change)}</Typography>}
      <Typography color="textSecondary">
        {isDeposit
          ? 'El abono de la hora está recibido.'
          : left > 0
            ? `Falta por pagar ${formatClp(left)}.`
            : 'No queda nada por pagar.'}
      </Typography>
    </Box>
  );
}

interface DoneActionsProps {
  paid: Paid;
  onAgain: () => void;
  onClose: () => void;
}

export function DoneActions({ paid: { left, payment }, onAgain, onClose }: DoneActionsProps) {
  const receipt = usePrintedReceipt();
  return (
    <>
      <Button color="inherit" startIcon={<PrintOutlined />} onClick={() => void receipt.print(payment)}>
        Comprobante
      </Button>
      {left > 0 && payment.patientId !== null && (
        <Button variant="outlined" onClick={onAgain}>
          Cobrar el resto
        </Button>
      )}
      <Button variant="contained" autoFocus onClick={onClose}>
        Cerrar
      </Button>
      {receipt.paper}
    </>
  );
}
