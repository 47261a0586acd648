import { SERVICE_TYPE_LABELS } from '#domain/agenda/appointment.es.js';
import { ALERT_LABELS } from '#domain/patients/alert.es.js';
import { TAX_TREATMENTS, type TaxTreatment, usualTax } from '#domain/money/charge.js';
import { TAX_LABELS } from '#domain/money/money.es.js';
import { CONTRAINDICATIONS } from '#domain/records/warnings/warning.js';
import { CONTROL_WEEKS } from '#domain/visits/next-visit.js';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { VersionedModal } from '../../../editing/VersionedModal';
import { ClinicTreatmentsDocument } from '../../../treatments/treatments.generated';
import type { ClinicTreatment } from '../../../treatments/treatments';
import { CheckList } from '../../../ui/fields/CheckList';
import { Field } from '../../../ui/fields/Field';
import { SelectField } from '../../../ui/fields/SelectField';
import { SegmentedButtons } from '../../../ui/fields/SegmentedButtons';
import { FormerPrices } from './FormerPrices';
import { KitField } from './KitField';
import { EMPTY, faultsOf, inWords, LABELS, lengthInWords, toInput, valuesOf } from './treatment-values';
import { useCreateTreatmentMutation, useUpdateTreatmentMutation } from './treatment-writes.generated';

/** Text, because people write '$25.000'. */
const AMOUNT = { inputMode: 'numeric', autoComplete: 'off', maxLength: 16 } as const;

const LENGTHS = { '60': lengthInWords(60), '120': lengthInWords(120) } as const;

interface TreatmentModalProps {
  /** Absent for a new treatment. */
  treatment?: ClinicTreatment;
  onClose: () => void;
}

export function TreatmentModal({ treatment, onClose }: TreatmentModalProps) {
  const [create] = useCreateTreatmentMutation({
    refetchQueries: [ClinicTreatmentsDocument],
    awaitRefetchQueries: true,
  });
  const [update, { client }] = useUpdateTreatmentMutation();
  const editing = useVersionedForm({
    initial: treatment ? valuesOf(treatment) : EMPTY,
    faultsOf,
    create: (values) => create({ variables: { input: toInput(values) } }).then(() => undefined),
    edited: treatment && {
      stored: treatment,
      valuesOf,
      labels: LABELS,
      inWords,
      update: (values, { id, version }: ClinicTreatment) =>
        update({ variables: { id, version, input: toInput(values) } }).then(() => undefined),
      load: async ({ id }: ClinicTreatment) => {
        const { data } = await client.query({
          query: ClinicTreatmentsDocument,
          fetchPolicy: 'network-only',
        });
        const theirs = data?.treatments.find((one) => one.id === id);
        return theirs && { theirs };
      },
    },
    sentences: {
      saved: treatment ? 'Cambios guardados' : 'Tratamiento agregado',
      failed: 'No se pudo guardar. Inténtelo de nuevo.',
    },
    onSaved: onClose,
    kept: {
      form: `treatment.${treatment?.id ?? 'new'}`,
      title: treatment ? `Tratamiento ${treatment.name}` : 'Tratamiento nuevo',
      opens: treatment ?? 'new',
    },
  });
  const { form, faults, change } = editing;
  const values = useWatch({ control: form.control, compute: (written) => written });
  return (
    <VersionedModal what="tratamiento" editing={editing} width={560} onClose={onClose}>
      <Field
        label={LABELS.name}
        aria-required
        autoFocus
        autoComplete="off"
        error={faults['name']}
        hint={
          treatment && 'Las citas toman el nombre nuevo; lo ya impreso y lo ya cobrado conservan el anterior.'
        }
        {...form.register('name')}
      />
      <Pair>
        <Box>
          <Caption>{LABELS.serviceType}</Caption>
          <SegmentedButtons
            label={LABELS.serviceType}
            options={SERVICE_TYPE_LABELS}
            chosen={values.serviceType}
            onChoose={(serviceType) =>
              // The tax follows the service until another one was chosen.
              change({
                serviceType,
                ...(values.tax === usualTax(values.serviceType) && { tax: usualTax(serviceType) }),
              })
            }
          />
        </Box>
        <Box>
          <Caption>{LABELS.durationMinutes}</Caption>
          <SegmentedButtons
            label={LABELS.durationMinutes}
            options={LENGTHS}
            chosen={values.durationMinutes > 60 ? '120' : '60'}
            onChoose={(minutes) => change({ durationMinutes: Number(minutes) })}
          />
        </Box>
      </Pair>
      <Pair>
        <Field
          label={LABELS.price}
          {...AMOUNT}
          placeholder="Por ejemplo, $25.000"
          error={faults['price']}
          {...form.register('price')}
        />
        <Field
          label={LABELS.controlWeeks}
          type="number"
          inputMode="numeric"
          min={CONTROL_WEEKS.least}
          max={CONTROL_WEEKS.most}
          step={1}
          hint="Para proponer la próxima cita."
          error={faults['controlWeeks']}
          {...form.register('controlWeeks')}
        />
      </Pair>
      <Field
        label={LABELS.deposit}
        {...AMOUNT}
        placeholder="Por ejemplo, $10.000"
        hint="En pesos, por transferencia al reservar. Se pide si la cuenta está en Configuración, Abonos."
        error={faults['deposit']}
        {...form.register('deposit')}
      />
      {treatment && <FormerPrices treatmentId={treatment.id} />}
      <SelectField
        label={LABELS.tax}
        value={values.tax}
        hint="De los cobros nuevos. Si la podología lleva IVA lo decide su contador; la manicura es afecta."
        onChange={({ target }) => change({ tax: target.value as TaxTreatment })}
      >
        {TAX_TREATMENTS.map((tax) => (
          <option key={tax} value={tax}>
            {TAX_LABELS[tax]}
          </option>
        ))}
      </SelectField>
      <FormControlLabel
        control={
          <Switch
            checked={values.isBookableOnline}
            onChange={(_, isBookableOnline) => change({ isBookableOnline })}
          />
        }
        label={LABELS.isBookableOnline}
      />
      <Typography variant="caption" color="textSecondary" sx={{ marginTop: -2 }}>
        Los visitantes eligen entre los que se marcan; sin ninguno, reservan una consulta general.
      </Typography>
      <CheckList
        label={LABELS.contraindications}
        hint="La visita lo advierte antes del procedimiento si el paciente lo tiene."
        options={CONTRAINDICATIONS}
        labels={ALERT_LABELS}
        chosen={values.contraindications}
        onChange={(contraindications) => change({ contraindications })}
      />
      <KitField kit={values.kit} fault={faults['kit']} onChange={(kit) => change({ kit })} />
    </VersionedModal>
  );
}

const Pair = ({ children }: { children: React.ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      alignItems: 'start',
      gap: 2.5,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {children}
  </Box>
);

const Caption = ({ children }: { children: string }) => (
  <Typography aria-hidden variant="body2" sx={{ fontWeight: 550, marginBottom: 0.75 }}>
    {children}
  </Typography>
);
