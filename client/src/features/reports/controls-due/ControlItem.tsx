import { shortDate } from '#domain/clinic-time.es.js';
import { dueInWords } from '#domain/visits/control-due.es.js';
import WhatsApp from '~icons/baseline-whatsapp';
import EventAvailableOutlined from '~icons/outline-event-available';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useClinicNow } from '../../../clinic/clinic-now';
import { PatientLink } from '../../../clinic/PatientLink';
import { ListLine } from '../../../ui/lists/ListLine';
import { StatusPill } from '../../../ui/StatusPill';
import type { ListedControlFragment } from './controls-due.generated';

const REFUSALS = {
  OPPOSED: 'Pidió no recibir mensajes por WhatsApp.',
  NO_MOBILE: 'No tiene un teléfono al que se pueda escribir.',
} as const;

interface ControlItemProps {
  control: ListedControlFragment;
  onBook: () => void;
  onPrepareBooking: () => void;
}

export function ControlItem({ control, onBook, onPrepareBooking }: ControlItemProps) {
  const { patientId, patientName, patientPhone, professionalName, dueOn, state, visitedOn } = control;
  const { date: today } = useClinicNow();
  const refusalId = useId();
  const { invitationLink, invitationRefusal } = control;
  return (
    <ListLine sx={{ gridTemplateColumns: { sm: 'minmax(0, 1fr) auto' }, alignItems: 'center', columnGap: 2 }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <Typography sx={{ fontWeight: 600 }}>
            <PatientLink patient={{ id: patientId, name: patientName }} />
          </Typography>
          <StatusPill colour={state === 'OVERDUE' ? 'warning' : 'info'}>
            {dueInWords(dueOn, today)}
          </StatusPill>
        </Box>
        <Typography variant="body2" sx={{ marginTop: 0.5 }}>
          {control.treatment ?? 'Control'} · {professionalName}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Control el {shortDate(dueOn)} · última visita {shortDate(visitedOn)} · {patientPhone}
        </Typography>
        {invitationRefusal && (
          <Typography id={refusalId} variant="body2" color="textSecondary">
            {REFUSALS[invitationRefusal]}
          </Typography>
        )}
      </Box>
      <Box role="group" aria-label={`Acciones para ${patientName}`} sx={{ display: 'flex', gap: 1 }}>
        <Button
          variant="outlined"
          startIcon={<EventAvailableOutlined />}
          onPointerEnter={onPrepareBooking}
          onFocus={onPrepareBooking}
          onClick={onBook}
          sx={BUTTON}
        >
          Agendar
        </Button>
        {invitationLink && (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<WhatsApp />}
            href={invitationLink}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Escribir por WhatsApp a ${patientName} (se abre en otra pestaña)`}
            sx={BUTTON}
          >
            WhatsApp
          </Button>
        )}
        {invitationRefusal && (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<WhatsApp />}
            disabled
            aria-describedby={refusalId}
            sx={BUTTON}
          >
            WhatsApp
          </Button>
        )}
      </Box>
    </ListLine>
  );
}

const BUTTON = {
  flex: { xs: 1, sm: 'none' },
  minHeight: { xs: 44, sm: 36 },
  whiteSpace: 'nowrap',
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;
