import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { lazy, Suspense, useId } from 'react';
import { Placeholder } from '../../../ui/Placeholder';
import type { AppointmentValues } from '../form/appointment-form-values';
import { FIRST_REPEAT, type Repeat } from './repeat';

const RepeatFields = lazy(() =>
  import('./RepeatFields').then((module) => ({ default: module.RepeatFields })),
);

interface RepeatSwitchProps {
  values: AppointmentValues;
  /** Undefined: not repeated. */
  repeat: Repeat | undefined;
  onChange: (repeat: Repeat | undefined) => void;
}

/** Repeats a new appointment every few weeks, on days that are shown before anything is booked. */
export function RepeatSwitch({ values, repeat, onChange }: RepeatSwitchProps) {
  const hintId = useId();
  return (
    <div>
      <FormControlLabel
        label="Repetir"
        control={
          <Switch
            checked={repeat !== undefined}
            slotProps={{ input: { 'aria-describedby': hintId } }}
            onChange={({ target }) => onChange(target.checked ? FIRST_REPEAT : undefined)}
          />
        }
      />
      <FormHelperText id={hintId} sx={{ marginTop: 0 }}>
        Agenda varias citas a la misma hora, cada tantas semanas.
      </FormHelperText>
      {repeat && (
        <Suspense fallback={<Placeholder sx={{ height: 76, marginTop: 2 }} />}>
          <RepeatFields values={values} repeat={repeat} onChange={onChange} />
        </Suspense>
      )}
    </div>
  );
}
