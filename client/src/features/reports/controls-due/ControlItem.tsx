import { clinicClock, parseInstant } from '#domain/clinic-time.js';
import { shortDate } from '#domain/clinic-time.es.js';
import { causesInWords, dueInWords } from '#domain/reports/control-due.es.js';
import WhatsApp from '~icons/baseline-whatsapp';
import EventAvailableOutlined from '~icons/outline-event-available';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { useClinic } from '../../../clinic/clinic';
import { useClinicNow } from '../../../clinic/clinic-now';
import { PatientLink } from '../../../clinic/PatientLink';
import { useRights } from '../../../session/current-staff';
import { lazyPart } from '../../../ui/frame/lazy-part';
import { LINE_BUTTON } from '../../../ui/lists/line-button';
import { ListLine } from '../../../ui/lists/ListLine';
import { unbroken } from '../../../ui/text/unbroken';
import { toasts } from '../../../ui/notices/toasts';
import { StatusPill } from '../../../ui/StatusPill';
import { type ListedControlFragment, useRestoreControlMutation } from './controls-due.generated';
import { InvitationButton } from './InvitationButton';

type Invitation = NonNullable<ListedControlFragment['invitation']>;

/** @param day the day on which it was sent, or written. */
function invitationInWords({ isAutomatic, state, byName }: Invitation, day: string): string {
  if (!isAutomatic) return `Invitada el ${day} por ${byName}`;
  if (state === 'WAITING') return `Mensaje por enviar desde el ${day}`;
  if (state === 'QUEUED' || state === 'SENDING') return `Mensaje en camino desde el ${day}`;
  if (state === 'FAILED') return `El mensaje del ${day} no se pudo enviar`;
  if (state === 'UNCERTAIN') return `No se sabe si llegó el mensaje del ${day}`;
  return `Mensaje enviado el ${day}`;
}

const { Part: DismissControlDialog, preload } = lazyPart(() =>
  import('./DismissControlDialog').then((module) => module.DismissControlDialog),
);

const REFUSALS = {
  OPPOSED: 'Pidió no recibir mensajes por WhatsApp.',
  NO_MOBILE: 'No tiene un teléfono al que se pueda escribir.',
} as const;

interface ControlItemProps {
  control: ListedControlFragment;
  onBook: () => void;
  onPrepareBooking: () => void;
  /** Called when something was noted about it. */
  onChanged: () => void;
}

export function ControlItem({ control, onBook, onPrepareBooking, onChanged }: ControlItemProps) {
  const { patientId, patientName, patientPhone, professionalName, dueOn, state, visitedOn } = control;
  const { date: today } = useClinicNow();
  const { timeZone } = useClinic();
  const refusalId = useId();
  const { invitationLink, invitationRefusal, invitation, dismissal, serviceType } = control;
  const [isDismissing, setIsDismissing] = useState(false);
  const mayWrite = useRights()('AGENDA');
  const [restoreControl, { loading: isRestoring }] = useRestoreControlMutation();
  const dayOf = (instant: string) => shortDate(clinicClock(parseInstant(instant), timeZone).date).slice(0, 5);
  const restore = async () => {
    try {
      await restoreControl({ variables: { patientId, serviceType } });
      toasts.success('Vuelve a la lista de controles');
    } catch (error) {
      toasts.error(failureOf(error).sentence ?? 'No se pudo guardar. Inténtelo de nuevo.');
    }
    onChanged();
  };
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
          {control.causes ? causesInWords(control.causes) : 'Control'} · {professionalName}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Control el {shortDate(dueOn)} ·{visitedOn && ` última visita ${shortDate(visitedOn)} ·`}{' '}
          {unbroken(patientPhone)}
        </Typography>
        {invitation && (
          <Typography variant="body2" color="textSecondary">
            {invitationInWords(invitation, dayOf(invitation.at))}
          </Typography>
        )}
        {dismissal && (
          <Typography variant="body2" color="textSecondary">
            No se llama desde el {dayOf(dismissal.at)}: {dismissal.note} ({dismissal.byName})
          </Typography>
        )}
        {invitationRefusal && (
          <Typography id={refusalId} variant="body2" color="textSecondary">
            {REFUSALS[invitationRefusal]}
          </Typography>
        )}
      </Box>
      <Box role="group" aria-label={`Acciones para ${patientName}`} sx={ACTIONS}>
        {mayWrite && (
          <Button
            variant="outlined"
            startIcon={<EventAvailableOutlined />}
            onPointerEnter={onPrepareBooking}
            onFocus={onPrepareBooking}
            onClick={onBook}
            sx={LINE_BUTTON}
          >
            Agendar
          </Button>
        )}
        {invitationLink && <InvitationButton control={control} onChanged={onChanged} sx={LINE_BUTTON} />}
        {invitationRefusal && (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<WhatsApp />}
            disabled
            aria-describedby={refusalId}
            sx={LINE_BUTTON}
          >
            WhatsApp
          </Button>
        )}
        {mayWrite && dismissal && (
          <Button
            variant="text"
            color="inherit"
            disabled={isRestoring}
            aria-label={`Volver a llamar a ${patientName}`}
            onClick={() => void restore()}
            sx={LINE_BUTTON}
          >
            Volver a llamar
          </Button>
        )}
        {mayWrite && !dismissal && (
          <Button
            variant="text"
            color="inherit"
            aria-label={`No llamar a ${patientName}`}
            onFocus={preload}
            onClick={() => setIsDismissing(true)}
            sx={LINE_BUTTON}
          >
            No llamar
          </Button>
        )}
      </Box>
      {isDismissing && (
        <Suspense>
          <DismissControlDialog
            control={control}
            onClose={() => setIsDismissing(false)}
            onDismissed={() => {
              setIsDismissing(false);
              onChanged();
            }}
          />
        </Suspense>
      )}
    </ListLine>
  );
}

const ACTIONS = { display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 1 } as const;
