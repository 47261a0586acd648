import { addDays, type LocalDate, type LocalTime } from '#domain/clinic-time.js';
import { nearDay } from '#domain/clinic-time.es.js';
import type { DayOverview } from '#domain/visits/day-overview.js';
import AddRounded from '~icons/round-add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useRights } from '../../../session/current-staff';
import { ONE_COLUMN } from '../../../ui/one-column';
import { Placeholder } from '../../../ui/Placeholder';
import type { DayAppointment } from '../todays-appointments';
import type { Mark } from '../use-mark';
import type { DayFootQuery } from './day-foot.generated';
import { NextPerson } from './NextPerson';
import { useNextPerson } from './use-next-person';

export interface SlotToBook {
  readonly date: LocalDate;
  readonly time?: LocalTime;
  readonly serviceType?: 'PODIATRY' | 'MANICURE';
}

interface DayFootProps {
  overview: DayOverview<DayAppointment>;
  mark: Mark;
  /** The form for a new appointment, from another feature. */
  book: (slot: SlotToBook, close: () => void) => ReactNode;
}

/** At the foot of a phone's screen, within reach of the thumb: the patient to attend next, and the next free hour. */
export function DayFoot({ overview, mark, book }: DayFootProps) {
  const can = useRights();
  const { date } = useClinicNow();
  const { asked, isAsking, ...next } = useNextPerson(overview, can('AGENDA'));
  const [slot, setSlot] = useState<SlotToBook>();
  const free = firstFree(asked);
  return (
    <Box component="section" aria-label="Lo que sigue" sx={FOOT}>
      <NextPerson {...next} isAsking={isAsking} mark={mark} />
      {can('AGENDA') && (
        <Box sx={LINE}>
          {!free && isAsking && <Placeholder aria-hidden sx={{ ...FREE_HOUR, minHeight: 44 }} />}
          {free && (
            <Button variant="outlined" color="inherit" onClick={() => setSlot(free)} sx={FREE_HOUR}>
              Próxima hora: {dayInWords(free.date, date)} {free.time}
            </Button>
          )}
          <Button
            variant="outlined"
            startIcon={<AddRounded />}
            onClick={() => setSlot({ date })}
            sx={free || isAsking ? NEW : FREE_HOUR}
          >
            Nueva Cita
          </Button>
        </Box>
      )}
      {slot && book(slot, () => setSlot(undefined))}
    </Box>
  );
}

/** The earlier one of both services. */
function firstFree(data: DayFootQuery | undefined): Required<SlotToBook> | undefined {
  const hours = [
    { ...data?.podiatry?.firstFree, serviceType: 'PODIATRY' },
    { ...data?.manicure?.firstFree, serviceType: 'MANICURE' },
  ] as const;
  return hours
    .flatMap(({ date, time, serviceType }) => (date && time ? [{ date, time, serviceType }] : []))
    .toSorted((one, other) => `${one.date}${one.time}`.localeCompare(`${other.date}${other.time}`))[0];
}

const dayInWords = (day: LocalDate, today: LocalDate): string =>
  day === today ? 'hoy' : day === addDays(today, 1) ? 'mañana' : nearDay(day, today);

const FOOT = {
  position: 'sticky',
  bottom: 0,
  zIndex: 10,
  ...ONE_COLUMN,
  gap: 1,
  // At the screen's lower edge, also below a short page.
  margin: 'auto -16px -16px',
  padding: '10px 12px calc(10px + env(safe-area-inset-bottom))',
  borderTop: '1px solid var(--line)',
  backgroundColor: 'var(--card)',
  '@media print': { display: 'none' },
} as const;
const LINE = { display: 'flex', gap: 1 } as const;
/** On one line if the day is near and the phone wide enough; as wide before the hour is known. */
const FREE_HOUR = { flex: '1 1 0', minWidth: 0, paddingInline: 1 } as const;
const NEW = { flex: 'none', paddingInline: 1.5 } as const;
