import { clinicClock, timeAt } from '#domain/clinic-time.js';
import { longDay } from '#domain/clinic-time.es.js';
import { whoComes } from '#domain/agenda/appointment.es.js';
import { DAY_PART_NAMES, waitedChoice, waitedDays } from '#domain/visitors/waiting-list/waiting-list.es.js';
import CheckRounded from '~icons/round-check';
import DeleteOutlineRounded from '~icons/round-delete-outline';
import EventAvailableOutlined from '~icons/outline-event-available';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { failureOf } from '../../apollo/apollo-failure';
import { useClinic } from '../../clinic/clinic';
import { PatientLink } from '../../clinic/PatientLink';
import { useWallTime } from '../../clinic/wall-time';
import { useRights } from '../../session/current-staff';
import { useConfirm } from '../../ui/dialogs/confirm';
import { instantOf } from '../../ui/clock';
import { LineStart } from '../../ui/lists/LineStart';
import { toasts } from '../../ui/notices/toasts';
import { RowActions } from '../../ui/lists/RowActions';
import { unbroken } from '../../ui/text/unbroken';
import { StatusPill } from '../../ui/StatusPill';
import {
  type ListedWaitingEntryFragment,
  useAcceptWaitingOfferMutation,
  useRemoveFromWaitingListMutation,
  WaitingListDocument,
} from './waiting-list.generated';

const PARTS = { ALL: 'all', MORNING: 'morning', AFTERNOON: 'afternoon' } as const;

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  paddingBlock: theme.spacing(1.5),
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '&:last-of-type': { borderBottom: 0, paddingBottom: 0 },
  '&:first-of-type': { paddingTop: 0 },
}));

interface WaitingEntryItemProps {
  entry: ListedWaitingEntryFragment;
  onOffer: () => void;
}

export function WaitingEntryItem({ entry, onOffer }: WaitingEntryItemProps) {
  const { patientId, patientName, visitorName, patientPhone, fromDate, toDate, dayPart, offer } = entry;
  const who = whoComes(patientName, visitorName);
  const wallTime = useWallTime();
  const { accept, remove } = useAnswers(entry);
  const mayWrite = useRights()('AGENDA');
  return (
    <Line>
      <Box sx={{ flex: '1 1 18rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>
          <PatientLink patient={{ id: patientId, name: who }} />
        </Typography>
        <Typography variant="body2">
          <LineStart>
            {waitedDays(fromDate, toDate)}, {DAY_PART_NAMES[PARTS[dayPart]]}
          </LineStart>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {waitedChoice(entry)} · {unbroken(patientPhone)} · espera desde {wallTime(entry.createdAt)}
          {entry.addedByName && ` · lo anotó ${entry.addedByName}`}
        </Typography>
      </Box>
      {offer && <Offer offer={offer} />}
      <RowActions
        label={`Acciones para ${who}`}
        actions={
          mayWrite
            ? [
                offer
                  ? { label: 'Aceptó', icon: <CheckRounded />, act: accept }
                  : { label: 'Ofrecer hora', icon: <EventAvailableOutlined />, act: onOffer },
                { label: 'Quitar', icon: <DeleteOutlineRounded />, act: remove, isDangerous: true },
              ]
            : []
        }
      />
    </Line>
  );
}

function Offer({ offer }: { offer: NonNullable<ListedWaitingEntryFragment['offer']> }) {
  const { date, time, heldUntil, messageState } = offer;
  const { timeZone } = useClinic();
  const isToSend = messageState === 'WAITING';
  const until = heldUntil && timeAt(clinicClock(instantOf(heldUntil), timeZone).minutes);
  return (
    <Box sx={{ flex: '0 1 14rem' }}>
      <StatusPill colour={isToSend ? 'warning' : 'info'}>
        {isToSend ? 'Por enviar en Mensajes' : 'Hora ofrecida'}
      </StatusPill>
      <Typography variant="body2" sx={{ marginTop: 0.5 }}>
        <LineStart>{`${longDay(date)}, ${time}`}</LineStart>
      </Typography>
      {until && (
        <Typography variant="body2" color="textSecondary">
          Guardada hasta las {until}
        </Typography>
      )}
    </Box>
  );
}

function useAnswers({ id, patientName, visitorName, offer }: ListedWaitingEntryFragment) {
  const who = whoComes(patientName, visitorName);
  const confirm = useConfirm();
  const options = { refetchQueries: [WaitingListDocument], awaitRefetchQueries: true };
  const [acceptOffer] = useAcceptWaitingOfferMutation(options);
  const [removeEntry] = useRemoveFromWaitingListMutation(options);
  const run = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      toasts.success(done);
    } catch (error) {
      toasts.error(failureOf(error).sentence ?? 'No se pudo guardar. Inténtelo de nuevo.');
    }
  };
  const accept = async () => {
    const accepted =
      offer &&
      (await confirm({
        title: `Reservar la hora para ${who}`,
        question: `Se reserva el ${longDay(offer.date)} a las ${offer.time}, y la persona sale de la lista.`,
        accept: 'Reservar',
        isHarmless: true,
      }));
    if (accepted) await run(() => acceptOffer({ variables: { id } }), 'Hora reservada');
  };
  const remove = async () => {
    const accepted = await confirm({
      title: `Quitar a ${who} de la lista`,
      question: offer
        ? 'La hora que se le ofreció queda libre. No se le avisa.'
        : 'Ya no se le ofrecerán horas. No se le avisa.',
      accept: 'Quitar',
    });
    if (accepted) await run(() => removeEntry({ variables: { id } }), 'Ya no está en la lista');
  };
  return { accept: () => void accept(), remove: () => void remove() };
}
