import { whoComes } from '#domain/agenda/appointment.es.js';
import { parsePhone, telLink } from '#domain/patients/phone.js';
import PhoneOutlined from '~icons/outline-phone';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { STARTS_VISIT, visitPath } from '../../../clinic/visit-path';
import { useRights } from '../../../session/current-staff';
import { Placeholder } from '../../../ui/Placeholder';
import type { DayAppointment } from '../todays-appointments';
import type { Mark } from '../use-mark';
import type { Next } from './use-next-person';

interface NextPersonProps extends Next {
  /** Whether the phone is still being loaded. */
  isAsking: boolean;
  mark: Mark;
}

/** The next person with what they need: to be called, noted as arrived, or attended. */
export const NextPerson = ({ person, ...more }: NextPersonProps) =>
  person && <Person key={person.id} appointment={person} {...more} />;

interface PersonProps extends Omit<NextPersonProps, 'person'> {
  appointment: DayAppointment;
}

function Person({ appointment, isNow, isAsking, mark, phone }: PersonProps) {
  const { id, time, treatment, attendance, patient, visitorName } = appointment;
  const can = useRights();
  const who = whoComes(patient.name, visitorName);
  const isExpected = attendance === null && can('AGENDA');
  return (
    <>
      <Box>
        <Typography noWrap sx={{ fontWeight: 600 }}>
          {isNow ? 'Ahora' : 'Sigue'} {time} · {who}
        </Typography>
        <Typography noWrap variant="body2" color="textSecondary">
          {treatment}
        </Typography>
      </Box>
      <Box sx={LINE}>
        {phone === undefined && isAsking && <Placeholder aria-hidden sx={{ width: 44, height: 44 }} />}
        {phone !== undefined && parsePhone(phone) !== undefined && (
          <IconButton href={telLink(phone)} aria-label={`Llamar a ${who}`} sx={CALL}>
            <PhoneOutlined />
          </IconButton>
        )}
        {isExpected && (
          <Button
            variant="contained"
            aria-label={`Llegó ${who}`}
            onClick={() => mark(appointment, 'ARRIVED')}
          >
            Llegó
          </Button>
        )}
        {can('HEALTH_DATA') && (
          <Button
            variant={isExpected ? 'outlined' : 'contained'}
            component={Link}
            to={visitPath(id)}
            state={STARTS_VISIT}
            aria-label={`${attendance === 'IN_CARE' ? 'Seguir' : 'Atender'}: ${who}`}
          >
            {attendance === 'IN_CARE' ? 'Seguir' : 'Atender'}
          </Button>
        )}
      </Box>
    </>
  );
}

const LINE = { display: 'flex', gap: 1, '& .MuiButton-root': { flex: '1 1 0' } } as const;
const CALL = { border: '1px solid var(--line-strong)', borderRadius: 'var(--r-control)' } as const;
