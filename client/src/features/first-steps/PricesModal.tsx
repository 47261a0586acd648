import { DURATIONS } from '#domain/agenda/appointment.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { MAX_AMOUNT } from '#domain/stock/supply.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormModal } from '../../editing/FormModal';
import { useVersionedForm, type Versioned } from '../../editing/use-versioned-form';
import { Field } from '../../ui/fields/Field';
import { SelectField } from '../../ui/fields/SelectField';
import { Loading } from '../../ui/frame/Loading';
import {
  type PricedTreatmentFragment,
  useFirstPricesQuery,
  usePriceTreatmentsMutation,
} from './first-steps.generated';

/** As typed, by the field's name. */
type Values = Record<string, string>;

const priceOf = ({ id }: PricedTreatmentFragment) => `price${id}`;
const lengthOf = ({ id }: PricedTreatmentFragment) => `length${id}`;
const isPrice = (text: string): boolean => /^\d{1,9}$/.test(text) && Number(text) <= MAX_AMOUNT;
/** '25.000' is written as often as '25000'. */
const digitsOf = (text: string | undefined): string => (text ?? '').replace(/[\s.$]/g, '');

function faultsOf(values: Values, treatments: readonly PricedTreatmentFragment[]): Values {
  const [first] = treatments;
  if (first && treatments.every((one) => digitsOf(values[priceOf(one)]) === ''))
    return { [priceOf(first)]: 'Escriba al menos un precio.' };
  const wrong = treatments.filter((one) => {
    const price = digitsOf(values[priceOf(one)]);
    return price !== '' && !isPrice(price);
  });
  return Object.fromEntries(
    wrong.map((one) => [priceOf(one), FIELD_MESSAGES.between('price', 0, MAX_AMOUNT)]),
  );
}

interface PricesModalProps {
  onClose: () => void;
  onSaved: () => void;
}

/** The preset treatments with their usual lengths: those that get a price can be booked online. */
export function PricesModal(props: PricesModalProps) {
  const { data } = useFirstPricesQuery({ fetchPolicy: 'network-only' });
  if (!data) return <Loading />;
  return <PricesForm treatments={data.treatments} {...props} />;
}

function PricesForm({
  treatments,
  onClose,
  onSaved,
}: PricesModalProps & { treatments: readonly PricedTreatmentFragment[] }) {
  const [save] = usePriceTreatmentsMutation();
  const editing = useVersionedForm<Values, Versioned, unknown>({
    initial: Object.fromEntries(
      treatments.flatMap((one) => [
        [priceOf(one), one.price === null ? '' : String(one.price)],
        [lengthOf(one), String(one.durationMinutes)],
      ]),
    ),
    faultsOf: (values) => faultsOf(values, treatments),
    create: (values) =>
      save({
        variables: {
          prices: treatments.flatMap((one) => {
            const price = digitsOf(values[priceOf(one)]);
            if (price === '') return [];
            const { id, version } = one;
            return [{ id, version, price: Number(price), durationMinutes: Number(values[lengthOf(one)]) }];
          }),
        },
      }),
    sentences: {
      saved: 'Precios guardados',
      failed: 'No se pudieron guardar los precios. Inténtelo de nuevo.',
    },
    onSaved,
  });
  const { form, faults } = editing;
  const values = form.watch();
  return (
    <FormModal
      title="Tratamientos y precios"
      subtitle="Los que tengan precio se podrán reservar en línea"
      editing={editing}
      width={620}
      submit="Guardar"
      onClose={onClose}
    >
      {treatments.map((one) => (
        <Box
          key={one.id}
          role="group"
          aria-label={one.name}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'minmax(0, 1fr) 120px 150px' },
            alignItems: 'start',
            columnGap: 1.5,
            rowGap: 0.5,
          }}
        >
          <Typography
            sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, paddingTop: { sm: 4.5 }, fontWeight: 550 }}
          >
            {one.name}
          </Typography>
          <SelectField
            label="Duración"
            value={values[lengthOf(one)]}
            onChange={({ target }) => editing.change({ [lengthOf(one)]: target.value })}
          >
            {DURATIONS.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes > 60 ? '2 horas' : '1 hora'}
              </option>
            ))}
          </SelectField>
          <Field
            label="Precio"
            placeholder="Sin precio"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            error={faults[priceOf(one)]}
            {...form.register(priceOf(one))}
          />
        </Box>
      ))}
    </FormModal>
  );
}
