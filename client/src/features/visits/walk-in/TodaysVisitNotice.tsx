import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { STARTS_VISIT, visitPath } from '../../../clinic/visit-path';
import { useVisitOfToday } from './use-visit-of-today';

/** Links to the patient's appointment today, so that the user doesn't create a second one. */
export function TodaysVisitNotice({ patientId }: { patientId: number }) {
  const { appointment } = useVisitOfToday(patientId);
  if (!appointment) return null;
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {appointment.attendance === 'IN_CARE'
          ? `Ya está en atención, desde su cita de las ${appointment.time}.`
          : `Tiene cita hoy a las ${appointment.time}.`}
      </Typography>
      <Button variant="outlined" component={Link} to={visitPath(appointment.id)} state={STARTS_VISIT}>
        Atender esa cita
      </Button>
    </Box>
  );
}
