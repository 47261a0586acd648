import { clinicPlace } from '#domain/clinic-place.js';
import { hasChoice } from '#domain/clinic/professionals/choice.js';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useChangedClinic } from '../../../clinic/clinic';
import { RestoredNotice } from '../../../drafts/RestoredNotice';
import { DiscardOrSave } from '../../../editing/DiscardOrSave';
import { EditConflict } from '../../../editing/EditConflict';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { useProfessionals } from '../../../professionals/professionals';
import { Field, LongField } from '../../../ui/fields/Field';
import { optionalMarks } from '../../../ui/fields/optional-marks';
import { LimitSelect } from '../../../ui/fields/LimitSelect';
import { Notice } from '../../../ui/notices/Notice';
import { ChargingField } from './ChargingField';
import { PublicPageFields } from './PublicPageFields';
import {
  type ClinicTextField,
  FIELD_LABELS,
  inWords,
  OWN_CHANGES,
  ruleOf,
  toUpdateInput,
  valuesOf,
} from './clinic-form';
import {
  type ClinicDataFragment,
  ClinicSettingsDocument,
  useUpdateClinicSettingsMutation,
} from './clinic-settings.generated';

interface Group {
  readonly title: string;
  readonly text: string;
  readonly fields: readonly ClinicTextField[];
  readonly isSigner?: boolean;
}

const GROUPS: readonly Group[] = [
  {
    title: 'Clínica',
    text: 'Lo ven los pacientes al reservar. La ciudad encabeza la fecha de los certificados.',
    fields: ['name', 'phone', 'address', 'city'],
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
      inWords,
      update: (values, { version }) => update({ variables: { version, input: toUpdateInput(values) } }),
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
    kept: { form: 'clinic', title: 'Datos de la clínica' },
    onSaved: ({ data }) => {
      const { name, phone, ...where } = data?.updateClinicSettings ?? stored;
      changeClinic({ name, phone, place: clinicPlace(where) });
    },
  });
  const { form, faults } = editing;
  const ownChanges = useWatch({ control: form.control, name: 'ownChanges' });
  const hasOthers = hasChoice(useProfessionals(), ['PODIATRY']);

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void editing.submit();
      }}
      sx={{ display: 'grid', gap: 3, ...optionalMarks }}
    >
      {editing.isRestored && <RestoredNotice onStartOver={editing.startOver} />}
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
      <PublicPageFields control={form.control} onChange={editing.change} />
      <ChargingField control={form.control} onChange={editing.change} />
      <Box component="fieldset" sx={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}>
        <Typography component="legend" variant="h3" sx={{ padding: 0 }}>
          Quien ya tiene una hora
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 1.5 }}>
          Lo ve en el enlace de su reserva, con el que también puede confirmar que vendrá.
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, gap: 2 }}>
          <LongField
            label={FIELD_LABELS.whatToBring}
            placeholder="Por ejemplo: calzado cómodo y sus exámenes"
            error={faults['whatToBring']}
            {...form.register('whatToBring', ruleOf('whatToBring'))}
          />
          <LimitSelect
            label={FIELD_LABELS.ownChanges}
            limits={OWN_CHANGES}
            value={ownChanges}
            error={faults['changeDeadlineHours']}
            hint="Cancelar pueden siempre, hasta que comience: pasado el plazo, el historial de la cita dice que avisaron tarde."
            onChange={(chosen) => editing.change({ ownChanges: chosen })}
          />
        </Box>
      </Box>
      <DiscardOrSave editing={editing} save="Guardar" />
    </Box>
  );
}
