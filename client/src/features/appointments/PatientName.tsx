import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PatientLink } from '../../clinic/PatientLink';
import { PatientRut } from '../patients/list/PatientRut';
import type { AgendaPatient } from './agenda-appointment';

interface PatientNameProps {
  patient: AgendaPatient;
  /** Whether the name links to the patient's page. */
  isLink?: boolean;
}

/** Name and RUT, marked if it is provisional. */
export function PatientName({ patient, isLink = false }: PatientNameProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
        {isLink ? <PatientLink patient={patient} /> : patient.name}
      </Typography>
      <Typography variant="body2" color="textSecondary" component="div">
        <PatientRut rut={patient.rut} provisionalRut={patient.provisionalRut} />
      </Typography>
    </Box>
  );
}
