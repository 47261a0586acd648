import { whoComes } from '#domain/agenda/appointment.es.js';
import { isLocalDate, parseLocalTime } from '#domain/clinic-time.js';
import { shortDate } from '#domain/clinic-time.es.js';
import { hasChoice } from '#domain/clinic/professionals/choice.js';
import { type ProfessionalSign, professionalSigns } from '#domain/clinic/professionals/professional-sign.js';
import { UNSPECIFIED_TREATMENT } from '#domain/clinic/treatments.js';
import { ATTENDANCE_LABELS } from '#domain/visits/attendance.es.js';
import DeleteOutlineRounded from '~icons/round-delete-outline';
import EditOutlined from '~icons/outline-edit';
import VisibilityOutlined from '~icons/outline-visibility';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { ProfessionalDisc } from '../../../professionals/ProfessionalDisc';
import { useAreProfessionalsKnown, useProfessionals } from '../../../professionals/professionals';
import { AlertSign } from '../../patients/alerts/AlertSign';
import { useRights } from '../../../session/current-staff';
import type { AgendaAppointment } from '../agenda-appointment';
import { Loading } from '../../../ui/frame/Loading';
import { RowActions } from '../../../ui/lists/RowActions';
import { StatusPill } from '../../../ui/StatusPill';
import { CalendarStatusBadge } from '../CalendarStatusBadge';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& :is(th, td)': {
    padding: '10px 12px',
    textAlign: 'left',
    borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  },
  '& th': { fontSize: '0.75rem', fontWeight: 600, color: (theme.vars ?? theme).palette.text.secondary },
  '& tbody tr:hover': {
    cursor: 'pointer',
    backgroundColor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.text.primary} 4%, transparent)`,
  },
  // On a phone each row is a card.
  [theme.breakpoints.down('sm')]: {
    '&, & tbody': { display: 'block' },
    // Visually hidden, but it must not be wider than the phone, or it would widen the whole page.
    '& thead': {
      position: 'absolute',
      display: 'block',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      padding: '10px 0',
      borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    },
    '& td': { border: 0, padding: '2px 0' },
  },
}));

export interface AppointmentActs {
  readonly onOpen: (id: number) => void;
  readonly onEdit: (id: number) => void;
  readonly onDelete: (appointment: AgendaAppointment) => void;
}

interface AppointmentRowsProps extends AppointmentActs {
  appointments: readonly AgendaAppointment[];
  /** More actions on some appointments. */
  more?: (appointment: AgendaAppointment) => ReactNode;
}

/** A table of appointments, each with its actions. */
export function AppointmentRows({ appointments, ...acts }: AppointmentRowsProps) {
  const professionals = useProfessionals();
  const signs = useMemo(() => professionalSigns(professionals, professionals), [professionals]);
  // Their signs make a row higher.
  if (!useAreProfessionalsKnown()) return <Loading rows={appointments.length} />;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Fecha y Hora</th>
          <th scope="col">Paciente</th>
          <th scope="col">Tratamiento</th>
          <th scope="col">Estado</th>
          <th scope="col">Acciones</th>
        </tr>
      </thead>
      <tbody>
        {appointments.map((appointment) => (
          <Row
            key={appointment.id}
            appointment={appointment}
            sign={
              hasChoice(professionals, [appointment.serviceType])
                ? signs.get(appointment.professionalId)
                : undefined
            }
            {...acts}
          />
        ))}
      </tbody>
    </Table>
  );
}

/** On a phone: the place of the actions. */
const BESIDE_ON_PHONE = { gridColumn: { xs: 2 }, gridRow: { xs: '2 / span 2' }, alignSelf: 'end' };
const BELOW_ON_PHONE = { gridColumn: { xs: '1 / -1' }, gridRow: { xs: 4 } };

interface RowProps extends AppointmentActs {
  appointment: AgendaAppointment;
  /** The professional's, if they are named. */
  sign: ProfessionalSign | undefined;
  more?: ((appointment: AgendaAppointment) => ReactNode) | undefined;
}

function Row({ appointment, sign, more, onOpen, onEdit, onDelete }: RowProps) {
  const { id, date, time, patient, visitorName, treatment, status } = appointment;
  const can = useRights();
  const hour = parseLocalTime(time);
  if (!isLocalDate(date) || !hour) {
    return (
      <tr>
        <td colSpan={5}>Cita con formato inválido (ID: {id})</td>
      </tr>
    );
  }
  const who = whoComes(patient.name, visitorName);
  const others = more?.(appointment);
  const of = `${who}, ${shortDate(date)} ${hour}`;
  return (
    // For touch and mouse, the whole row acts as the button 'Ver'.
    <tr
      data-appointment={id}
      onClick={({ target }) => !(target as Element).closest('button, a') && onOpen(id)}
    >
      <Box
        component="td"
        sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', gridRow: { xs: 2 } }}
      >
        {shortDate(date)} {hour}
      </Box>
      <Box component="td" sx={{ fontWeight: 550, overflowWrap: 'anywhere', gridRow: { xs: 1 } }}>
        <AlertSign patient={patient} />
        {who}
      </Box>
      <Box component="td" sx={{ gridRow: { xs: 3 } }}>
        {treatment || UNSPECIFIED_TREATMENT}
        {sign && (
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ display: 'flex', alignItems: 'center', gap: 0.75, overflowWrap: 'anywhere' }}
          >
            <ProfessionalDisc sign={sign} />
            <span>Atiende {appointment.professionalName}</span>
          </Typography>
        )}
      </Box>
      <Box component="td" sx={{ gridColumn: { xs: 2 }, gridRow: { xs: 1 }, justifySelf: 'end' }}>
        <CalendarStatusBadge status={status} />
        {appointment.attendance === 'NO_SHOW' && (
          <StatusPill colour="error">{ATTENDANCE_LABELS.NO_SHOW}</StatusPill>
        )}
        {appointment.overbooked && <StatusPill colour="warning">Sobrecupo</StatusPill>}
      </Box>
      <Box component="td" sx={{ whiteSpace: 'nowrap', ...(others ? BELOW_ON_PHONE : BESIDE_ON_PHONE) }}>
        {others}
        <RowActions
          words="never"
          actions={[
            {
              label: 'Ver',
              name: `Ver la cita de ${of}`,
              icon: <VisibilityOutlined />,
              act: () => onOpen(id),
            },
            ...(can('AGENDA')
              ? [
                  {
                    label: 'Editar',
                    name: `Editar la cita de ${of}`,
                    icon: <EditOutlined />,
                    act: () => onEdit(id),
                  },
                  {
                    label: 'Eliminar',
                    name: `Eliminar la cita de ${of}`,
                    icon: <DeleteOutlineRounded />,
                    act: () => onDelete(appointment),
                    isDangerous: true,
                  },
                ]
              : []),
          ]}
        />
      </Box>
    </tr>
  );
}
