import { METHOD_LABELS } from '#domain/money/money.es.js';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/money/payment.js';
import AccountBalanceOutlined from '~icons/outline-account-balance';
import AddCardOutlined from '~icons/outline-add-card';
import CreditCardOutlined from '~icons/outline-credit-card';
import MoreHorizOutlined from '~icons/outline-more-horiz';
import PaymentsOutlined from '~icons/outline-payments';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const ICONS: Readonly<Record<PaymentMethod, ReactNode>> = {
  CASH: <PaymentsOutlined />,
  DEBIT: <CreditCardOutlined />,
  CREDIT: <AddCardOutlined />,
  TRANSFER: <AccountBalanceOutlined />,
  OTHER: <MoreHorizOutlined />,
};

interface MethodButtonsProps {
  chosen: PaymentMethod | null;
  error: string | undefined;
  onChoose: (method: PaymentMethod) => void;
}

/** Large buttons: one tap chooses how it is paid. */
export function MethodButtons({ chosen, error, onChoose }: MethodButtonsProps) {
  return (
    <Box>
      <Box
        role="group"
        aria-label="Medio de pago"
        sx={{
          display: 'grid',
          // On a phone three and two, which fill both lines.
          gridTemplateColumns: { xs: 'repeat(6, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' },
          '& > *': { gridColumn: { xs: 'span 2', sm: 'auto' } },
          '& > :nth-of-type(n + 4)': { gridColumn: { xs: 'span 3', sm: 'auto' } },
          gap: 1,
        }}
      >
        {PAYMENT_METHODS.map((method) => (
          <Method key={method} aria-pressed={method === chosen} onClick={() => onChoose(method)}>
            {ICONS[method]}
            {METHOD_LABELS[method]}
          </Method>
        ))}
      </Box>
      {error && (
        <Typography role="alert" variant="caption" color="error" sx={{ display: 'block', marginTop: 0.75 }}>
          {error}
        </Typography>
      )}
    </Box>
  );
}

const Method = styled(ButtonBase)({
  flexDirection: 'column',
  gap: 4,
  minHeight: 64,
  paddingInline: 4,
  borderRadius: 'var(--r-control)',
  border: '1px solid var(--line-strong)',
  font: 'var(--font-second)',
  fontWeight: 600,
  transition: 'background-color var(--fast), border-color var(--fast)',
  '& svg': { fontSize: 22, color: 'var(--ink-2)' },
  '&:hover': { backgroundColor: 'var(--mist)' },
  '&[aria-pressed="true"]': {
    borderColor: 'var(--brand)',
    boxShadow: 'inset 0 0 0 1px var(--brand)',
    backgroundColor: 'var(--mist)',
    '& svg': { color: 'var(--brand)' },
  },
});
