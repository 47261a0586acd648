import { changeOf } from '#domain/money/payment.js';
import { type Clp, formatClp } from '#domain/stock/clp.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { readPesos } from '../pesos';
import { PesosField } from '../PesosField';
import { quickNotes } from './quick-notes';

interface CashFieldsProps {
  /** Before cash is rounded. */
  amount: Clp;
  due: Clp;
  tip: Clp;
  tendered: string;
  error: string | undefined;
  onTender: (text: string) => void;
}

/** The cash that is handed over, with what the payer gets back. */
export function CashFields({ amount, due, tip, tendered, error, onTender }: CashFieldsProps) {
  const received = readPesos(tendered);
  const change = received === undefined ? undefined : changeOf(received, due + tip);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {due !== amount && (
        <Typography variant="body2">
          Redondeo {formatClp(due - amount)}: se pagan {formatClp(due)} en efectivo.
        </Typography>
      )}
      <PesosField
        label="Recibido"
        value={tendered}
        error={error}
        hint={tendered === '' && 'Opcional: sin escribirlo, es el monto exacto.'}
        onChange={onTender}
      />
      <Box role="status">
        {change !== undefined && change >= 0 && (
          <Typography sx={{ font: 'var(--font-day)' }}>Vuelto {formatClp(change)}</Typography>
        )}
      </Box>
      <Box role="group" aria-label="Billetes" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Note onClick={() => onTender(String(due + tip))}>Exacto</Note>
        {quickNotes(due + tip).map((sum) => (
          <Note key={sum} onClick={() => onTender(String(sum))}>
            {formatClp(sum)}
          </Note>
        ))}
      </Box>
    </Box>
  );
}

const Note = ({ children, onClick }: { children: string; onClick: () => void }) => (
  <Button variant="outlined" color="inherit" onClick={onClick} sx={{ minHeight: 44, flex: '1 1 88px' }}>
    {children}
  </Button>
);
