import { formatClp } from '#domain/stock/clp.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Card } from '../../../ui/Card';
import { type CashDay, figuresOf } from './day-figures';

/** The day's income, by method. */
export function DayTotals({ day }: { day: CashDay }) {
  const { methods, paid, tips, rounding, charged, spent } = figuresOf(day);
  return (
    <Card aria-labelledby="totales">
      <Typography variant="h2" id="totales">
        Totales
      </Typography>
      <Box component="dl" sx={list}>
        {methods.map(({ method, label, paid: amount, count }) => (
          <Figure key={method} name={count > 0 ? `${label} (${count})` : label} amount={amount} />
        ))}
        <Figure name="Total pagado" amount={paid} isTotal />
        {tips !== 0 && <Figure name="Propinas, aparte" amount={tips} />}
        {rounding !== 0 && <Figure name="Redondeo" amount={rounding} />}
        <Figure name="Cobrado en el día" amount={charged} />
        {day.expenses.length > 0 && <Figure name="Gastos del día" amount={spent} />}
      </Box>
    </Card>
  );
}

function Figure({ name, amount, isTotal = false }: { name: string; amount: number; isTotal?: boolean }) {
  return (
    <Box className={isTotal ? 'total' : undefined}>
      <dt>{name}</dt>
      <dd>{formatClp(amount)}</dd>
    </Box>
  );
}

const list = {
  display: 'grid',
  margin: 0,
  marginTop: 1,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 2, paddingBlock: 0.75 },
  '& dt': { color: 'var(--ink-2)' },
  '& dd': { margin: 0, whiteSpace: 'nowrap' },
  '& .total': {
    borderTop: '1px solid var(--line-strong)',
    fontWeight: 600,
    '& dt': { color: 'inherit' },
  },
} as const;
