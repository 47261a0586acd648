import { formatClp } from '#domain/stock/clp.js';
import Box from '@mui/material/Box';
import { Field } from '../../../ui/fields/Field';
import { SelectField } from '../../../ui/fields/SelectField';
import { useProductsQuery } from '../money.generated';
import { NO_PRODUCT, type ProductValues, readQuantity } from './product-values';

interface ProductFieldsProps {
  values: Pick<ProductValues, 'productId' | 'quantity'>;
  faults: Partial<Record<string, string>>;
  isDisabled?: boolean;
  /** With the price that follows from the product and the quantity. */
  change: (part: Partial<ProductValues>) => void;
}

/** Chooses a product, whose price is proposed; nothing in a clinic that sells none. */
export function ProductFields({ values, faults, isDisabled = false, change }: ProductFieldsProps) {
  const { data } = useProductsQuery({ fetchPolicy: 'cache-and-network' });
  const products = data?.products.filter(({ isExpired }) => !isExpired) ?? [];
  if (products.length === 0) return null;
  const pricedAs = (productId: string, quantity: string): Pick<ProductValues, 'price' | 'usualPrice'> => {
    const each = products.find(({ id }) => String(id) === productId)?.salePrice ?? 0;
    const usualPrice = each * (readQuantity(quantity) ?? 1);
    return { usualPrice, price: String(usualPrice) };
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          ...(values.productId !== '' && { sm: 'minmax(0, 1fr) 120px' }),
        },
        gap: 2,
      }}
    >
      <SelectField
        label="Producto"
        value={values.productId}
        error={faults['supplyId']}
        disabled={isDisabled}
        onChange={({ target: { value } }) =>
          change(
            value === ''
              ? { ...NO_PRODUCT, price: '' }
              : { productId: value, ...pricedAs(value, values.quantity) },
          )
        }
      >
        <option value="">Otra cosa</option>
        {products.map(({ id, name, stock, salePrice }) => (
          <option key={id} value={id} disabled={stock === 0}>
            {`${name} · ${formatClp(salePrice)} · ${stock === 0 ? 'agotado' : `quedan ${stock}`}`}
          </option>
        ))}
      </SelectField>
      {values.productId !== '' && (
        <Field
          label="Cantidad"
          aria-required
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          disabled={isDisabled}
          value={values.quantity}
          error={faults['quantity']}
          onChange={({ target: { value } }) =>
            change({ quantity: value, ...pricedAs(values.productId, value) })
          }
        />
      )}
    </Box>
  );
}
