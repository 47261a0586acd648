import { type AlertKind, ASKED_ALERTS } from '#domain/patients/alert.js';
import { ALERT_LABELS } from '#domain/patients/alert.es.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useClinicNow } from '../../../clinic/clinic-now';
import { DateField } from '../../../ui/fields/DateField';
import { Field } from '../../../ui/fields/Field';
import type { AlertValue } from './alert-values';

interface AlertFieldsProps {
  kind: AlertKind;
  value: AlertValue;
  /** An alert that this edit ends asks for its last day. */
  wasNoted: boolean;
  onChange: (value: AlertValue) => void;
}

/** Whether the patient has it, since when, and a note. The risk of the feet also needs an explicit no. */
export function AlertFields({ kind, value, wasNoted, onChange }: AlertFieldsProps) {
  const today = useClinicNow().date;
  const { answer, note, since, until } = value;
  const label = ALERT_LABELS[kind];
  const isAsked = ASKED_ALERTS.some((asked) => asked === kind);
  const isEnded = wasNoted && answer !== 'YES';
  const answerWith = (given: AlertValue['answer']): void =>
    onChange({ ...value, answer: given, until: wasNoted && given !== 'YES' ? until || today : '' });
  return (
    <Box role="group" aria-label={label}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 44 }}>
        <FormControlLabel
          label={label}
          sx={{ flexGrow: 1 }}
          control={
            <Checkbox
              checked={answer === 'YES'}
              onChange={({ target }) => answerWith(target.checked ? 'YES' : null)}
            />
          }
        />
        {isAsked && (
          <FormControlLabel
            label="No tiene"
            // In its own line it would look like the next alert.
            sx={{ marginLeft: 'auto' }}
            control={
              <Checkbox
                slotProps={{ input: { 'aria-label': `No tiene: ${label}` } }}
                checked={answer === 'NO'}
                onChange={({ target }) => answerWith(target.checked ? 'NO' : null)}
              />
            }
          />
        )}
      </Box>
      {(answer === 'YES' || isEnded) && (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 190px' },
            gap: 1.5,
            paddingBottom: 1.5,
          }}
        >
          {answer === 'YES' ? (
            <>
              <Field
                label="Nota (opcional)"
                autoComplete="off"
                maxLength={TEXT_LIMITS.short}
                value={note}
                onChange={({ target }) => onChange({ ...value, note: target.value })}
              />
              <DateField
                label="Desde (opcional)"
                max={today}
                today={today}
                value={since}
                onChange={(day) => onChange({ ...value, since: day })}
              />
            </>
          ) : (
            <DateField
              label="Ya no desde"
              min={since || undefined}
              max={today}
              today={today}
              value={until}
              onChange={(day) => onChange({ ...value, until: day })}
            />
          )}
        </Box>
      )}
    </Box>
  );
}
