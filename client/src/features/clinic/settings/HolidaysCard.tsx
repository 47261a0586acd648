import { monthName, weekdayName } from '#domain/clinic-time.es.js';
import { dayOfMonth } from '#domain/clinic-time.js';
import type { LocalDate } from '#domain/clinic-time.js';
import ChevronLeftRounded from '~icons/round-chevron-left';
import ChevronRightRounded from '~icons/round-chevron-right';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useClinicNow } from '../../../clinic/clinic-now';
import { Card } from '../../../ui/Card';
import { Loading } from '../../../ui/frame/Loading';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { AffectedList } from './AffectedList';
import { useClosuresQuery, useHolidaysQuery } from './settings.generated';
import { LineStart } from '../../../ui/lists/LineStart';
import { useImportHolidays } from './use-import-holidays';

/** The public holidays of a year. Only holidays that also have a closure close the clinic. */
export function HolidaysCard() {
  const today = useClinicNow().date;
  const thisYear = Number(today.slice(0, 4));
  const [year, setYear] = useState(thisYear);
  return (
    <Card aria-labelledby="feriados">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Typography variant="h2" id="feriados" sx={{ flex: 1 }}>
          Feriados de Chile
        </Typography>
        <IconButton aria-label="Año anterior" disabled={year <= thisYear} onClick={() => setYear(year - 1)}>
          <ChevronLeftRounded />
        </IconButton>
        <Typography aria-live="polite" sx={{ fontWeight: 600 }}>
          {year}
        </Typography>
        <IconButton aria-label="Año siguiente" disabled={year >= 2100} onClick={() => setYear(year + 1)}>
          <ChevronRightRounded />
        </IconButton>
      </Box>
      <HolidaysOfYear key={year} year={year} today={today} />
    </Card>
  );
}

function HolidaysOfYear({ year, today }: { year: number; today: LocalDate }) {
  const { data, error, refetch } = useHolidaysQuery({ variables: { year } });
  const { data: closed } = useClosuresQuery();
  const [unchosen, setUnchosen] = useState<ReadonlySet<LocalDate>>(new Set());
  const { affected, isBusy, submit, forget } = useImportHolidays(year);

  if (error) {
    return (
      <RetryNotice
        sentence="No se pudieron cargar los feriados."
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  if (!data) return <Loading />;
  const isClosed = (date: LocalDate) =>
    closed?.closures.some(
      ({ serviceType, from, to }) => serviceType === null && from <= date && date <= to,
    ) ?? false;
  const upcoming = data.holidays.filter(({ date }) => date >= today);
  const chosen = upcoming.map(({ date }) => date).filter((date) => !isClosed(date) && !unchosen.has(date));
  const toggle = (date: LocalDate) => {
    forget();
    const next = new Set(unchosen);
    if (!next.delete(date)) next.add(date);
    setUnchosen(next);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, marginTop: 1 }}>
      <Typography variant="body2" color="textSecondary">
        Un feriado cierra la agenda solo si dice «ya cerrado». Para atender ese día, elimine su cierre.
      </Typography>
      <Box role="group" aria-label={`Feriados de ${year}`} sx={{ display: 'grid' }}>
        {upcoming.map(({ date, name }) => (
          <FormControlLabel
            key={date}
            disabled={isClosed(date)}
            sx={{ margin: 0 }}
            control={
              <Checkbox
                size="small"
                checked={isClosed(date) || !unchosen.has(date)}
                onChange={() => toggle(date)}
              />
            }
            label={
              <Typography variant="body2">
                <LineStart>
                  <strong>
                    {weekdayName(date).slice(0, 3)} {dayOfMonth(date)} de {monthName(date)}
                  </strong>
                </LineStart>{' '}
                {name}
                {isClosed(date) && ' (ya cerrado)'}
              </Typography>
            }
          />
        ))}
        {upcoming.length === 0 && <Typography variant="body2">No quedan feriados este año.</Typography>}
      </Box>
      {affected.length > 0 && <AffectedList appointments={affected} />}
      {upcoming.some(({ date }) => !isClosed(date)) && (
        <Button
          variant={affected.length > 0 ? 'contained' : 'outlined'}
          color={affected.length > 0 ? 'error' : 'inherit'}
          disabled={chosen.length === 0}
          loading={isBusy}
          onClick={() => void submit(chosen)}
        >
          {affected.length > 0 ? 'Importar de todos modos' : `Importar ${inWords(chosen.length)}`}
        </Button>
      )}
    </Box>
  );
}

const inWords = (count: number): string => (count === 1 ? '1 feriado' : `${count} feriados`);
