import { SERIES_TIMES, SERIES_WEEKS } from '#domain/agenda/series.js';
import { nearDay } from '#domain/clinic-time.es.js';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useClinicNow } from '../../../clinic/clinic-now';
import { SelectField } from '../../../ui/fields/SelectField';
import { Loading } from '../../../ui/frame/Loading';
import { LineStart } from '../../../ui/lists/LineStart';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import {
  type AppointmentValues,
  type CompleteValues,
  isComplete,
  toCreateInput,
} from '../form/appointment-form-values';
import type { Repeat } from './repeat';
import { useSeriesPreviewQuery } from './series.generated';

interface RepeatFieldsProps {
  values: AppointmentValues;
  repeat: Repeat;
  onChange: (repeat: Repeat) => void;
}

const upTo = ({ least, most }: { least: number; most: number }): number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index);

export function RepeatFields({ values, repeat, onChange }: RepeatFieldsProps) {
  const ask = (part: Partial<Repeat>) => onChange({ ...repeat, ...part, left: [], dates: undefined });
  return (
    <Box role="group" aria-label="Repetir" sx={{ display: 'grid', gap: 2, marginTop: 2 }}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        <SelectField
          label="Cada"
          value={repeat.everyWeeks}
          onChange={({ target }) => ask({ everyWeeks: Number(target.value) })}
        >
          {upTo(SERIES_WEEKS).map((weeks) => (
            <option key={weeks} value={weeks}>
              {weeks === 1 ? '1 semana' : `${weeks} semanas`}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Citas en total"
          value={repeat.times}
          onChange={({ target }) => ask({ times: Number(target.value) })}
        >
          {upTo(SERIES_TIMES).map((times) => (
            <option key={times} value={times}>
              {times} veces
            </option>
          ))}
        </SelectField>
      </Box>
      {isComplete(values) ? (
        <SeriesDays values={values} repeat={repeat} onChange={onChange} />
      ) : (
        <Typography variant="body2" color="textSecondary">
          Elija paciente, tratamiento y hora para ver las fechas.
        </Typography>
      )}
    </Box>
  );
}

interface SeriesDaysProps {
  values: CompleteValues;
  repeat: Repeat;
  onChange: (repeat: Repeat) => void;
}

/** All days of the series: one that can be booked is selectable, any other is disabled and shows the reason. */
function SeriesDays({ values, repeat, onChange }: SeriesDaysProps) {
  const { everyWeeks, times, left } = repeat;
  const { date: today } = useClinicNow();
  const { data, loading, error, refetch } = useSeriesPreviewQuery({
    variables: { everyWeeks, times, input: toCreateInput({ ...values, notes: '' }) },
    fetchPolicy: 'network-only',
  });
  const days = loading ? undefined : data?.seriesPreview;
  const dates = days
    ?.filter(({ date, refusal }) => refusal === null && !left.includes(date))
    .map(({ date }) => date);
  const isReported = dates?.join() === repeat.dates?.join();
  useEffect(() => {
    if (!isReported) onChange({ ...repeat, dates });
  });
  if (error && !loading)
    return <RetryNotice sentence="No se pudieron comprobar las fechas." onRetry={() => void refetch()} />;
  if (!days || !dates) return <Loading />;
  const choose = (date: string, isChosen: boolean) =>
    onChange({ ...repeat, left: isChosen ? left.filter((one) => one !== date) : [...left, date] });
  return (
    <Box>
      <Typography variant="body2" role="status" sx={{ fontWeight: 600, mb: 0.5 }}>
        {inWords(dates.length, days.length)} a las {values.time}
      </Typography>
      <Box
        component="ul"
        aria-label="Fechas de la serie"
        sx={{ margin: 0, padding: 0, listStyle: 'none', '& li + li': { borderTop: '1px solid var(--line)' } }}
      >
        {days.map(({ date, refusal }) => (
          <li key={date}>
            <FormControlLabel
              disabled={refusal !== null}
              sx={{ width: '100%', marginRight: 0, paddingBlock: 0.25 }}
              label={
                <>
                  <LineStart>{nearDay(date, today)}</LineStart>
                  {refusal && (
                    <Typography component="span" variant="body2" color="error" sx={{ display: 'block' }}>
                      {refusal}
                    </Typography>
                  )}
                </>
              }
              control={
                <Checkbox
                  checked={refusal === null && !left.includes(date)}
                  onChange={({ target }) => choose(date, target.checked)}
                />
              }
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}

const inWords = (chosen: number, all: number): string =>
  chosen === all ? `Se agendan las ${all} citas` : `Se agendan ${chosen} de ${all} citas`;
