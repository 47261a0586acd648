import {
  CONSENT_TEXT_LIMITS,
  PLACEHOLDERS,
  VALID_MONTHS,
} from '#domain/records/signed-consents/consent-text.js';
import { PLACEHOLDER_LABELS } from '#domain/records/signed-consents/signed-consent.es.js';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { VersionedModal } from '../../../editing/VersionedModal';
import { useClinicTreatmentsQuery } from '../../../treatments/treatments.generated';
import { AUTOCOMPLETE_LIST, AutocompleteField } from '../../../ui/fields/AutocompleteField';
import { Field, LongField } from '../../../ui/fields/Field';
import { THUMB_HIGH } from '../../../ui/theme/thumb-high';
import { EMPTY, faultsOf, inWords, LABELS, toInput, valuesOf } from './consent-text-values';
import {
  type ClinicConsentTextFragment,
  ClinicConsentTextsDocument,
  useCreateConsentTextMutation,
  useUpdateConsentTextMutation,
} from './consent-texts.generated';

interface ConsentTextModalProps {
  /** Absent for a new text. */
  text?: ClinicConsentTextFragment;
  onClose: () => void;
}

export function ConsentTextModal({ text, onClose }: ConsentTextModalProps) {
  const treatments = useClinicTreatmentsQuery();
  const [create] = useCreateConsentTextMutation({
    refetchQueries: [ClinicConsentTextsDocument],
    awaitRefetchQueries: true,
  });
  const [update, { client }] = useUpdateConsentTextMutation({ refetchQueries: [ClinicConsentTextsDocument] });
  const editing = useVersionedForm({
    initial: text ? valuesOf(text) : EMPTY,
    faultsOf,
    create: (values) => create({ variables: { input: toInput(values) } }).then(() => undefined),
    edited: text && {
      stored: text,
      valuesOf,
      labels: LABELS,
      inWords,
      update: (values, { id, version }: ClinicConsentTextFragment) =>
        update({ variables: { id, version, input: toInput(values) } }).then(() => undefined),
      load: async ({ id }: ClinicConsentTextFragment) => {
        const { data } = await client.query({
          query: ClinicConsentTextsDocument,
          fetchPolicy: 'network-only',
        });
        const theirs = data?.consentTexts.find((one) => one.id === id);
        return theirs && { theirs };
      },
    },
    sentences: {
      saved: text ? 'Cambios guardados' : 'Texto agregado',
      failed: 'No se pudo guardar. Inténtelo de nuevo.',
    },
    onSaved: onClose,
    kept: {
      form: `consent-text.${text?.id ?? 'new'}`,
      title: text ? `Consentimiento ${text.title}` : 'Consentimiento nuevo',
      opens: text ?? 'new',
    },
  });
  const { form, faults, change } = editing;
  const values = useWatch({ control: form.control, compute: (written) => written });
  return (
    <VersionedModal what="texto" editing={editing} width={680} onClose={onClose}>
      <Field
        label={LABELS.title}
        aria-required
        autoFocus
        autoComplete="off"
        maxLength={CONSENT_TEXT_LIMITS.title}
        error={faults['title']}
        {...form.register('title')}
      />
      <Box>
        <LongField
          label={LABELS.body}
          aria-required
          rows={8}
          hint={
            text &&
            'Si cambia el título o el texto, se guarda una versión nueva y se pide firmar de nuevo; lo firmado se conserva.'
          }
          error={faults['body']}
          {...form.register('body')}
        />
        <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1 }}>
          Se completan al firmar; toque una para agregarla:
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, marginTop: 0.75 }}>
          {PLACEHOLDERS.map((one) => (
            <Chip
              key={one}
              label={`{${one}}`}
              title={PLACEHOLDER_LABELS[one]}
              onClick={() => change({ body: `${values.body}{${one}}` })}
              sx={THUMB_HIGH}
            />
          ))}
        </Box>
      </Box>
      <Autocomplete
        multiple
        options={treatments.data?.treatments.map(({ id, name }) => ({ id, name })) ?? []}
        value={[...values.treatments]}
        getOptionLabel={({ name }) => name}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        noOptionsText="No hay más tratamientos"
        onChange={(_, chosen) => change({ treatments: chosen })}
        slotProps={{ paper: { sx: AUTOCOMPLETE_LIST } }}
        renderInput={(params) => (
          <AutocompleteField
            params={params}
            label={LABELS.treatments}
            hint="Se pide firmarlo al atender una cita de estos tratamientos."
            error={faults['treatmentIds']}
          />
        )}
      />
      <Box>
        <FormControlLabel
          control={
            <Switch
              checked={values.representativeSigns}
              onChange={(_, representativeSigns) => change({ representativeSigns })}
            />
          }
          label="Por menores de edad y quienes no pueden consentir firma un representante"
        />
        <FormControlLabel
          control={
            <Switch checked={values.isArchived} onChange={(_, isArchived) => change({ isArchived })} />
          }
          label="Archivado: ya no se pide ni se firma"
        />
      </Box>
      <Field
        label={LABELS.validMonths}
        type="number"
        inputMode="numeric"
        min={VALID_MONTHS.least}
        max={VALID_MONTHS.most}
        step={1}
        hint="Sin número, vale hasta que cambie el texto o se retire."
        error={faults['validMonths']}
        {...form.register('validMonths')}
      />
    </VersionedModal>
  );
}
