import { formatClp } from '#domain/stock/clp.js';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useWallTime } from '../../../clinic/wall-time';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { VersionedModal } from '../../../editing/VersionedModal';
import { useTreatments } from '../../../treatments/treatments';
import { AUTOCOMPLETE_LIST, AutocompleteField } from '../../../ui/fields/AutocompleteField';
import { Field } from '../../../ui/fields/Field';
import { PesosField } from '../PesosField';
import { EMPTY, faultsOf, inWords, LABELS, toInput, valuesOf } from './agreement-values';
import {
  type AgreementLineFragment,
  AgreementsDocument,
  useAgreementChangesQuery,
  useCreateAgreementMutation,
  useUpdateAgreementMutation,
} from './agreements.generated';

interface AgreementModalProps {
  /** Absent for a new one. */
  agreement?: AgreementLineFragment;
  onClose: () => void;
}

export function AgreementModal({ agreement, onClose }: AgreementModalProps) {
  const treatments = useTreatments();
  const [create] = useCreateAgreementMutation({
    refetchQueries: [AgreementsDocument],
    awaitRefetchQueries: true,
  });
  const [update, { client }] = useUpdateAgreementMutation({ refetchQueries: [AgreementsDocument] });
  const editing = useVersionedForm({
    initial: agreement ? valuesOf(agreement) : EMPTY,
    faultsOf,
    create: (values) => create({ variables: { input: toInput(values) } }).then(() => undefined),
    edited: agreement && {
      stored: agreement,
      valuesOf,
      labels: LABELS,
      inWords,
      update: (values, { id, version }: AgreementLineFragment) =>
        update({ variables: { id, version, input: toInput(values) } }).then(() => undefined),
      load: async ({ id }: AgreementLineFragment) => {
        const { data } = await client.query({ query: AgreementsDocument, fetchPolicy: 'network-only' });
        const theirs = data?.agreements.find((one) => one.id === id);
        return theirs && { theirs };
      },
    },
    sentences: {
      saved: agreement ? 'Cambios guardados' : 'Convenio agregado',
      failed: 'No se pudo guardar. Inténtelo de nuevo.',
    },
    onSaved: onClose,
    kept: {
      form: `agreement.${agreement?.id ?? 'new'}`,
      title: agreement ? `Convenio ${agreement.name}` : 'Convenio nuevo',
      opens: agreement ?? 'new',
    },
  });
  const { change, faults } = editing;
  const values = useWatch({ control: editing.form.control, compute: (written) => written });
  return (
    <VersionedModal what="convenio" editing={editing} width={560} onClose={onClose}>
      <Field
        label={LABELS.name}
        aria-required
        autoFocus
        autoComplete="off"
        placeholder="Por ejemplo, Municipalidad"
        value={values.name}
        error={faults['name']}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Autocomplete
        multiple
        options={treatments.map(({ id, name }) => ({ treatmentId: id, name, price: '' }))}
        value={[...values.prices]}
        getOptionLabel={({ name }) => name}
        isOptionEqualToValue={(one, other) => one.treatmentId === other.treatmentId}
        noOptionsText="No hay más tratamientos"
        onChange={(_, prices) => change({ prices })}
        slotProps={{ paper: { sx: AUTOCOMPLETE_LIST } }}
        renderInput={(params) => (
          <AutocompleteField
            params={params}
            label={LABELS.prices}
            hint="Elija los que tienen un precio propio en el convenio."
            error={faults['prices']}
          />
        )}
      />
      {values.prices.map(({ treatmentId, name, price }) => (
        <PesosField
          key={treatmentId}
          label={`Precio de ${name}`}
          aria-required
          value={price}
          onChange={(text) =>
            change({
              prices: values.prices.map((one) =>
                one.treatmentId === treatmentId ? { ...one, price: text } : one,
              ),
            })
          }
        />
      ))}
      <Field
        label={LABELS.percent}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={values.percent}
        error={faults['percent']}
        onChange={({ target }) => change({ percent: target.value })}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={values.isActive}
            onChange={({ target }) => change({ isActive: target.checked })}
          />
        }
        label="Vigente: se usa en los cobros nuevos"
      />
      {agreement && <Changes id={agreement.id} />}
    </VersionedModal>
  );
}

/** Earlier versions of the agreement, newest first. */
function Changes({ id }: { id: number }) {
  const wallTime = useWallTime();
  const { data } = useAgreementChangesQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  if (!data || data.agreementChanges.length === 0) return null;
  return (
    <Box component="details">
      <Typography
        component="summary"
        sx={{ cursor: 'pointer', '@media (pointer: coarse)': { paddingBlock: 1.5 } }}
      >
        Cambios de precios
      </Typography>
      <Box component="ul" sx={{ margin: 0, paddingLeft: 2.5 }}>
        {data.agreementChanges.map(({ id: change, at, treatment, value, changedByName }) => (
          <Typography component="li" variant="body2" key={change}>
            {`${treatment ?? 'Descuento'}: ${wordsOf(treatment, value)} · ${wallTime(at)}`}
            {changedByName && ` · ${changedByName}`}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

function wordsOf(treatment: string | null, value: number | null): string {
  if (value === null) return 'se quitó';
  return treatment === null ? `${value} %` : formatClp(value);
}
