import { CERTIFICATE_KIND_LABELS, restSentence } from '#domain/records/certificates/certificate.es.js';
import { STATUS_LABELS } from '#domain/agenda/appointment.es.js';
import type { AppointmentStatus } from '#domain/agenda/appointment.js';
import { longDay, shortDate } from '#domain/clinic-time.es.js';
import { ATTENDANCE_LABELS } from '#domain/visits/attendance.es.js';
import { MESSAGE_STATE_LABELS, messageBy } from '#domain/messages/message.es.js';
import type { TimelineKind } from '#domain/visits/timeline.js';
import ChatBubbleOutlineRounded from '~icons/round-chat-bubble-outline';
import DescriptionOutlined from '~icons/outline-description';
import EventOutlined from '~icons/outline-event';
import VerifiedOutlined from '~icons/outline-verified';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useWallTime } from '../../../clinic/wall-time';
import { type StatusColour, StatusPill } from '../../../ui/StatusPill';
import { appointmentWords } from './appointment-words';
import type { PatientDialog } from './patient-dialogs';
import type { PatientTimelineQuery } from './patient-page.generated';

type Entry = PatientTimelineQuery['patientTimeline']['nodes'][number];

const ICONS: Readonly<Record<TimelineKind, ReactNode>> = {
  APPOINTMENT: <EventOutlined fontSize="small" />,
  RECORD: <DescriptionOutlined fontSize="small" />,
  CERTIFICATE: <VerifiedOutlined fontSize="small" />,
  MESSAGE: <ChatBubbleOutlineRounded fontSize="small" />,
};

const STATUS_COLOURS: Readonly<Record<AppointmentStatus, StatusColour>> = {
  BOOKED: 'info',
  CONFIRMED: 'success',
  COMPLETED: 'success',
  CANCELLED: 'error',
};

const Item = styled('li')(({ theme }) => ({
  borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
}));

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  columnGap: 14,
  rowGap: 4,
  padding: '12px 4px',
  width: '100%',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  '& > svg': { color: (theme.vars ?? theme).palette.text.secondary, marginTop: 1 },
  // On a phone the state goes below the rest.
  '& > :nth-of-type(2)': { gridColumn: 2, justifySelf: 'start' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    '& > :nth-of-type(2)': { gridColumn: 3, alignSelf: 'center' },
  },
}));

const Opening = styled(ButtonBase)(({ theme }) => ({
  display: 'block',
  width: '100%',
  borderRadius: 10,
  '&:hover': {
    backgroundColor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.text.primary} 4%, transparent)`,
  },
  '&:focus-visible': { outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}` },
}));

interface TimelineItemProps {
  entry: Entry;
  onOpen: (dialog: PatientDialog) => void;
}

/** Appointments, records and certificates can be opened; messages are shown completely here. */
export function TimelineItem({ entry, onOpen }: TimelineItemProps) {
  const { appointment, record, certificate, message } = entry;
  const body = (
    <Body>
      {ICONS[entry.kind]}
      {appointment && <AppointmentWords appointment={appointment} />}
      {record && <RecordWords record={record} />}
      {certificate && <CertificateWords certificate={certificate} />}
      {message && <MessageWords message={message} />}
    </Body>
  );
  const dialog = dialogOf(entry);
  return <Item>{dialog ? <Opening onClick={() => onOpen(dialog)}>{body}</Opening> : body}</Item>;
}

function dialogOf({ appointment, record, certificate }: Entry): PatientDialog | undefined {
  if (appointment) return { kind: 'appointment', id: appointment.id };
  if (record) return { kind: 'record', id: record.id };
  return certificate ? { kind: 'certificate', id: certificate.id } : undefined;
}

/** 'lunes 23 de noviembre de 2026' */
const dayInWords = (date: string): string => `${longDay(date)} de ${date.slice(0, 4)}`;

function AppointmentWords({ appointment }: { appointment: NonNullable<Entry['appointment']> }) {
  const { date, time, status, attendance } = appointment;
  return (
    <>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          Cita del {dayInWords(date)}, {time}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {appointmentWords(appointment)}
        </Typography>
        {attendance && (
          <Typography variant="body2" sx={{ fontWeight: attendance === 'NO_SHOW' ? 650 : undefined }}>
            {ATTENDANCE_LABELS[attendance]}
          </Typography>
        )}
      </Box>
      <Box>
        <StatusPill colour={STATUS_COLOURS[status]}>{STATUS_LABELS[status]}</StatusPill>
      </Box>
    </>
  );
}

function RecordWords({ record }: { record: NonNullable<Entry['record']> }) {
  const { date, careDescription, procedure, professionalName } = record;
  return (
    <Box sx={{ minWidth: 0, gridColumn: '2 / -1' }}>
      <Typography sx={{ fontWeight: 600 }}>Ficha del {dayInWords(date)}</Typography>
      {professionalName && (
        <Typography variant="body2" color="textSecondary">
          Atendido por {professionalName}
        </Typography>
      )}
      <Lines>{careDescription}</Lines>
      <Lines>{procedure}</Lines>
    </Box>
  );
}

function CertificateWords({ certificate }: { certificate: NonNullable<Entry['certificate']> }) {
  const { kind, issueDate, attendedOn, restDays, issuedBy } = certificate;
  return (
    <Box sx={{ minWidth: 0, gridColumn: '2 / -1' }}>
      <Typography sx={{ fontWeight: 600 }}>Certificado del {dayInWords(issueDate)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {[
          CERTIFICATE_KIND_LABELS[kind],
          `de la atención del ${shortDate(attendedOn)}`,
          restSentence(restDays),
          `extendido por ${issuedBy}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Box>
  );
}

function Lines({ children }: { children: string }) {
  return (
    <Typography
      variant="body2"
      sx={{ display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' }}
    >
      {children}
    </Typography>
  );
}

function MessageWords({ message }: { message: NonNullable<Entry['message']> }) {
  const wallTime = useWallTime();
  const { kind, channel, state, failure, date, time, createdAt } = message;
  return (
    <>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{messageBy(kind, channel)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {wallTime(createdAt)}, sobre la cita del {shortDate(date)}, {time}
        </Typography>
        {failure && <Typography variant="body2">{failure}</Typography>}
      </Box>
      <Box>
        <Typography variant="body2" color="textSecondary">
          {MESSAGE_STATE_LABELS[state]}
        </Typography>
      </Box>
    </>
  );
}
