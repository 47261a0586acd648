import { clinicClock, daysBetween, parseInstant } from '#domain/clinic-time.js';
import { shortDate } from '#domain/clinic-time.es.js';
import { PRIVACY_OUTCOME_LABELS, PRIVACY_RIGHT_LABELS } from '#domain/privacy/privacy-request.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { personalDataPath } from '../../../clinic/patient-path';
import { useClinic } from '../../../clinic/clinic';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useRights } from '../../../session/current-staff';
import { ListLine } from '../../../ui/lists/ListLine';
import { StatusPill } from '../../../ui/StatusPill';
import { LINK_THUMB_HIGH } from '../../../ui/theme/thumb-high';
import type { ListedRequestFragment } from './requests.generated';

const Item = styled(ListLine)(({ theme }) => ({
  gap: theme.spacing(1.5),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr) 318px',
    columnGap: theme.spacing(3),
  },
}));

interface RequestItemProps {
  request: ListedRequestFragment;
  onAct: (act: 'answer' | 'extend' | 'link') => void;
}

export function RequestItem({ request, onAct }: RequestItemProps) {
  const { name, rut, email, phone, right, details, outcome, patientId } = request;
  const mayAct = useRights()('PATIENTS') && !outcome;
  return (
    <Item>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Quiet>{[rut, email, phone].filter(Boolean).join(' · ')}</Quiet>
        <Quiet>
          {patientId === null ? (
            'Sin paciente asociado'
          ) : (
            <>
              Paciente:{' '}
              <Link component={RouterLink} to={personalDataPath(patientId)} sx={LINK_THUMB_HIGH}>
                {request.patientName}
              </Link>
            </>
          )}
        </Quiet>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{PRIVACY_RIGHT_LABELS[right]}</Typography>
        <Quiet>
          Ingresó el {shortDate(request.receivedOn)}
          {request.registeredByName
            ? `, anotada por ${request.registeredByName}`
            : ', por el formulario público'}
        </Quiet>
        {details && <LongText>{details}</LongText>}
        {request.isExtended && <Quiet>Plazo prorrogado: {request.extensionReason}</Quiet>}
        {outcome && <LongText>Respuesta: {request.answer}</LongText>}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', justifyItems: { xs: 'start', md: 'end' } }}>
        {outcome ? <Answered request={request} /> : <Deadline request={request} />}
        {mayAct && <Acts request={request} onAct={onAct} />}
      </Box>
    </Item>
  );
}

function Deadline({ request: { dueOn, isOverdue } }: { request: ListedRequestFragment }) {
  const left = daysBetween(useClinicNow().date, dueOn);
  return (
    <>
      <StatusPill colour={isOverdue ? 'error' : left <= 7 ? 'warning' : 'info'}>
        {isOverdue ? 'Plazo vencido' : inWords(left)}
      </StatusPill>
      <Quiet>
        {isOverdue ? 'Venció el' : 'Responder hasta el'} {shortDate(dueOn)}
      </Quiet>
    </>
  );
}

function inWords(daysLeft: number): string {
  if (daysLeft === 0) return 'Vence hoy';
  return daysLeft === 1 ? 'Vence mañana' : `Quedan ${daysLeft} días`;
}

function Answered({ request: { outcome, answeredAt, answeredByName } }: { request: ListedRequestFragment }) {
  const { timeZone } = useClinic();
  if (!outcome || !answeredAt) return null;
  const { date } = clinicClock(parseInstant(answeredAt), timeZone);
  return (
    <>
      <StatusPill colour={outcome === 'REFUSED' ? 'warning' : 'success'}>
        {PRIVACY_OUTCOME_LABELS[outcome]}
      </StatusPill>
      <Quiet>
        El {shortDate(date)}, por {answeredByName}
      </Quiet>
    </>
  );
}

function Acts({ request, onAct }: RequestItemProps) {
  const { name, canBeExtended, patientId } = request;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: { md: 'flex-end' } }}>
      <Button
        size="small"
        variant="outlined"
        aria-label={`Responder la solicitud de ${name}`}
        onClick={() => onAct('answer')}
      >
        Responder
      </Button>
      {canBeExtended && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-label={`Prorrogar la solicitud de ${name}`}
          onClick={() => onAct('extend')}
        >
          Prorrogar
        </Button>
      )}
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-label={
          patientId === null
            ? `Asociar paciente a la solicitud de ${name}`
            : `Cambiar paciente de la solicitud de ${name}`
        }
        onClick={() => onAct('link')}
      >
        {patientId === null ? 'Asociar paciente' : 'Cambiar paciente'}
      </Button>
    </Box>
  );
}

const Quiet = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

const LongText = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" sx={{ marginTop: 0.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
    {children}
  </Typography>
);
