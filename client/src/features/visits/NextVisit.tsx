import { longDay } from '#domain/clinic-time.es.js';
import { dateOfControl, nearestStart } from '#domain/visits/next-visit.js';
import EventAvailableOutlined from '~icons/outline-event-available';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { failureOf } from '../../apollo/apollo-failure';
import { useTreatments } from '../../treatments/treatments';
import { Card } from '../../ui/Card';
import { Loading } from '../../ui/frame/Loading';
import { RetryNotice } from '../../ui/notices/RetryNotice';
import { toasts } from '../../ui/notices/toasts';
import { useBookNextVisitMutation, useFreeHoursOfQuery } from './visits.generated';
import type { StoredVisit } from './visit';

/** The next visit, prefilled: after the treatment's interval, on the same weekday and hour or the nearest free one. */
export function NextVisit({ appointment }: { appointment: StoredVisit }) {
  const weeks = useTreatments().find(({ name }) => name === appointment.treatment)?.controlWeeks ?? null;
  return (
    <Card aria-labelledby="proxima-visita">
      <Typography variant="h2" id="proxima-visita">
        Próxima visita
      </Typography>
      {weeks === null ? (
        <>
          <Typography color="textSecondary" sx={{ marginTop: 0.5 }}>
            Este tratamiento no tiene un control definido.
          </Typography>
          <Button component={Link} to="/app/citas" sx={{ marginTop: 1, marginLeft: -1 }}>
            Elegir una hora en el calendario
          </Button>
        </>
      ) : (
        <Proposal appointment={appointment} weeks={weeks} />
      )}
    </Card>
  );
}

interface ProposalProps {
  appointment: StoredVisit;
  weeks: number;
}

function Proposal({ appointment, weeks }: ProposalProps) {
  const { serviceType, durationMinutes, professionalId, treatment, patient, time } = appointment;
  const asked = { serviceType, durationMinutes, professionalId, treatment };
  const wanted = dateOfControl(appointment.date, weeks);
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
  const start = free && nearestStart(free, time);
  const [book, { loading }] = useBookNextVisitMutation({ refetchQueries: ['ControlCard'] });
  const [booked, setBooked] = useState<string>();
  const words = `${longDay(date)}, ${start ?? time}`;

  const accept = async () => {
    if (!start) return;
    try {
      await book({ variables: { input: { ...asked, patientId: patient.id, date, time: start } } });
      setBooked(words);
      toasts.success(`Cita agendada: ${words}`);
    } catch (error) {
      toasts.error(failureOf(error).sentence ?? 'Error al crear la cita');
      // The hour was taken in the meantime, so the nearest free one has changed.
      await Promise.all([first.refetch(), laterDate && later.refetch()]).catch(() => undefined);
    }
  };

  if (booked)
    return (
      <Typography role="status" sx={{ marginTop: 1, fontWeight: 600 }}>
        Agendada: {booked}
      </Typography>
    );
  if (first.error ?? later.error)
    return (
      <RetryNotice
        sentence="No se pudieron cargar los horarios."
        onRetry={() =>
          void Promise.all([first.refetch(), laterDate && later.refetch()]).catch(() => undefined)
        }
      />
    );
  if (!onFirst || (laterDate && !later.data)) return <Loading />;
  return (
    <>
      <Typography sx={{ marginTop: 1, fontSize: '1.125rem', fontWeight: 620 }}>
        {start ? words : 'No hay horas libres en los días que siguen.'}
      </Typography>
      <Typography color="textSecondary">
        {treatment} · control en {weeks === 1 ? '1 semana' : `${weeks} semanas`}
        {start && (date !== wanted || start !== time) && ' · la hora libre más cercana'}
      </Typography>
      {start && (
        <Button
          variant="contained"
          startIcon={<EventAvailableOutlined />}
          loading={loading}
          onClick={() => void accept()}
          sx={{ marginTop: 1.5, marginRight: 1 }}
        >
          Agendar
        </Button>
      )}
      <Button component={Link} to={`/app/citas?vista=dia&fecha=${date}`} sx={{ marginTop: 1.5 }}>
        Elegir otra hora
      </Button>
    </>
  );
}
