import { EXAM_GROUP_LABELS } from '#domain/records/foot/exam-groups.es.js';
import { EXAM_GROUPS } from '#domain/records/foot/exam-groups.js';
import { TEN_POINTS } from '#domain/records/foot/sensation.js';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { Card } from '../../../ui/Card';
import { SelectField } from '../../../ui/fields/SelectField';
import { toasts } from '../../../ui/notices/toasts';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import {
  EditableExamDocument,
  type EditableExamQuery,
  type FootExamSettingsInput,
  useEditableExamQuery,
  useUpdateFootExamSettingsMutation,
} from './settings.generated';

type Stored = EditableExamQuery['footExamSettings'];

/** Chooses the parts of the exam of the feet. Each change is saved at once. */
export function ExamSettingsCard() {
  const { data, error, refetch } = useEditableExamQuery({ fetchPolicy: 'cache-and-network' });
  const [update, { client }] = useUpdateFootExamSettingsMutation({
    update: (cache, { data: changed }) => {
      if (!changed) return;
      const { updateFootExamSettings: footExamSettings } = changed;
      cache.writeQuery({ query: EditableExamDocument, data: { footExamSettings } });
    },
  });
  // A disabled switch would lose the focus.
  const isBusy = useRef(false);
  const change = async (changes: (now: Stored) => FootExamSettingsInput): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      // Another user may have changed the other parts.
      const now = await client.query({ query: EditableExamDocument, fetchPolicy: 'network-only' });
      if (!now.data) return;
      const { footExamSettings: stored } = now.data;
      await update({ variables: { version: stored.version, input: changes(stored) } });
      toasts.success('Examen del pie cambiado');
    } catch (failure) {
      toasts.error(failureOf(failure).sentence ?? 'No se pudo cambiar. Inténtelo de nuevo.');
    } finally {
      isBusy.current = false;
    }
  };
  const shown = data?.footExamSettings;
  return (
    <Card aria-label="Examen del pie" sx={{ display: 'grid', gap: 1 }}>
      {error && !data && (
        <RetryNotice
          sentence="No se pudieron cargar las partes del examen."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      <FormGroup>
        {EXAM_GROUPS.map((group) => (
          <FormControlLabel
            key={group}
            labelPlacement="start"
            sx={LINE}
            control={
              <Switch
                checked={shown?.groups.includes(group) ?? false}
                disabled={!shown}
                onChange={(_event, checked) =>
                  void change(({ groups }) => ({
                    groups: checked ? [...groups, group] : groups.filter((one) => one !== group),
                  }))
                }
              />
            }
            label={EXAM_GROUP_LABELS[group]}
          />
        ))}
      </FormGroup>
      {shown && !shown.groups.includes('WHOLE_FOOT') && (
        <Typography variant="body2" color="textSecondary">
          Sin «{EXAM_GROUP_LABELS.WHOLE_FOOT}» puede faltar la forma del pie para calcular el riesgo.
        </Typography>
      )}
      {shown?.groups.includes('TEN_POINT') && (
        <SelectField
          label="Corte de la prueba en 10 puntos"
          hint="Puntos de un pie que no se sienten desde los cuales hay pérdida de la sensibilidad. Sin corte, el resultado no se puede calcular."
          value={shown.tenPointCutOff ?? ''}
          onChange={({ target }) => {
            const tenPointCutOff = Number(target.value) || null;
            void change(() => ({ tenPointCutOff }));
          }}
        >
          <option value="">Sin corte</option>
          {Array.from({ length: TEN_POINTS }, (_, index) => (
            <option key={index} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </SelectField>
      )}
    </Card>
  );
}

/** A part on the left, and its switch at the end of the line. */
const LINE = {
  justifyContent: 'space-between',
  margin: 0,
  paddingBlock: 0.5,
  borderTop: '1px solid var(--line)',
  '&:first-of-type': { borderTop: 0 },
};
