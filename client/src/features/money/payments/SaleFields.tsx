import { TEXT_LIMITS } from '#domain/text-limits.js';
import Box from '@mui/material/Box';
import { Field } from '../../../ui/fields/Field';
import { hasOtherPrice } from '../charges/product-values';
import { ProductFields } from '../charges/ProductFields';
import { PesosField } from '../PesosField';
import { ReasonField } from '../ReasonField';
import { PayingPatientField } from './PayingPatientField';
import type { PaymentValues } from './payment-values';

interface SaleFieldsProps {
  values: Pick<
    PaymentValues,
    'productId' | 'quantity' | 'description' | 'price' | 'usualPrice' | 'reason' | 'buyer'
  >;
  faults: Partial<Record<string, string>>;
  /** The charge is stored already: only its payment is left. */
  isStored: boolean;
  change: (part: Partial<PaymentValues>) => void;
}

/** The product and the buyer of a sale. */
export const SaleFields = ({ values, faults, isStored, change }: SaleFieldsProps) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <ProductFields values={values} faults={faults} isDisabled={isStored} change={change} />
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 160px' }, gap: 2 }}>
      {values.productId === '' && (
        <Field
          label="Qué se vende"
          autoFocus
          autoComplete="off"
          maxLength={TEXT_LIMITS.short}
          aria-required
          disabled={isStored}
          value={values.description}
          error={faults['description']}
          onChange={({ target }) => change({ description: target.value })}
        />
      )}
      <PesosField
        label="Precio"
        aria-required
        disabled={isStored}
        value={values.price}
        error={faults['price']}
        onChange={(price) => change({ price })}
      />
    </Box>
    {!isStored && (hasOtherPrice(values) || faults['reason']) && (
      <ReasonField value={values.reason} error={faults['reason']} onChange={(reason) => change({ reason })} />
    )}
    {!isStored && <PayingPatientField patient={values.buyer} onChoose={(buyer) => change({ buyer })} />}
  </Box>
);
