import { longDay } from '#domain/clinic-time.es.js';
import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { nearestStart } from '#domain/visits/next-visit.js';
import { weeksInWords } from '#domain/visits/next-visit.es.js';
import EventAvailableOutlined from '~icons/outline-event-available';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { failureOf } from '../../apollo/apollo-failure';
import { Loading } from '../../ui/frame/Loading';
import { RetryNotice } from '../../ui/notices/RetryNotice';
import { toasts } from '../../ui/notices/toasts';
import { useBookNextVisitMutation, useFreeHoursOfQuery } from './visits.generated';
import type { StoredVisit } from './visit';

interface NextVisitProposalProps {
  appointment: StoredVisit;
  wanted: LocalDate;
  /** The interval that the date follows; absent for a date of its own. */
  weeks: number | undefined;
}

/** The free hour of that day nearest to this visit's, or of the next day with one; any other of the day's hours. */
export function NextVisitProposal({ appointment, wanted, weeks }: NextVisitProposalProps) {
  const { serviceType, durationMinutes, professionalId, treatment, patient, time } = appointment;
  const asked = { serviceType, durationMinutes, professionalId, treatment };
  const first = useFreeHoursOfQuery({
    variables: { ...asked, date: wanted },
    fetchPolicy: 'network-only',
  });
  const onFirst = first.data?.availability;
  const isFull = onFirst?.freeStarts.length === 0;
  const laterDate = isFull ? onFirst?.nextFreeDate : null;
  const later = useFreeHoursOfQuery({
    variables: { ...asked, date: laterDate ?? wanted },
    skip: !laterDate,
    fetchPolicy: 'network-only',
  });
  const date = laterDate ?? wanted;
  const free = isFull ? later.data?.availability.freeStarts : onFirst?.freeStarts;
  const [chosen, setChosen] = useState<LocalTime>();
  const [showsOthers, setShowsOthers] = useState(false);
  const start = free && (chosen && free.includes(chosen) ? chosen : nearestStart(free, time));
  const [book, { loading }] = useBookNextVisitMutation({ refetchQueries: ['ControlCard'] });
  const [booked, setBooked] = useState<string>();
  const words = `${longDay(date)}, ${start ?? time}`;

  const reload = () => Promise.all([first.refetch(), laterDate && later.refetch()]).catch(() => undefined);
  const accept = async () => {
    if (!start) return;
    try {
      await book({ variables: { input: { ...asked, patientId: patient.id, date, time: start } } });
      setBooked(words);
      toasts.success(`Cita agendada: ${words}`);
    } catch (error) {
      toasts.error(failureOf(error).sentence ?? 'Error al crear la cita');
      // The hour was taken in the meantime, so the nearest free one has changed.
      await reload();
    }
  };

  if (booked)
    return (
      <Typography role="status" sx={{ marginTop: 1, fontWeight: 600 }}>
        Agendada: {booked}
      </Typography>
    );
  if (first.error ?? later.error)
    return <RetryNotice sentence="No se pudieron cargar los horarios." onRetry={() => void reload()} />;
  if (!onFirst || (laterDate && !later.data)) return <Loading />;
  return (
    <>
      <Typography sx={{ marginTop: 1.5, fontSize: '1.125rem', fontWeight: 620 }}>
        {start ? words : 'No hay horas libres en los días que siguen.'}
      </Typography>
      <Typography color="textSecondary">
        {treatment}
        {weeks !== undefined && ` · control en ${weeksInWords(weeks)}`}
        {start && !chosen && (date !== wanted || start !== time) && ' · la hora libre más cercana'}
      </Typography>
      {start && (
        <Button
          variant="outlined"
          size="large"
          startIcon={<EventAvailableOutlined />}
          loading={loading}
          onClick={() => void accept()}
          sx={{ marginTop: 1.5, marginRight: 1 }}
        >
          Agendar
        </Button>
      )}
      {free && free.length > 1 && (
        <Button
          aria-expanded={showsOthers}
          onClick={() => setShowsOthers(!showsOthers)}
          sx={{ marginTop: 1.5 }}
        >
          Elegir otra hora
        </Button>
      )}
      {showsOthers && free && (
        <Box
          role="group"
          aria-label="Horas libres"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
            gap: 1,
            marginTop: 1.5,
          }}
        >
          {free.map((one) => (
            <Button
              key={one}
              variant="outlined"
              color={one === start ? 'primary' : 'inherit'}
              aria-pressed={one === start}
              onClick={() => setChosen(one)}
              sx={{ minHeight: 44 }}
            >
              {one}
            </Button>
          ))}
        </Box>
      )}
    </>
  );
}
