import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { longDay } from '#domain/clinic-time.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Loading } from '../../ui/frame/Loading';
import { Notice } from '../../ui/notices/Notice';
import { SlotButtons } from './SlotButtons';

interface OtherHoursProps {
  /** Why the chosen time is not available; absent once the visitor looks at another day. */
  reason: string | undefined;
  /** Whether it takes the focus as it appears, since the button that was pressed is gone. */
  takesFocus: boolean;
  date: LocalDate;
  times: readonly LocalTime[];
  isLoading: boolean;
  nextFreeDate: LocalDate | undefined;
  onChooseTime: (time: LocalTime) => void;
  onChooseDate: (date: LocalDate) => void;
}

/** Shown inside the form after a refusal: the times that are still free, so that nothing typed is lost. */
export function OtherHours(props: OtherHoursProps) {
  const { reason, takesFocus, date, times, isLoading, nextFreeDate } = props;
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) part.current?.focus();
  }, [takesFocus]);
  return (
    <Box ref={part} tabIndex={-1} sx={{ outline: 'none', display: 'grid', gap: 1.5, marginBottom: 2.5 }}>
      {reason && <Notice sentence={reason} />}
      {isLoading && <Loading text="Cargando horarios..." />}
      {!isLoading && times.length > 0 && (
        <>
          <Typography variant="body2">Horas libres del {longDay(date)}:</Typography>
          <SlotButtons
            times={times}
            chosen={undefined}
            onChoose={props.onChooseTime}
            label={`Horas libres del ${longDay(date)}`}
          />
        </>
      )}
      {!isLoading && times.length === 0 && (
        <Typography variant="body2">Ya no quedan horas libres el {longDay(date)}.</Typography>
      )}
      {!isLoading && times.length === 0 && nextFreeDate && (
        <Button variant="outlined" onClick={() => props.onChooseDate(nextFreeDate)}>
          Ver el {longDay(nextFreeDate)}
        </Button>
      )}
    </Box>
  );
}
