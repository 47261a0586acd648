import type { ServiceType } from '#domain/agenda/appointment.js';
import { type TaxTreatment, usualTax } from '#domain/money/charge.js';
import { MONEY_MESSAGES } from '#domain/money/money.es.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { useWatch } from 'react-hook-form';
import { useRepeatKey } from '../../../apollo/use-repeat-key';
import { FormModal } from '../../../editing/FormModal';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { Field } from '../../../ui/fields/Field';
import { useAddChargeMutation } from '../money.generated';
import { NOT_PESOS, readPesos } from '../pesos';
import { PesosField } from '../PesosField';
import { useCloseAndReload } from '../use-close-and-reload';
import { NO_PRODUCT, NOT_A_QUANTITY, productIn, type ProductValues, readQuantity } from './product-values';
import { ProductFields } from './ProductFields';
import { TaxField } from './TaxField';

interface NewCharge extends ProductValues {
  readonly description: string;
  readonly tax: TaxTreatment;
}

interface AddChargeDialogProps {
  patient: { readonly id: number; readonly name?: string | undefined };
  appointmentId: number | null;
  /** The appointment's. */
  service?: ServiceType;
  /** The visit's treatment, charged at its usual price if none is typed. Absent for anything else. */
  treatment?: string;
  onClose: () => void;
}

/** Charges a product, a second treatment, or the visit's own treatment; it is paid with the rest. */
export function AddChargeDialog({
  patient,
  appointmentId,
  service,
  treatment,
  onClose,
}: AddChargeDialogProps) {
  // With an appointment, it is most often a second treatment of the same service.
  const usual = usualTax(service ?? null);
  const isVisit = treatment !== undefined;
  const [add] = useAddChargeMutation();
  const key = useRepeatKey();
  const editing = useVersionedForm({
    initial: { ...NO_PRODUCT, description: treatment ?? '', price: '', tax: usual } as NewCharge,
    faultsOf: ({ description, price, productId, quantity }) => ({
      ...(productId === '' && description.trim() === '' && { description: MONEY_MESSAGES.noDescription }),
      ...(productId !== '' && !readQuantity(quantity) && { quantity: NOT_A_QUANTITY }),
      ...(!(isVisit && price.trim() === '') && !readPesos(price) && { price: NOT_PESOS }),
    }),
    fieldOf: (field) => (field === 'listPrice' ? 'price' : field),
    sentences: { failed: 'No se pudo agregar el cobro. Inténtelo de nuevo.' },
    create: async ({ description, price, tax, ...product }) => {
      const input = {
        patientId: patient.id,
        appointmentId,
        isVisit,
        ...(product.productId === '' ? { description: description.trim() } : productIn(product)),
        listPrice: readPesos(price) ?? null,
        // The treatment's own is decided by its service.
        ...(!isVisit && { tax }),
      };
      await add({ variables: { input }, context: key.contextOf({ input }) });
    },
    onSaved: useCloseAndReload(onClose),
  });
  const { change, faults } = editing;
  const values = useWatch({ control: editing.form.control, compute: (written) => written });
  return (
    <FormModal
      title="Agregar cobro"
      subtitle={patient.name}
      editing={editing}
      width={520}
      submit="Agregar"
      onClose={onClose}
    >
      {!isVisit && (
        <ProductFields
          values={values}
          faults={faults}
          change={(part) =>
            change({
              ...part,
              ...(part.productId !== undefined && { tax: part.productId === '' ? usual : usualTax(null) }),
            })
          }
        />
      )}
      {values.productId === '' && (
        <Field
          label="Qué se cobra"
          autoFocus={!isVisit}
          autoComplete="off"
          aria-required
          maxLength={TEXT_LIMITS.short}
          value={values.description}
          error={faults['description']}
          onChange={({ target }) => change({ description: target.value })}
        />
      )}
      <PesosField
        label="Precio"
        autoFocus={isVisit}
        {...(isVisit
          ? { hint: 'Vacío, se cobra el precio de la lista o el del convenio del paciente.' }
          : { 'aria-required': true })}
        value={values.price}
        error={faults['price']}
        onChange={(price) => change({ price })}
      />
      {!isVisit && (
        <TaxField
          value={values.tax}
          hint="Los productos y la manicura son afectos."
          onChange={(tax) => change({ tax })}
        />
      )}
    </FormModal>
  );
}
