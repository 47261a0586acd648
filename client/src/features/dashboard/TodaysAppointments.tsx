import { longDay } from '#domain/clinic-time.es.js';
import type { DayOverview } from '#domain/visits/day-overview.js';
import { isUnclosed } from '#domain/visits/unclosed.js';
import EventAvailableOutlined from '~icons/outline-event-available';
import ExpandLessRounded from '~icons/round-expand-less';
import ExpandMoreRounded from '~icons/round-expand-more';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useClinicNow } from '../../clinic/clinic-now';
import { Card } from '../../ui/Card';
import { ONE_COLUMN } from '../../ui/one-column';
import { Loading } from '../../ui/frame/Loading';
import { Message } from '../../ui/frame/Message';
import { FLUSH_START } from '../../ui/theme/flush';
import type { AlertParts } from './alert-parts';
import { AppointmentList } from './AppointmentList';
import type { DayAppointment } from './todays-appointments';
import { UnclosedBefore } from './UnclosedBefore';
import { Unknown } from './Unknown';

interface TodaysAppointmentsProps extends AlertParts {
  /** Undefined until loaded. */
  overview: DayOverview<DayAppointment> | undefined;
  hasFailed: boolean;
}

/** Switches to the next day at the clinic's midnight. */
export function TodaysAppointments(props: TodaysAppointmentsProps) {
  const { overview, hasFailed, ...alerts } = props;
  const { date } = useClinicNow();
  const count = overview && Object.values(overview).flat().length;
  return (
    <Card aria-labelledby="citas-del-dia" sx={{ ...ONE_COLUMN, gap: 1.5, alignContent: 'start' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: 1,
        }}
      >
        <Typography variant="h2" id="citas-del-dia">
          Citas del Día
        </Typography>
        <Typography color="textSecondary">{longDay(date)}</Typography>
      </Box>
      {!overview && !hasFailed && <Loading />}
      {overview && count !== 0 && <Lists overview={overview} {...alerts} />}
      {!count && hasFailed && <Unknown />}
      {count === 0 && !hasFailed && (
        <Message
          icon={<EventAvailableOutlined />}
          sentence="No hay citas programadas para hoy"
          action={
            <Button variant="outlined" color="inherit" component={Link} to="/app/citas">
              Ver el calendario
            </Button>
          }
        />
      )}
      <UnclosedBefore today={date} />
    </Card>
  );
}

interface ListsProps extends AlertParts {
  overview: DayOverview<DayAppointment>;
}

/** The upcoming appointments; past ones are folded away while some are left. */
function Lists({ overview, ...alerts }: ListsProps) {
  const { now, next, later, past } = overview;
  const isDayOver = now.length + next.length + later.length === 0;
  const [chosen, setChosen] = useState<boolean>();
  const isShown = chosen ?? isDayOver;
  const listId = useId();
  return (
    <>
      {past.length > 0 && (
        <Box>
          <Button
            color="inherit"
            aria-expanded={isShown}
            aria-controls={isShown ? listId : undefined}
            startIcon={isShown ? <ExpandLessRounded /> : <ExpandMoreRounded />}
            onClick={() => setChosen(!isShown)}
            fullWidth
            sx={{ ...FLUSH_START, justifyContent: 'flex-start', textAlign: 'left' }}
          >
            <PastInWords past={past} />
          </Button>
          {isShown && <AppointmentList id={listId} appointments={past} {...alerts} />}
        </Box>
      )}
      {later.length > 0 && <AppointmentList appointments={later} {...alerts} />}
      {later.length === 0 && !isDayOver && (
        <Typography color="textSecondary">
          {next.length > 0 ? 'Después no hay más citas hoy.' : 'No hay más citas hoy.'}
        </Typography>
      )}
    </>
  );
}

/** 'Antes de ahora: 4 citas · 1 sin cerrar': for one of them, the attendance was not recorded. */
function PastInWords({ past }: { past: readonly DayAppointment[] }) {
  const now = useClinicNow();
  const open = past.filter((one) => isUnclosed(one, now)).length;
  return (
    <span>
      Antes de ahora: {past.length === 1 ? '1 cita' : `${past.length} citas`}
      {open > 0 && (
        <Box component="span" sx={{ color: 'warning.main' }}>
          {' '}
          · {open} sin cerrar
        </Box>
      )}
    </span>
  );
}
