import { whoComes } from '#domain/agenda/appointment.es.js';
import { ATTENDANCE_LABELS } from '#domain/visits/attendance.es.js';
import { needsAttendance } from '#domain/visits/attendance.js';
import { clinicClock, timeAt } from '#domain/clinic-time.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useClinic } from '../../clinic/clinic';
import { useClinicNow } from '../../clinic/clinic-now';
import { STARTS_VISIT, visitPath } from '../../clinic/visit-path';
import { useRights } from '../../session/current-staff';
import { instantOf } from '../../ui/clock';
import type { DayAppointment } from './todays-appointments';
import { useMark } from './use-mark';

/** Buttons for the patient's arrival and visit; none for an appointment that is cancelled or over. */
export function AttendanceActions({ appointment }: { appointment: DayAppointment }) {
  const { id, status, attendance, arrivedAt, patient, visitorName } = appointment;
  const who = whoComes(patient.name, visitorName);
  const mark = useMark();
  const { timeZone } = useClinic();
  const asks = needsAttendance(appointment, useClinicNow());
  const can = useRights();
  const isOver = status === 'COMPLETED' || status === 'CANCELLED';
  const mayMark = can('AGENDA');
  const mayTreat = !isOver && attendance !== 'NO_SHOW' && can('HEALTH_DATA');
  if (attendance === null && (isOver || !(mayMark || mayTreat))) return null;
  const came = arrivedAt && timeAt(clinicClock(instantOf(arrivedAt), timeZone).minutes);
  return (
    <Box
      role="group"
      aria-label={`Asistencia de ${who}`}
      data-asks={asks || undefined}
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.75,
      }}
    >
      {attendance && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {ATTENDANCE_LABELS[attendance]}
          {came && ` · ${came}`}
        </Typography>
      )}
      {asks && mayMark && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          ¿Vino?
        </Typography>
      )}
      {!isOver && attendance === null && mayMark && (
        <Button size="small" variant="outlined" color="inherit" onClick={() => mark(appointment, 'ARRIVED')}>
          Llegó
        </Button>
      )}
      {asks && mayMark && (
        <Button size="small" variant="outlined" color="inherit" onClick={() => mark(appointment, 'NO_SHOW')}>
          No vino
        </Button>
      )}
      {!isOver && attendance !== null && attendance !== 'IN_CARE' && mayMark && (
        <Button size="small" color="inherit" onClick={() => mark(appointment, null)}>
          Deshacer
        </Button>
      )}
      {mayTreat && (
        <Button
          size="small"
          variant="outlined"
          component={Link}
          to={visitPath(id)}
          state={STARTS_VISIT}
          aria-label={`Atender a ${who}`}
        >
          {attendance === 'IN_CARE' ? 'Seguir' : 'Atender'}
        </Button>
      )}
    </Box>
  );
}
