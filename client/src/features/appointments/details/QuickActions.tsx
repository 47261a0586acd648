import type { AppointmentStatus } from '#domain/appointment.js';
import { longDay } from '#domain/clinic-time.es.js';
import { greetableName } from '#domain/messages/greeting.js';
import { parsePhone } from '#domain/patients/phone.js';
import BlockRounded from '@mui/icons-material/BlockRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import DoneAllRounded from '@mui/icons-material/DoneAllRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useClinic } from '../../../clinic/clinic';
import { STARTS_VISIT, visitPath } from '../../../clinic/visit-path';
import { useRights } from '../../../session/current-staff';
import type { StoredAppointment } from '../form/appointment-form-values';
import { useChangeAppointment } from '../use-change-appointment';

const STATUS_ACTIONS: readonly { status: AppointmentStatus; label: string; icon: ReactNode }[] = [
  { status: 'CONFIRMED', label: 'Confirmar', icon: <CheckRounded /> },
  { status: 'COMPLETED', label: 'Completar', icon: <DoneAllRounded /> },
  { status: 'CANCELLED', label: 'Cancelar cita', icon: <BlockRounded /> },
];

interface QuickActionsProps {
  appointment: StoredAppointment;
  /** The toast that offers to undo it can't be reached from inside a modal. */
  onCancelled: () => void;
}

/** The desk's most frequent actions, one click each. */
export function QuickActions({ appointment, onCancelled }: QuickActionsProps) {
  const change = useChangeAppointment();
  const can = useRights();
  const { status, patient, attendance, recordId } = appointment;
  const phone = parsePhone(patient.phone);
  const greeting = useGreeting(appointment);
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      <Row label="Estado">
        {STATUS_ACTIONS.filter((action) => action.status !== status).map((action) => (
          <Action
            key={action.status}
            startIcon={action.icon}
            onClick={() => {
              void change(appointment, { status: action.status });
              if (action.status === 'CANCELLED') onCancelled();
            }}
          >
            {action.label}
          </Action>
        ))}
      </Row>
      {status !== 'CANCELLED' && (
        <Row label="Visita">
          {status !== 'COMPLETED' && can('HEALTH_DATA') && !recordId && (
            <Action
              startIcon={<PlayArrowRounded />}
              component={Link}
              to={visitPath(appointment.id)}
              state={STARTS_VISIT}
            >
              Atender
            </Action>
          )}
          {attendance !== 'ARRIVED' && attendance !== 'IN_CARE' && (
            <Action onClick={() => void change(appointment, { attendance: 'ARRIVED' })}>Llegó</Action>
          )}
          {attendance !== 'NO_SHOW' && status !== 'COMPLETED' && (
            <Action onClick={() => void change(appointment, { attendance: 'NO_SHOW' })}>No vino</Action>
          )}
          {recordId && (
            <Action
              startIcon={<DescriptionOutlined />}
              component={Link}
              to={`/app/fichas-clinicas?paciente=${patient.id}&ficha=${recordId}`}
            >
              Ver su ficha
            </Action>
          )}
        </Row>
      )}
      <Row label="Paciente">
        {phone && (
          <Action
            startIcon={<WhatsApp />}
            href={`https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(greeting)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            WhatsApp
          </Action>
        )}
        {patient.phone && (
          <Action startIcon={<PhoneOutlined />} href={`tel:${phone ?? patient.phone.replace(/[^+\d]/g, '')}`}>
            Llamar
          </Action>
        )}
        {can('HEALTH_DATA') && (
          <Action
            startIcon={<DescriptionOutlined />}
            component={Link}
            to={`/app/fichas-clinicas?paciente=${patient.id}`}
          >
            Ver fichas
          </Action>
        )}
      </Row>
    </Box>
  );
}

/** WhatsApp opens with this text, which can still be edited there. */
function useGreeting({ patient, date, time }: StoredAppointment): string {
  const { name } = useClinic();
  const greeted = greetableName(patient.name);
  return `Hola${greeted ? ` ${greeted}` : ''}, le escribimos de ${name} por su cita del ${longDay(date)} a las ${time}.`;
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    role="group"
    aria-label={label}
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
      gap: 1,
      '&:empty': { display: 'none' },
    }}
  >
    {children}
  </Box>
);

const Action = (
  props: ButtonProps & {
    to?: string;
    state?: object;
    target?: string;
    rel?: string;
    component?: typeof Link;
  },
) => <Button variant="outlined" color="inherit" {...props} />;
