import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId } from 'react';

interface OverbookingSwitchProps {
  isOn: boolean;
  error: string | undefined;
  onSwitch: (isOn: boolean) => void;
}

/** The only way to book an appointment at a taken hour. */
export function OverbookingSwitch({ isOn, error, onSwitch }: OverbookingSwitchProps) {
  const hintId = useId();
  return (
    <div>
      <FormControlLabel
        label="Sobrecupo"
        control={
          <Switch
            checked={isOn}
            slotProps={{ input: { 'aria-describedby': hintId } }}
            onChange={({ target }) => onSwitch(target.checked)}
          />
        }
      />
      <FormHelperText id={hintId} error={error !== undefined} sx={{ marginTop: 0 }}>
        {error ??
          'Permite elegir una hora ocupada: se atiende junto a quien la tiene, y la hora pasa a esta cita si queda libre.'}
      </FormHelperText>
    </div>
  );
}
