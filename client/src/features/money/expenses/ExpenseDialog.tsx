import { roundedCash } from '#domain/money/cash-rounding.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { EXPENSE_CATEGORIES, type ExpenseCategory } from '#domain/money/expense.js';
import { EXPENSE_LABELS, METHOD_LABELS, MONEY_MESSAGES } from '#domain/money/money.es.js';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/money/payment.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { useWatch } from 'react-hook-form';
import { useRepeatKey } from '../../../apollo/use-repeat-key';
import { useClinicNow } from '../../../clinic/clinic-now';
import { FormModal } from '../../../editing/FormModal';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { DateField } from '../../../ui/fields/DateField';
import { Field } from '../../../ui/fields/Field';
import { FieldPair } from '../../../ui/fields/FieldPair';
import { SelectField } from '../../../ui/fields/SelectField';
import { useAddExpenseMutation } from '../money.generated';
import { NOT_PESOS, readPesos } from '../pesos';
import { PesosField } from '../PesosField';
import { useCloseAndReload } from '../use-close-and-reload';

interface NewExpense {
  readonly category: ExpenseCategory;
  readonly description: string;
  readonly amount: string;
  readonly method: PaymentMethod;
  readonly documentNumber: string;
  readonly belongsTo: LocalDate;
}

interface ExpenseDialogProps {
  day: LocalDate;
  onClose: () => void;
}

/** Notes what the clinic spent. */
export function ExpenseDialog({ day, onClose }: ExpenseDialogProps) {
  const { date: today } = useClinicNow();
  const [add] = useAddExpenseMutation();
  const key = useRepeatKey();
  const editing = useVersionedForm({
    initial: {
      category: 'SUPPLIES',
      description: '',
      amount: '',
      method: 'CASH',
      documentNumber: '',
      belongsTo: day,
    } as NewExpense,
    faultsOf: ({ description, amount, method, belongsTo }) => {
      const pesos = readPesos(amount);
      return {
        ...(description.trim() === '' && { description: MONEY_MESSAGES.noExpense }),
        ...(!pesos
          ? { amount: NOT_PESOS }
          : method === 'CASH' && roundedCash(pesos) !== pesos && { amount: MONEY_MESSAGES.paidInCoins }),
        ...(belongsTo === '' && { belongsTo: FIELD_MESSAGES.required('date') }),
        ...(belongsTo > today && { belongsTo: MONEY_MESSAGES.future }),
      };
    },
    sentences: { saved: 'Gasto anotado', failed: 'No se pudo anotar el gasto. Inténtelo de nuevo.' },
    create: async ({ category, description, amount, method, documentNumber, belongsTo }) => {
      const input = {
        category,
        description: description.trim(),
        amount: readPesos(amount) ?? 0,
        method,
        documentNumber: documentNumber.trim() || null,
        belongsTo,
      };
      await add({ variables: { input }, context: key.contextOf({ input }) });
    },
    onSaved: useCloseAndReload(onClose),
  });
  const { change, faults } = editing;
  const values = useWatch({ control: editing.form.control, compute: (written) => written });
  return (
    <FormModal title="Anotar gasto" editing={editing} width={560} submit="Anotar" onClose={onClose}>
      <Field
        label="En qué se gastó"
        autoFocus
        autoComplete="off"
        aria-required
        maxLength={TEXT_LIMITS.short}
        value={values.description}
        error={faults['description']}
        onChange={({ target }) => change({ description: target.value })}
      />
      <FieldPair>
        <PesosField
          label="Monto"
          aria-required
          value={values.amount}
          error={faults['amount']}
          onChange={(amount) => change({ amount })}
        />
        <SelectField
          label="Medio de pago"
          value={values.method}
          hint={values.method === 'CASH' ? 'Sale de la caja del día.' : ''}
          onChange={({ target }) => change({ method: target.value as PaymentMethod })}
        >
          {PAYMENT_METHODS.map((method) => (
            <option key={method} value={method}>
              {METHOD_LABELS[method]}
            </option>
          ))}
        </SelectField>
      </FieldPair>
      <SelectField
        label="Categoría"
        value={values.category}
        onChange={({ target }) => change({ category: target.value as ExpenseCategory })}
      >
        {EXPENSE_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {EXPENSE_LABELS[category]}
          </option>
        ))}
      </SelectField>
      <FieldPair>
        <Field
          label="Número del documento"
          hint="De la factura o boleta que recibió."
          autoComplete="off"
          maxLength={40}
          value={values.documentNumber}
          error={faults['documentNumber']}
          onChange={({ target }) => change({ documentNumber: target.value })}
        />
        <DateField
          label="Fecha"
          aria-required
          max={today}
          today={today}
          value={values.belongsTo}
          error={faults['belongsTo']}
          onChange={(belongsTo) => change({ belongsTo })}
        />
      </FieldPair>
    </FormModal>
  );
}
