import { longDay } from '#domain/clinic-time.es.js';
import { whoComes } from '#domain/agenda/appointment.es.js';
import { waitedChoice, waitedDays } from '#domain/visitors/waiting-list/waiting-list.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { failureOf } from '../../apollo/apollo-failure';
import { Modal } from '../../ui/dialogs/Modal';
import { LineStart } from '../../ui/lists/LineStart';
import { LoadingOrRetry } from '../../ui/notices/LoadingOrRetry';
import { toasts } from '../../ui/notices/toasts';
import {
  type ListedWaitingEntryFragment,
  useHoursForWaitingQuery,
  useOfferWaitingHourMutation,
  WaitingListDocument,
} from './waiting-list.generated';

interface OfferHourModalProps {
  entry: ListedWaitingEntryFragment;
  onClose: () => void;
}

/** The free hours on the days of a waiting list entry; a press on one offers it. */
export function OfferHourModal({ entry, onClose }: OfferHourModalProps) {
  const { id, patientName, visitorName, fromDate, toDate } = entry;
  const { data, error, refetch } = useHoursForWaitingQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const [offerHour, { loading }] = useOfferWaitingHourMutation({
    refetchQueries: [WaitingListDocument],
    awaitRefetchQueries: true,
  });
  const offer = async (hour: { date: string; time: string }) => {
    try {
      await offerHour({ variables: { id, date: hour.date, time: hour.time } });
      toasts.success('Hora ofrecida');
      onClose();
    } catch (failure) {
      toasts.error(failureOf(failure).sentence ?? 'No se pudo ofrecer la hora. Inténtelo de nuevo.');
      void refetch().catch(() => undefined);
    }
  };
  const days = Map.groupBy(data?.hoursForWaiting ?? [], ({ date }) => date);
  return (
    <Modal
      title={`Ofrecer una hora a ${whoComes(patientName, visitorName)}`}
      subtitle={`${waitedChoice(entry)}, ${waitedDays(fromDate, toDate)}`}
      isBusy={loading}
      onClose={onClose}
      width={520}
    >
      <LoadingOrRetry
        data={data}
        error={error}
        sentence="No se pudieron cargar las horas libres."
        refetch={refetch}
      />
      {data?.hoursForWaiting.length === 0 && (
        <Typography>En esos días no hay horas libres. Se le ofrecerá la primera que se libere.</Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {[...days].map(([date, hours]) => (
          <Box key={date} role="group" aria-labelledby={`dia-${date}`}>
            <Typography variant="h3" component="h3" id={`dia-${date}`} sx={{ marginBottom: 1 }}>
              <LineStart>{longDay(date)}</LineStart>
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {hours.map((hour) => (
                <Button
                  key={hour.time}
                  variant="outlined"
                  color="inherit"
                  disabled={loading}
                  onClick={() => void offer(hour)}
                >
                  {hour.time}
                </Button>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Modal>
  );
}
