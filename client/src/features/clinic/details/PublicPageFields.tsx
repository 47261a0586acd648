import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MuiLink from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type Control, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { type ClinicValues, FIELD_LABELS, PAGE_PARTS, type PagePart } from './clinic-form';

interface PublicPageFieldsProps {
  control: Control<ClinicValues>;
  onChange: (change: Partial<Record<PagePart, boolean>>) => void;
}

export function PublicPageFields({ control, onChange }: PublicPageFieldsProps) {
  const chosen = useWatch({ control, name: PAGE_PARTS });
  return (
    <Box component="fieldset" sx={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ padding: 0 }}>
        Página de reservas
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 1 }}>
        Qué se puede reservar se marca en cada uno de los{' '}
        <MuiLink component={Link} to="/app/configuracion/tratamientos">
          tratamientos
        </MuiLink>
        ; sin ninguno marcado, todos reservan una consulta general.
      </Typography>
      <Box sx={{ display: 'grid', justifyItems: 'start' }}>
        {PAGE_PARTS.map((part, index) => (
          <FormControlLabel
            key={part}
            control={
              <Switch
                checked={chosen[index] ?? false}
                onChange={(_, checked) => onChange({ [part]: checked })}
              />
            }
            label={FIELD_LABELS[part]}
          />
        ))}
        <FormHelperText sx={{ margin: 0 }}>
          El inicio de sesión queda entonces al pie de esa página, en «Acceso del personal».
        </FormHelperText>
      </Box>
    </Box>
  );
}
