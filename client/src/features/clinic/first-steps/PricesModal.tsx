import { DURATIONS } from '#domain/agenda/appointment.js';
import { MAX_CLP } from '#domain/money/charge.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { formatClp, readClp } from '#domain/stock/clp.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { usePersistentFailure } from '../../../apollo/use-persistent-failure';
import { FormModal } from '../../../editing/FormModal';
import { useVersionedForm, type Versioned } from '../../../editing/use-versioned-form';
import { Field } from '../../../ui/fields/Field';
import { SelectField } from '../../../ui/fields/SelectField';
import { Modal } from '../../../ui/dialogs/Modal';
import { Loading } from '../../../ui/frame/Loading';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import {
  type PricedTreatmentFragment,
  useFirstPricesQuery,
  usePriceTreatmentsMutation,
} from './first-steps.generated';

/** As typed, by the field's name. */
type Values = Record<string, string>;

const priceOf = ({ id }: PricedTreatmentFragment) => `price${id}`;
const lengthOf = ({ id }: PricedTreatmentFragment) => `length${id}`;
const typedOf = (text: string | undefined): string => (text ?? '').trim();

const TITLE = 'Tratamientos y precios';
const WIDTH = 620;

/** Also refuses changes that this form can't save: it only sends treatments with a price. */
function faultOf(values: Values, one: PricedTreatmentFragment): string | undefined {
  const typed = typedOf(values[priceOf(one)]);
  if (typed !== '')
    return readClp(typed, MAX_CLP) === undefined ? FIELD_MESSAGES.between('price', 0, MAX_CLP) : undefined;
  if (one.price !== null) return 'Para quitar el precio, edite el tratamiento en Configuración.';
  return Number(values[lengthOf(one)]) === one.durationMinutes
    ? undefined
    : 'Para cambiar la duración, escriba también el precio.';
}

function faultsOf(values: Values, treatments: readonly PricedTreatmentFragment[]): Values {
  const faults = treatments.flatMap((one) => {
    const fault = faultOf(values, one);
    return fault === undefined ? [] : [[priceOf(one), fault]];
  });
  const [first] = treatments;
  if (faults.length === 0 && first && treatments.every((one) => typedOf(values[priceOf(one)]) === ''))
    return { [priceOf(first)]: 'Escriba al menos un precio.' };
  return Object.fromEntries(faults);
}

interface PricesModalProps {
  onClose: () => void;
  onSaved: () => void;
}

/** The preset treatments with their usual lengths. A treatment with a price can be booked online. */
export function PricesModal(props: PricesModalProps) {
  const query = useFirstPricesQuery({ fetchPolicy: 'network-only' });
  const hasFailed = usePersistentFailure(query);
  if (query.data) return <PricesForm treatments={query.data.treatments} {...props} />;
  return (
    <Modal title={TITLE} width={WIDTH} onClose={props.onClose}>
      {hasFailed ? (
        <RetryNotice
          sentence="No se pudieron cargar los tratamientos."
          onRetry={() => void query.refetch().catch(() => undefined)}
        />
      ) : (
        <Loading />
      )}
    </Modal>
  );
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
        [priceOf(one), one.price === null ? '' : formatClp(one.price)],
        [lengthOf(one), String(one.durationMinutes)],
      ]),
    ),
    faultsOf: (values) => faultsOf(values, treatments),
    create: (values) =>
      save({
        variables: {
          prices: treatments.flatMap((one) => {
            const price = readClp(typedOf(values[priceOf(one)]), MAX_CLP);
            if (price === undefined) return [];
            const { id, version } = one;
            return [{ id, version, price, durationMinutes: Number(values[lengthOf(one)]) }];
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
      title={TITLE}
      subtitle="Los que tengan precio se podrán reservar en línea"
      editing={editing}
      width={WIDTH}
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
