import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { longDay } from '#domain/clinic-time.es.js';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Card } from '../../ui/Card';
import { Message } from '../../ui/frame/Message';
import { SegmentedButtons } from '../../ui/fields/SegmentedButtons';
import { SlotButtons, SlotSkeletons } from './SlotButtons';
import { passes, TIME_FILTER_LABELS, type TimeFilter } from './time-filter';

interface SlotListProps {
  date: LocalDate;
  times: readonly LocalTime[];
  chosen: LocalTime | undefined;
  /** A chosen time that is no longer free. */
  lost: LocalTime | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  nextFreeDate: LocalDate | undefined;
  onChooseTime: (time: LocalTime) => void;
  onChooseDate: (date: LocalDate) => void;
  onRetry: () => void;
}

/** The chosen day's free times, or why there are none and what to do about it. */
export function SlotList(props: SlotListProps) {
  const { date, times, chosen, lost, isLoading } = props;
  const [filter, setFilter] = useState<TimeFilter>('all');
  const shown = times.filter((time) => passes(filter, time));
  return (
    <Card aria-label="Horarios" sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1.5,
        }}
      >
        <Typography variant="h2" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
          {longDay(date)}
        </Typography>
        <SegmentedButtons
          label="Filtrar horarios"
          options={TIME_FILTER_LABELS}
          chosen={filter}
          onChoose={setFilter}
        />
      </Box>
      {lost && (
        <Typography role="status" variant="body2" color="error">
          La hora de las {lost} ya no está libre. Elija otra.
        </Typography>
      )}
      {/* A permanent live region, so that screen readers announce each change inside it. */}
      <Box aria-live="polite" aria-busy={isLoading} sx={{ minHeight: 140 }}>
        {isLoading && (
          <>
            <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 1 }}>
              Cargando horarios...
            </Typography>
            <SlotSkeletons />
          </>
        )}
        {!isLoading && shown.length === 0 && (
          <Message
            icon={<EventBusyOutlined />}
            sentence="No hay horarios disponibles"
            action={<WayOut {...props} isFiltered={times.length > 0} onShowAll={() => setFilter('all')} />}
          />
        )}
        {!isLoading && shown.length > 0 && (
          <SlotButtons
            times={shown}
            chosen={chosen}
            onChoose={props.onChooseTime}
            label={`Horas del ${longDay(date)}`}
          />
        )}
      </Box>
    </Card>
  );
}

type WayOutProps = SlotListProps & { isFiltered: boolean; onShowAll: () => void };

/** The action offered when no time is shown. */
function WayOut({ isFiltered, onShowAll, hasFailed, onRetry, nextFreeDate, onChooseDate }: WayOutProps) {
  if (isFiltered) {
    return (
      <Button variant="outlined" onClick={onShowAll}>
        Ver el día completo
      </Button>
    );
  }
  if (hasFailed) {
    return (
      <Button variant="outlined" color="inherit" onClick={onRetry}>
        Volver a consultar
      </Button>
    );
  }
  if (!nextFreeDate) return null;
  return (
    <Button variant="contained" onClick={() => onChooseDate(nextFreeDate)}>
      Ir al {longDay(nextFreeDate)}
    </Button>
  );
}
