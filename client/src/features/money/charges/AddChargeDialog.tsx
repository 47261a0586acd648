import type { ServiceType } from '#domain/agenda/appointment.js';
import { type TaxTreatment, usualTax } from '#domain/money/charge.js';
import { MONEY_MESSAGES } from '#domain/money/money.es.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { useWatch } from 'react-hook-form';
import { useRepeatKey } from '../../../apollo/use-repeat-key';
import { FormModal } from '../../../editing/FormModal';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { useRights } from '../../../session/current-staff';
import { useClinicTreatmentsQuery } from '../../../treatments/treatments.generated';
import { Field } from '../../../ui/fields/Field';
import { SelectField } from '../../../ui/fields/SelectField';
import { useAddChargeMutation } from '../money.generated';
import { NOT_PESOS, readPesos } from '../pesos';
import { PesosField } from '../PesosField';
import { ReasonField } from '../ReasonField';
import { useCloseAndReload } from '../use-close-and-reload';
import { type AppointmentChoice, useAppointmentChoices } from './appointment-choices';
import { discountIn, type DiscountValues, faultsOfDiscount, NO_DISCOUNT } from './discount-values';
import { DiscountFields } from './DiscountFields';
import {
  hasOtherPrice,
  NO_PRODUCT,
  NOT_A_QUANTITY,
  productIn,
  type ProductValues,
  readQuantity,
} from './product-values';
import { ProductFields } from './ProductFields';
import { TaxField } from './TaxField';

/** Null is what follows from the rest, until something else is entered. */
interface NewCharge extends ProductValues, DiscountValues {
  /** The value of a choice. */
  readonly appointment: string | null;
  readonly description: string | null;
  readonly tax: TaxTreatment | null;
  /** Why it is reduced, or a visit or a product costs something else than usual. */
  readonly reason: string;
}

const NOTHING_TYPED: NewCharge = {
  ...NO_PRODUCT,
  ...NO_DISCOUNT,
  appointment: null,
  description: null,
  price: '',
  tax: null,
  reason: '',
};

interface AddChargeDialogProps {
  patient: { readonly id: number; readonly name?: string | undefined };
  /** Null if it is chosen here. */
  appointmentId: number | null;
  /** The appointment's. */
  service?: ServiceType;
  /** The visit's treatment, charged at its usual price if none is typed. Absent for anything else. */
  treatment?: string;
  onClose: () => void;
}

/** The id of the list of treatments: one of them may be the second one of a visit. */
const SUGGESTIONS = 'segundo-tratamiento';

/** Charges a product, a second treatment, or the visit's own treatment; it is paid with the rest. */
export function AddChargeDialog({
  patient,
  appointmentId,
  service,
  treatment,
  onClose,
}: AddChargeDialogProps) {
  const choices = useAppointmentChoices(
    patient.id,
    appointmentId === null ? undefined : { value: '', label: '', appointmentId, service, treatment },
  );
  const chosen = ({ appointment }: Pick<NewCharge, 'appointment'>): AppointmentChoice =>
    choices.find(({ value }) => value === appointment) ?? choices[0];
  const described = (values: Pick<NewCharge, 'appointment' | 'description'>): string =>
    values.description ?? chosen(values).treatment ?? '';
  const can = useRights();
  const treatments = useClinicTreatmentsQuery({ skip: !can('AGENDA', 'READ') }).data?.treatments ?? [];
  const taxed = (values: NewCharge): TaxTreatment => {
    const { tax, productId } = values;
    if (productId !== '') return tax ?? usualTax(null);
    const typed = described(values).trim().toLowerCase();
    const listed = treatments.find(({ name }) => name.toLowerCase() === typed);
    // With an appointment, it is most often a second treatment of the same service.
    return tax ?? listed?.tax ?? usualTax(chosen(values).service ?? null);
  };
  const [add] = useAddChargeMutation();
  const key = useRepeatKey();
  const editing = useVersionedForm({
    initial: NOTHING_TYPED,
    faultsOf: (values) => {
      const { price, productId, quantity } = values;
      const isVisit = chosen(values).treatment !== undefined;
      return {
        ...(productId === '' &&
          described(values).trim() === '' && { description: MONEY_MESSAGES.noDescription }),
        ...(productId !== '' && !readQuantity(quantity) && { quantity: NOT_A_QUANTITY }),
        ...((isVisit ? price.trim() !== '' && readPesos(price) === undefined : !readPesos(price)) && {
          price: NOT_PESOS,
        }),
        ...faultsOfDiscount(values, readPesos(price)),
        ...(values.reason.trim() === '' && {
          ...(hasOtherPrice(values) && { reason: MONEY_MESSAGES.changeReason }),
          ...(values.discountKind !== 'NONE' && { reason: MONEY_MESSAGES.discountReason }),
        }),
      };
    },
    fieldOf: (field) =>
      // Without a choice, it is about the whole form.
      field === 'appointmentId' && choices.length > 1
        ? 'appointment'
        : field === 'listPrice'
          ? 'price'
          : field === 'discount'
            ? 'discountAmount'
            : field,
    sentences: { failed: 'No se pudo agregar el cobro. Inténtelo de nuevo.' },
    create: async (values) => {
      const { appointmentId: ofAppointment, treatment: ofVisit } = chosen(values);
      const isVisit = ofVisit !== undefined;
      const discount = discountIn(values);
      const input = {
        patientId: patient.id,
        appointmentId: ofAppointment,
        isVisit,
        ...(values.productId === '' ? { description: described(values).trim() } : productIn(values)),
        listPrice: readPesos(values.price) ?? null,
        ...(discount && { discount }),
        ...(values.reason.trim() && { reason: values.reason.trim() }),
        // The treatment's own is decided by its service.
        ...(!isVisit && { tax: taxed(values) }),
      };
      await add({ variables: { input }, context: key.contextOf({ input }) });
    },
    onSaved: useCloseAndReload(onClose),
  });
  const { faults } = editing;
  const values = useWatch({ control: editing.form.control, compute: (written) => written });
  const { value: appointment, treatment: ofVisit } = chosen(values);
  const isVisit = ofVisit !== undefined;
  const isReduced = values.discountKind !== 'NONE';
  // Once there was a choice, another proposal changes nothing any more.
  const change = (part: Partial<NewCharge>) =>
    editing.change({ ...(choices.length > 1 && { appointment }), ...part });
  const choose = (next: string) => {
    const isOtherKind = isVisit !== (chosen({ appointment: next }).treatment !== undefined);
    change({ ...(isOtherKind && NOTHING_TYPED), appointment: next });
  };
  return (
    <FormModal
      title="Agregar cobro"
      subtitle={patient.name}
      editing={editing}
      width={520}
      submit="Agregar"
      onClose={onClose}
    >
      {choices.length > 1 && (
        <SelectField
          label="Cita"
          value={appointment}
          error={faults['appointment']}
          onChange={({ target }) => choose(target.value)}
        >
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      {!isVisit && (
        <ProductFields
          values={values}
          faults={faults}
          change={(part) => change({ ...part, ...(part.productId !== undefined && { tax: null }) })}
        />
      )}
      {values.productId === '' && (
        <Field
          label="Qué se cobra"
          autoFocus={!isVisit}
          autoComplete="off"
          aria-required
          maxLength={TEXT_LIMITS.short}
          value={described(values)}
          error={faults['description']}
          onChange={({ target }) => change({ description: target.value })}
          {...(!isVisit && { list: SUGGESTIONS })}
        />
      )}
      {!isVisit && (
        <datalist id={SUGGESTIONS}>
          {treatments.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
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
      {/* Anything else is charged at the price that is typed. */}
      {isVisit && <DiscountFields values={values} faults={faults} change={change} />}
      {(isReduced ||
        (isVisit && values.price.trim() !== '') ||
        hasOtherPrice(values) ||
        faults['reason']) && (
        <ReasonField
          {...(isVisit && !isReduced && { label: 'Motivo, si cambia el precio', 'aria-required': false })}
          value={values.reason}
          error={faults['reason']}
          onChange={(reason) => change({ reason })}
        />
      )}
      {!isVisit && (
        <TaxField
          value={taxed(values)}
          hint="Los productos y la manicura son afectos."
          onChange={(tax) => change({ tax })}
        />
      )}
    </FormModal>
  );
}
