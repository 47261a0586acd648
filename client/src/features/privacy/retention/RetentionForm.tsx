import type { RetentionMonths } from '#domain/privacy/retention.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { DiscardOrSave } from '../../../editing/DiscardOrSave';
import { EditConflict } from '../../../editing/EditConflict';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { useUnsavedChanges } from '../../../ui/dialogs/unsaved-changes';
import { LimitSelect } from '../../../ui/fields/LimitSelect';
import { Notice } from '../../../ui/notices/Notice';
import {
  type EditableRetentionFragment,
  RetentionDocument,
  useUpdateRetentionMutation,
} from './retention.generated';
import { RetentionPreview } from './RetentionPreview';
import { CHOICES, FIELD_HINTS, FIELD_LABELS, FIELDS, inWords, valuesOf } from './retention-words';

const staysAt = ({ pathname }: URL): boolean => pathname === '/app/configuracion/conservacion';

/** Sets the months after which data are removed, and previews what the chosen months would remove now. */
export function RetentionForm({ stored }: { stored: EditableRetentionFragment }) {
  const [update, { client }] = useUpdateRetentionMutation();
  const editing = useVersionedForm({
    initial: valuesOf(stored),
    edited: {
      stored,
      valuesOf,
      labels: FIELD_LABELS,
      inWords,
      update: (input, { version }) => update({ variables: { version, input } }),
      load: () =>
        client
          .query({ query: RetentionDocument, fetchPolicy: 'network-only' })
          .then(({ data }) => data && { theirs: data.retention.settings }),
      storedOf: ({ data }) => data?.updateRetention ?? stored,
    },
    sentences: {
      saved: 'Plazos guardados',
      failed: 'No se pudieron guardar los plazos. Inténtelo de nuevo.',
      stale: 'Otra persona cambió los plazos mientras los editaba',
    },
  });
  const { change, faults, isDirty } = editing;
  const mayWrite = useRights()('HEALTH_DATA');
  useUnsavedChanges(isDirty, staysAt);
  const values: RetentionMonths = useWatch({
    control: editing.form.control,
    compute: (written) => written,
  });
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@900': 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
        gap: { xs: 2, sm: 3 },
      }}
    >
      <Card aria-labelledby="plazos">
        <Typography variant="h2" id="plazos">
          Plazos
        </Typography>
        <Box
          component="form"
          noValidate
          aria-labelledby="plazos"
          onSubmit={(event) => {
            event.preventDefault();
            void editing.submit();
          }}
          sx={{ display: 'grid', gap: 2.5, marginTop: 2 }}
        >
          {editing.failure && <Notice sentence={editing.failure} />}
          {editing.conflict && <EditConflict conflict={editing.conflict} />}
          {FIELDS.map((field) => (
            <LimitSelect
              key={field}
              label={FIELD_LABELS[field]}
              hint={FIELD_HINTS[field]}
              limits={CHOICES[field]}
              value={values[field]}
              error={faults[field]}
              isDisabled={!mayWrite}
              onChange={(months) => change({ [field]: months })}
            />
          ))}
          {mayWrite && <DiscardOrSave editing={editing} save="Guardar plazos" />}
        </Box>
      </Card>
      <RetentionPreview months={values} isStored={!isDirty} />
    </Box>
  );
}
