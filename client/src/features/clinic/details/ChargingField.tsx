import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type Control, useWatch } from 'react-hook-form';
import { type ClinicValues, FIELD_LABELS } from './clinic-form';

interface ChargingFieldProps {
  control: Control<ClinicValues>;
  onChange: (change: Pick<ClinicValues, 'chargesVisits'>) => void;
}

export function ChargingField({ control, onChange }: ChargingFieldProps) {
  const charges = useWatch({ control, name: 'chargesVisits' });
  return (
    <Box component="fieldset" sx={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ padding: 0 }}>
        Caja
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 1 }}>
        Apáguelo si lleva los pagos en otro sistema: nadie aparecerá con saldo pendiente.
      </Typography>
      <FormControlLabel
        control={<Switch checked={charges} onChange={(_, chargesVisits) => onChange({ chargesVisits })} />}
        label={FIELD_LABELS.chargesVisits}
      />
    </Box>
  );
}
