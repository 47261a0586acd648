import { whoComes } from '#domain/agenda/appointment.es.js';
import { addDays, type LocalDate, type LocalTime } from '#domain/clinic-time.js';
import { nearDay } from '#domain/clinic-time.es.js';
import { parsePhone, telLink } from '#domain/patients/phone.js';
import type { DayOverview } from '#domain/visits/day-overview.js';
import { nextPerson } from '#domain/visits/next-person.js';
import AddRounded from '~icons/round-add';
import PhoneOutlined from '~icons/outline-phone';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useClinicNow } from '../../../clinic/clinic-now';
import { STARTS_VISIT, visitPath } from '../../../clinic/visit-path';
import { useProfessionals } from '../../../professionals/professionals';
import { useCurrentStaff, useRights } from '../../../session/current-staff';
import type { DayAppointment } from '../todays-appointments';
import type { Mark } from '../use-mark';
import { type DayFootQuery, useDayFootQuery } from './day-foot.generated';

export interface SlotToBook {
  readonly date: LocalDate;
  readonly time?: LocalTime;
  readonly serviceType?: 'PODIATRY' | 'MANICURE';
}

interface DayFootProps {
  overview: DayOverview<DayAppointment>;
  mark: Mark;
  /** The form for a new appointment, from another feature. */
  book: (slot: SlotToBook, close: () => void) => ReactNode;
}

/** At the foot of a phone's screen, within reach of the thumb: the patient to attend next, and the next free hour. */
export function DayFoot({ overview, mark, book }: DayFootProps) {
  const can = useRights();
  const { date } = useClinicNow();
  const { id: staffId } = useCurrentStaff();
  const own = useProfessionals().find(
    ({ staffUserId, isArchived }) => staffUserId === staffId && !isArchived,
  );
  const person = nextPerson(overview, ({ professionalId }) => professionalId === own?.id);
  const { data, previousData } = useDayFootQuery({
    variables: { date, id: person?.id ?? 0, hasPerson: person !== undefined },
    fetchPolicy: 'cache-and-network',
  });
  const [slot, setSlot] = useState<SlotToBook>();
  const free = firstFree(data ?? previousData);
  return (
    <Box component="section" aria-label="Lo que sigue" sx={FOOT}>
      {person && (
        <Person
          key={person.id}
          appointment={person}
          isNow={overview.now.includes(person)}
          mark={mark}
          phone={data?.appointment?.patient.phone}
        />
      )}
      {can('AGENDA') && (
        <Box sx={LINE}>
          {free && (
            <Button variant="outlined" color="inherit" onClick={() => setSlot(free)} sx={FREE_HOUR}>
              Próxima hora: {dayInWords(free.date, date)} {free.time}
            </Button>
          )}
          <Button variant="outlined" startIcon={<AddRounded />} onClick={() => setSlot({ date })} sx={NEW}>
            Nueva Cita
          </Button>
        </Box>
      )}
      {slot && book(slot, () => setSlot(undefined))}
    </Box>
  );
}

interface PersonProps {
  appointment: DayAppointment;
  isNow: boolean;
  mark: Mark;
  /** Undefined until it is known. */
  phone: string | undefined;
}

function Person({ appointment, isNow, mark, phone }: PersonProps) {
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

/** The earlier one of both services. */
function firstFree(data: DayFootQuery | undefined): Required<SlotToBook> | undefined {
  const hours = [
    { ...data?.podiatry.firstFree, serviceType: 'PODIATRY' },
    { ...data?.manicure.firstFree, serviceType: 'MANICURE' },
  ] as const;
  return hours
    .flatMap(({ date, time, serviceType }) => (date && time ? [{ date, time, serviceType }] : []))
    .toSorted((one, other) => `${one.date}${one.time}`.localeCompare(`${other.date}${other.time}`))[0];
}

const dayInWords = (day: LocalDate, today: LocalDate): string =>
  day === today ? 'hoy' : day === addDays(today, 1) ? 'mañana' : nearDay(day, today);

const FOOT = {
  position: 'sticky',
  bottom: 0,
  zIndex: 10,
  display: 'grid',
  gap: 1,
  // At the screen's lower edge, also below a short page.
  margin: 'auto -16px -16px',
  padding: '10px 12px calc(10px + env(safe-area-inset-bottom))',
  borderTop: '1px solid var(--line)',
  backgroundColor: 'var(--card)',
  '@media print': { display: 'none' },
} as const;
const LINE = { display: 'flex', gap: 1, '& .MuiButton-root': { flex: '1 1 0' } } as const;
/** On one line if the day is near and the phone wide enough. */
const FREE_HOUR = { '&&': { flex: '1 1 auto', paddingInline: 1 } } as const;
const NEW = { '&&': { flex: '1 0 auto', paddingInline: 1 } } as const;
const CALL = { border: '1px solid var(--line-strong)', borderRadius: 'var(--r-control)' } as const;
