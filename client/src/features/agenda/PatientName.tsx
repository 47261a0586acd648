import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { whoComes } from '#domain/agenda/appointment.es.js';
import { PatientLink } from '../../clinic/PatientLink';
import { PatientRut } from '../patients/list/PatientRut';
import type { AgendaPatient } from './agenda-appointment';

interface PatientNameProps {
  patient: AgendaPatient;
  /** The name of the person who comes, if it is not the patient. */
  visitorName?: string | null;
  isLink?: boolean;
}

/** Name and RUT, marked if it is provisional. */
export function PatientName({ patient, visitorName = null, isLink = false }: PatientNameProps) {
  const name = whoComes(patient.name, visitorName);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
        {isLink ? <PatientLink patient={{ ...patient, name }} /> : name}
      </Typography>
      <Typography variant="body2" color="textSecondary" component="div">
        <PatientRut rut={patient.rut} provisionalRut={patient.provisionalRut} />
      </Typography>
    </Box>
  );
}
