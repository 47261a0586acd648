import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { AgendaPatient } from './agenda-appointment';

const Provisional = styled('span')(({ theme }) => ({
  padding: '1px 8px',
  borderRadius: 99,
  fontSize: '0.75rem',
  fontWeight: 600,
  color: (theme.vars ?? theme).palette.warning.main,
  backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)',
}));

/** Who a patient is: name and RUT, marked where the system gave it. */
export function PatientName({ patient }: { patient: AgendaPatient }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{patient.name}</Typography>
      <Typography
        variant="body2"
        color="textSecondary"
        component="div"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {patient.rut}
        {patient.provisionalRut && <Provisional>RUT provisional</Provisional>}
      </Typography>
    </Box>
  );
}
