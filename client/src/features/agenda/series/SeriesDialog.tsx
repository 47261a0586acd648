import { isInPart, type SeriesPart } from '#domain/agenda/series.js';
import { STATUS_LABELS } from '#domain/agenda/appointment.es.js';
import { nearDay } from '#domain/clinic-time.es.js';
import {
  isLocalDate,
  LAST_DATE,
  type LocalDate,
  type LocalTime,
  minutesOf,
  timeAt,
} from '#domain/clinic-time.js';
import { agendaStarts } from '#domain/schedule.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useRights } from '../../../session/current-staff';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { Modal } from '../../../ui/dialogs/Modal';
import { DateField } from '../../../ui/fields/DateField';
import { SegmentedButtons } from '../../../ui/fields/SegmentedButtons';
import { SelectField } from '../../../ui/fields/SelectField';
import { LineStart } from '../../../ui/lists/LineStart';
import { LoadingOrRetry } from '../../../ui/notices/LoadingOrRetry';
import { toasts } from '../../../ui/notices/toasts';
import { useSchedules } from '../agenda-hours';
import type { AgendaAppointment } from '../agenda-appointment';
import {
  type SeriesAppointmentsQuery,
  useEndAppointmentSeriesMutation,
  useMoveAppointmentSeriesMutation,
  useSeriesAppointmentsQuery,
} from './series.generated';

const PARTS: Readonly<Record<SeriesPart, string>> = {
  FROM_HERE: 'Desde esta cita',
  WHOLE: 'Toda la serie',
};

interface SeriesDialogProps {
  appointment: AgendaAppointment;
  seriesId: number;
  onClose: () => void;
}

export function SeriesDialog({ appointment, seriesId, onClose }: SeriesDialogProps) {
  const { id: appointmentId, patient, serviceType } = appointment;
  const now = useClinicNow();
  const confirm = useConfirm();
  const mayChange = useRights()('AGENDA');
  const [part, setPart] = useState<SeriesPart>('FROM_HERE');
  const [date, setDate] = useState<LocalDate>(appointment.date);
  const [time, setTime] = useState<LocalTime>(appointment.time);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { data, error, refetch } = useSeriesAppointmentsQuery({
    variables: { seriesId },
    fetchPolicy: 'cache-and-network',
  });
  const [move] = useMoveAppointmentSeriesMutation({ refetchQueries: 'active' });
  const [end] = useEndAppointmentSeriesMutation({ refetchQueries: 'active' });
  const schedule = useSchedules(date)[serviceType];
  const all = data?.seriesAppointments ?? [];
  const isMeant = (one: (typeof all)[number]) =>
    isInPart({ ...one, startMinute: minutesOf(one.time) }, part, appointment.date, now);
  const count = all.filter(isMeant).length;
  const isMoved = isLocalDate(date) && (date !== appointment.date || time !== appointment.time);
  const starts = isLocalDate(date) ? agendaStarts(schedule, date).map(timeAt) : [];

  const run = async (write: () => Promise<unknown>, done: string) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await write();
      toasts.success(done);
      onClose();
    } catch (refusal) {
      setFailure(failureOf(refusal).sentence ?? 'Error al cambiar la serie');
      setBusy(false);
    }
  };
  const finish = async () => {
    const accepted = await confirm({
      title: 'Terminar la serie',
      question: `${count === 1 ? 'Se cancela 1 cita' : `Se cancelan ${count} citas`} de ${patient.name} que ${
        count === 1 ? 'está' : 'están'
      } por venir. Las demás quedan como están.`,
      accept: 'Terminar serie',
      decline: 'Volver',
    });
    if (accepted) await run(() => end({ variables: { appointmentId, part } }), 'Serie terminada');
  };
  return (
    <Modal
      title="Serie de citas"
      subtitle={patient.name}
      width={520}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={() =>
        void (
          isMoved &&
          run(() => move({ variables: { appointmentId, part, date, time } }), 'Serie movida correctamente')
        )
      }
      actions={
        mayChange && (
          <>
            <Button
              color="error"
              disabled={isBusy || count === 0}
              onClick={() => void finish()}
              sx={{ mr: 'auto' }}
            >
              Terminar serie
            </Button>
            <Button type="submit" variant="contained" loading={isBusy} disabled={!isMoved || count === 0}>
              Mover serie
            </Button>
          </>
        )
      }
    >
      <LoadingOrRetry data={data} error={error} sentence="No se pudo cargar la serie." refetch={refetch} />
      {data && (
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          {mayChange && (
            <SegmentedButtons label="Qué citas" options={PARTS} chosen={part} onChoose={setPart} />
          )}
          <SeriesList appointments={all} ownId={appointmentId} isMeant={isMeant} />
          {count > 0 && mayChange && (
            <Box sx={{ display: 'grid', gap: 1 }}>
              <Box
                sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}
              >
                <DateField
                  label="Esta cita pasa al"
                  max={LAST_DATE}
                  today={now.date}
                  value={date}
                  onChange={setDate}
                />
                <SelectField label="Hora" value={time} onChange={({ target }) => setTime(target.value)}>
                  {[...new Set([...starts, time])].toSorted().map((one) => (
                    <option key={one}>{one}</option>
                  ))}
                </SelectField>
              </Box>
              <Typography variant="body2" color="textSecondary">
                Las demás se mueven la misma cantidad de días, a la misma hora: todas o ninguna.
              </Typography>
            </Box>
          )}
          {failure && (
            <Typography role="alert" variant="body2" color="error">
              {failure}
            </Typography>
          )}
        </Box>
      )}
    </Modal>
  );
}

type OfSeries = SeriesAppointmentsQuery['seriesAppointments'][number];

interface SeriesListProps {
  appointments: readonly OfSeries[];
  ownId: number;
  /** Whether the chosen part includes it. */
  isMeant: (one: OfSeries) => boolean;
}

function SeriesList({ appointments, ownId, isMeant }: SeriesListProps) {
  const { date: today } = useClinicNow();
  return (
    <Box
      component="ol"
      aria-label="Citas de la serie"
      sx={{ margin: 0, padding: 0, listStyle: 'none', '& li + li': { borderTop: '1px solid var(--line)' } }}
    >
      {appointments.map((one) => (
        <Box
          component="li"
          key={one.id}
          sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, paddingBlock: 1 }}
        >
          <LineStart
            sx={{
              fontWeight: isMeant(one) ? 600 : 400,
              color: isMeant(one) ? 'text.primary' : 'text.secondary',
            }}
          >
            {nearDay(one.date, today)}, {one.time}
            {one.id === ownId && ' (esta cita)'}
          </LineStart>
          <Typography component="span" variant="body2" color="textSecondary">
            {isMeant(one) ? STATUS_LABELS[one.status] : `${STATUS_LABELS[one.status]}, no cambia`}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
