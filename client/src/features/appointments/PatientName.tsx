import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PatientRut } from '../patients/list/PatientRut';
import type { AgendaPatient } from './agenda-appointment';

/** Name and RUT, marked if it is provisional. */
export function PatientName({ patient }: { patient: AgendaPatient }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{patient.name}</Typography>
      <Typography variant="body2" color="textSecondary" component="div">
        <PatientRut rut={patient.rut} provisionalRut={patient.provisionalRut} />
      </Typography>
    </Box>
  );
}
