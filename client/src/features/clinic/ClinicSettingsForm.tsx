import { ERROR_MESSAGES } from '#domain/messages.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureOf } from '../../apollo/apollo-failure';
import { useChangedClinic } from '../../clinic/clinic';
import { EditConflict, type EditDifference } from '../../ui/EditConflict';
import { differencesOf, withMyChanges } from '../../ui/edit-differences';
import { Field } from '../../ui/fields/Field';
import { Notice } from '../../ui/notices/Notice';
import { toasts } from '../../ui/notices/toasts';
import {
  type ClinicField,
  type ClinicValues,
  FIELD_LABELS,
  isClinicField,
  ruleOf,
  valuesOf,
} from './clinic-form';
import {
  type ClinicDataFragment,
  ClinicSettingsDocument,
  useUpdateClinicSettingsMutation,
} from './clinic-settings.generated';

const GROUPS: readonly { title: string; text: string; fields: readonly ClinicField[] }[] = [
  {
    title: 'Clínica',
    text: 'Lo ven los pacientes al reservar. La ciudad encabeza la fecha de los certificados.',
    fields: ['name', 'phone', 'place'],
  },
  {
    title: 'Profesional que firma',
    text: 'Aparece en la firma de los certificados.',
    fields: [
      'professionalName',
      'professionalTitle',
      'professionalRut',
      'registryNumber',
      'professionalAddress',
    ],
  },
];
const SAVE_FAILED = 'No se pudieron guardar los datos de la clínica. Inténtelo de nuevo.';

/** Edits the clinic's and the professional's data. */
export function ClinicSettingsForm({ stored }: { stored: ClinicDataFragment }) {
  const form = useForm<ClinicValues>({ defaultValues: valuesOf(stored) });
  const { errors, isSubmitting, isDirty } = form.formState;
  const [update, { client }] = useUpdateClinicSettingsMutation();
  const [seen, setSeen] = useState(stored);
  const [conflict, setConflict] = useState<readonly EditDifference[]>([]);
  const tellClinic = useChangedClinic();
  const [failure, setFailure] = useState<string>();

  const save = async (values: ClinicValues) => {
    setFailure(undefined);
    try {
      const { data } = await update({ variables: { version: seen.version, input: values } });
      if (!data) return;
      const saved = data.updateClinicSettings;
      setSeen(saved);
      form.reset(valuesOf(saved));
      tellClinic({ name: saved.name, phone: saved.phone, place: saved.place });
      toasts.success('Datos de la clínica guardados');
    } catch (error) {
      const { code, sentence, fields } = failureOf(error);
      if (code === 'STALE') return compare(values);
      const known = Object.entries(fields).filter(([field]) => isClinicField(field));
      known.forEach(([field, all]) => form.setError(field as ClinicField, { message: all.join(' ') }));
      if (known.length === 0) setFailure(sentence ?? SAVE_FAILED);
    }
  };
  /** Somebody else saved first: what they changed is shown before anything is written over. */
  const compare = async (mine: ClinicValues) => {
    const { data } = await client
      .query({ query: ClinicSettingsDocument, fetchPolicy: 'network-only' })
      .catch(() => ({ data: undefined }));
    if (!data) return setFailure(SAVE_FAILED);
    const versions = { before: valuesOf(seen), theirs: valuesOf(data.clinicSettings), mine };
    setSeen(data.clinicSettings);
    const differences = differencesOf(FIELD_LABELS, versions, (text) => text || '(vacío)');
    setConflict(differences);
    if (differences.length === 0) setFailure(ERROR_MESSAGES.STALE);
    form.reset(versions.theirs);
    for (const [field, text] of Object.entries(withMyChanges(versions)))
      form.setValue(field as ClinicField, text, { shouldDirty: true });
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void form.handleSubmit(save)(event)}
      sx={{ display: 'grid', gap: 3 }}
    >
      {failure && <Notice sentence={failure} />}
      {conflict.length > 0 && (
        <EditConflict
          title="Otra persona cambió estos datos mientras los editaba"
          differences={conflict}
          onKeepMine={() => setConflict([])}
          onTakeTheirs={() => {
            form.reset(valuesOf(seen));
            setConflict([]);
          }}
        />
      )}
      {GROUPS.map(({ title, text, fields }) => (
        <Box key={title} component="fieldset" sx={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}>
          <Typography component="legend" variant="h3" sx={{ padding: 0 }}>
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 1.5 }}>
            {text}
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, gap: 2 }}>
            {fields.map((field) => (
              <Field
                key={field}
                label={FIELD_LABELS[field]}
                autoComplete="off"
                aria-required={field === 'name'}
                error={errors[field]?.message}
                {...form.register(field, ruleOf(field))}
              />
            ))}
          </Box>
        </Box>
      ))}
      <Box>
        <Button
          type="submit"
          variant="contained"
          loading={isSubmitting}
          disabled={!isDirty || conflict.length > 0}
          sx={{ minWidth: 150, width: { xs: '100%', sm: 'auto' } }}
        >
          Guardar
        </Button>
      </Box>
    </Box>
  );
}
