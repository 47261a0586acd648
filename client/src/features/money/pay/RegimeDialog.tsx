import type { LocalDate } from '#domain/clinic-time.js';
import { PAY_BASES, PAY_KINDS, type PayBasis, type PayKind } from '#domain/money/pay.js';
import { PAY_BASIS_LABELS, PAY_KIND_LABELS } from '#domain/money/pay.es.js';
import Autocomplete from '@mui/material/Autocomplete';
import { useWatch } from 'react-hook-form';
import { useRepeatKey } from '../../../apollo/use-repeat-key';
import { FormModal } from '../../../editing/FormModal';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { useTreatments } from '../../../treatments/treatments';
import { AUTOCOMPLETE_LIST, AutocompleteField } from '../../../ui/fields/AutocompleteField';
import { DateField } from '../../../ui/fields/DateField';
import { Field } from '../../../ui/fields/Field';
import { FieldPair } from '../../../ui/fields/FieldPair';
import { SelectField } from '../../../ui/fields/SelectField';
import { PesosField } from '../PesosField';
import { useCloseAndReload } from '../use-close-and-reload';
import { type RegimeFragment, useAddPayRegimeMutation } from './pay.generated';
import { faultsOf, type RegimeValues, toInput } from './regime-values';

interface RegimeDialogProps {
  professionalId: number;
  professionalName: string;
  /** The regime whose terms are copied into the new one. */
  latest: RegimeFragment | undefined;
  /** The first day of the month that is shown. */
  from: LocalDate;
  onClose: () => void;
}

/** How a professional is paid from a day on. */
export function RegimeDialog({ professionalId, professionalName, latest, from, onClose }: RegimeDialogProps) {
  const treatments = useTreatments();
  const [add] = useAddPayRegimeMutation();
  const key = useRepeatKey();
  const editing = useVersionedForm({
    initial: valuesOf(latest, from),
    faultsOf,
    sentences: { saved: 'Régimen guardado', failed: 'No se pudo guardar el régimen. Inténtelo de nuevo.' },
    create: async (values: RegimeValues) => {
      const input = toInput(professionalId, values);
      await add({ variables: { input }, context: key.contextOf({ input }) });
    },
    onSaved: useCloseAndReload(onClose),
  });
  const { change, faults } = editing;
  const values = useWatch({ control: editing.form.control, compute: (written) => written });
  const isRent = values.kind === 'RENT';
  return (
    <FormModal
      title="Cómo se le paga"
      subtitle={professionalName}
      editing={editing}
      width={560}
      submit="Guardar"
      onClose={onClose}
    >
      <FieldPair>
        <SelectField
          label="Régimen"
          value={values.kind}
          onChange={({ target }) => change({ kind: target.value as PayKind })}
        >
          {PAY_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {PAY_KIND_LABELS[kind]}
            </option>
          ))}
        </SelectField>
        <DateField
          label="Desde"
          aria-required
          hint="Rige para lo que se atiende desde ese día, y corrige el anotado desde el mismo."
          value={values.validFrom}
          error={faults['validFrom']}
          onChange={(validFrom) => change({ validFrom })}
        />
      </FieldPair>
      {isRent ? (
        <PesosField
          label="Arriendo mensual"
          aria-required
          hint="Lo que cobra es ingreso suyo, no de la clínica."
          value={values.rent}
          error={faults['rent']}
          onChange={(rent) => change({ rent })}
        />
      ) : (
        <>
          <FieldPair>
            <Field
              label="Porcentaje"
              aria-required
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              hint="Por ejemplo: 40 o 32,5."
              value={values.percent}
              error={faults['percent']}
              onChange={({ target }) => change({ percent: target.value })}
            />
            <SelectField
              label="Sobre lo"
              hint={
                values.basis === 'COLLECTED'
                  ? 'Lo que pagan los pacientes, cuando lo pagan.'
                  : 'Lo que se cobra por cada atención, aunque no esté pagado.'
              }
              value={values.basis}
              onChange={({ target }) => change({ basis: target.value as PayBasis })}
            >
              {PAY_BASES.map((basis) => (
                <option key={basis} value={basis}>
                  {PAY_BASIS_LABELS[basis]}
                </option>
              ))}
            </SelectField>
          </FieldPair>
          <Autocomplete
            multiple
            options={treatments.map(({ id, name }) => ({ id, name }))}
            value={values.rates.map(({ treatmentId, name }) => ({ id: treatmentId, name }))}
            getOptionLabel={({ name }) => name}
            isOptionEqualToValue={(one, other) => one.id === other.id}
            noOptionsText="No hay más tratamientos"
            onChange={(_, chosen) =>
              change({
                rates: chosen.map(({ id, name }) => ({
                  treatmentId: id,
                  name,
                  percent: values.rates.find(({ treatmentId }) => treatmentId === id)?.percent ?? '',
                })),
              })
            }
            slotProps={{ paper: { sx: AUTOCOMPLETE_LIST } }}
            renderInput={(params) => (
              <AutocompleteField
                params={params}
                label="Tratamientos con otro porcentaje"
                error={faults['rates']}
              />
            )}
          />
          {values.rates.map((rate) => (
            <Field
              key={rate.treatmentId}
              label={`Porcentaje de ${rate.name}`}
              aria-required
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              value={rate.percent}
              onChange={({ target }) =>
                change({
                  rates: values.rates.map((one) =>
                    one.treatmentId === rate.treatmentId ? { ...one, percent: target.value } : one,
                  ),
                })
              }
            />
          ))}
        </>
      )}
    </FormModal>
  );
}

const inField = (percent: number): string => String(percent).replace('.', ',');

const valuesOf = (latest: RegimeFragment | undefined, from: LocalDate): RegimeValues => ({
  kind: latest?.kind ?? 'FEES',
  validFrom: from,
  basis: latest?.basis ?? 'COLLECTED',
  percent: latest?.basis ? inField(latest.percent) : '',
  rent: latest?.rent ? String(latest.rent) : '',
  rates: (latest?.rates ?? []).flatMap(({ treatmentId, treatment, percent }) =>
    treatmentId === null ? [] : [{ treatmentId, name: treatment, percent: inField(percent) }],
  ),
});
