import { ERROR_MESSAGES } from '#domain/messages.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureOf } from '../../graphql/apollo-failure';
import { Field } from '../../ui/Field';
import { Notice } from '../../ui/Notice';
import { toasts } from '../../ui/toasts';
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
  const [version, setVersion] = useState(stored.version);
  const [failure, setFailure] = useState<string>();

  const save = async (values: ClinicValues) => {
    setFailure(undefined);
    try {
      const { data } = await update({ variables: { version, input: values } });
      if (!data) return;
      setVersion(data.updateClinicSettings.version);
      form.reset(valuesOf(data.updateClinicSettings));
      toasts.success('Datos de la clínica guardados');
    } catch (error) {
      const { code, sentence, fields } = failureOf(error);
      const known = Object.entries(fields).filter(([field]) => isClinicField(field));
      known.forEach(([field, all]) => form.setError(field as ClinicField, { message: all.join(' ') }));
      if (known.length === 0) setFailure(code === 'STALE' ? ERROR_MESSAGES.STALE : (sentence ?? SAVE_FAILED));
      // What was typed stays; saving once more replaces what the other person saved.
      if (code === 'STALE') {
        const { data } = await client
          .query({ query: ClinicSettingsDocument, fetchPolicy: 'network-only' })
          .catch(() => ({ data: undefined }));
        if (data) setVersion(data.clinicSettings.version);
      }
    }
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void form.handleSubmit(save)(event)}
      sx={{ display: 'grid', gap: 3 }}
    >
      {failure && <Notice sentence={failure} />}
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
          disabled={!isDirty}
          sx={{ minWidth: 150, width: { xs: '100%', sm: 'auto' } }}
        >
          Guardar
        </Button>
      </Box>
    </Box>
  );
}
