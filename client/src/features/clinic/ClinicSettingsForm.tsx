import { hasChoice } from '#domain/professionals/choice.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useChangedClinic } from '../../clinic/clinic';
import { EditConflict } from '../../editing/EditConflict';
import { useVersionedForm } from '../../editing/use-versioned-form';
import { useProfessionals } from '../../professionals/professionals';
import { Field } from '../../ui/fields/Field';
import { Notice } from '../../ui/notices/Notice';
import { type ClinicField, FIELD_LABELS, ruleOf, valuesOf } from './clinic-form';
import {
  type ClinicDataFragment,
  ClinicSettingsDocument,
  useUpdateClinicSettingsMutation,
} from './clinic-settings.generated';

interface Group {
  readonly title: string;
  readonly text: string;
  readonly fields: readonly ClinicField[];
  readonly isSigner?: boolean;
}

const GROUPS: readonly Group[] = [
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
    isSigner: true,
  },
];

export function ClinicSettingsForm({ stored }: { stored: ClinicDataFragment }) {
  const [update, { client }] = useUpdateClinicSettingsMutation();
  const changeClinic = useChangedClinic();
  const editing = useVersionedForm({
    initial: valuesOf(stored),
    edited: {
      stored,
      valuesOf,
      labels: FIELD_LABELS,
      update: (input, { version }) => update({ variables: { version, input } }),
      load: () =>
        client
          .query({ query: ClinicSettingsDocument, fetchPolicy: 'network-only' })
          .then(({ data }) => data && { theirs: data.clinicSettings }),
      storedOf: ({ data }) => data?.updateClinicSettings ?? stored,
    },
    sentences: {
      saved: 'Datos de la clínica guardados',
      failed: 'No se pudieron guardar los datos de la clínica. Inténtelo de nuevo.',
      stale: 'Otra persona cambió estos datos mientras los editaba',
    },
    onSaved: ({ data }) => {
      const { name, phone, place } = data?.updateClinicSettings ?? stored;
      changeClinic({ name, phone, place });
    },
  });
  const { form, faults } = editing;
  const hasOthers = hasChoice(useProfessionals(), ['PODIATRY']);

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void editing.submit();
      }}
      sx={{ display: 'grid', gap: 3 }}
    >
      {editing.failure && <Notice sentence={editing.failure} />}
      {editing.conflict && <EditConflict conflict={editing.conflict} />}
      {GROUPS.map(({ title, text, fields, isSigner }) => (
        <Box key={title} component="fieldset" sx={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}>
          <Typography component="legend" variant="h3" sx={{ padding: 0 }}>
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 1.5 }}>
            {text}
            {isSigner && hasOthers && (
              <>
                {' '}
                Las firmas de los demás se editan en{' '}
                <MuiLink component={Link} to="/app/configuracion/profesionales">
                  Profesionales
                </MuiLink>
                .
              </>
            )}
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, gap: 2 }}>
            {fields.map((field) => (
              <Field
                key={field}
                label={FIELD_LABELS[field]}
                autoComplete="off"
                aria-required={field === 'name'}
                error={faults[field]}
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
          loading={editing.isSaving}
          disabled={!editing.isDirty || editing.isUndecided}
          sx={{ minWidth: 150, width: { xs: '100%', sm: 'auto' } }}
        >
          Guardar
        </Button>
      </Box>
    </Box>
  );
}
