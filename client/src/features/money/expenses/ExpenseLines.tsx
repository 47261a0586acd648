import { formatClp } from '#domain/stock/clp.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRights } from '../../../session/current-staff';
import { LineMenu } from '../till/LineMenu';
import type { ExpenseLineFragment } from '../money.generated';
import { expenseInWords } from './expense-words';

interface ExpenseLinesProps {
  expenses: readonly ExpenseLineFragment[];
  onReverse: (expense: ExpenseLineFragment) => void;
}

export function ExpenseLines({ expenses, onReverse }: ExpenseLinesProps) {
  const can = useRights();
  return (
    <Box component="ul" aria-label="Gastos" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {expenses.map((expense) => {
        const isOpen = !expense.isReversed && expense.reversesId === null;
        return (
          <Box key={expense.id} component="li" sx={line}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography>{expense.description}</Typography>
              <Typography variant="body2" color="textSecondary">
                {expenseInWords(expense)}
              </Typography>
            </Box>
            <Typography sx={{ whiteSpace: 'nowrap', color: isOpen ? undefined : 'var(--ink-2)' }}>
              {formatClp(expense.amount)}
            </Typography>
            <Box sx={{ width: 40 }}>
              <LineMenu
                name={expense.description}
                actions={
                  isOpen && can('CAJA_CORRECTIONS')
                    ? [{ label: 'Anular gasto', act: () => onReverse(expense) }]
                    : []
                }
              />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: 1,
  paddingBlock: 1,
  borderTop: '1px solid var(--line)',
} as const;
