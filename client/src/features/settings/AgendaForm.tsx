import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SelectField } from '../../ui/fields/SelectField';
import type { Agenda } from './agenda-form-values';
import { HORIZONS, NOTICES, OPEN_BOOKINGS, withOwn } from './booking-limits';
import { DayRowFields } from './DayRowFields';
import { StaleAgenda } from './StaleAgenda';
import { useAgendaForm } from './use-agenda-form';

/** One agenda's weekdays and what binds visitors. */
export function AgendaForm({ agenda }: { agenda: Agenda }) {
  const form = useAgendaForm(agenda);
  const { values, change } = form;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
      sx={{ display: 'grid', gap: 2.5, marginTop: 2 }}
    >
      {form.isStale && <StaleAgenda onTakeTheirs={form.takeTheirs} onKeepMine={form.keepMine} />}
      <Box role="group" aria-label="Días de la semana" sx={{ display: 'grid' }}>
        {values.days.map((day) => (
          <DayRowFields
            key={day.weekday}
            day={day}
            onChange={(changed) =>
              change({ days: values.days.map((one) => (one.weekday === day.weekday ? changed : one)) })
            }
          />
        ))}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: '1fr',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          },
        }}
      >
        <SelectField
          label="Horas cada"
          value={values.stepMinutes}
          error={form.faults['stepMinutes']}
          onChange={({ target }) => change({ stepMinutes: Number(target.value) })}
        >
          <option value={60}>60 minutos</option>
          <option value={30}>30 minutos</option>
        </SelectField>
        <LimitSelect
          label="Reservar hasta"
          limits={HORIZONS}
          value={values.horizonDays}
          error={form.faults['horizonDays']}
          onChange={(horizonDays) => change({ horizonDays })}
        />
        <LimitSelect
          label="Anticipación mínima"
          limits={NOTICES}
          value={values.noticeMinutes}
          error={form.faults['noticeMinutes']}
          onChange={(noticeMinutes) => change({ noticeMinutes })}
        />
        <LimitSelect
          label="Por persona, a lo más"
          limits={OPEN_BOOKINGS}
          value={values.openBookingsLimit}
          error={form.faults['openBookingsLimit']}
          onChange={(openBookingsLimit) => change({ openBookingsLimit })}
        />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1.25 }}>
        <Button
          variant="outlined"
          color="inherit"
          disabled={!form.isDirty || form.isSaving}
          onClick={form.reset}
        >
          Descartar
        </Button>
        <Button
          type="submit"
          variant="contained"
          disabled={!form.isDirty || form.isStale}
          loading={form.isSaving}
        >
          Guardar horarios
        </Button>
      </Box>
    </Box>
  );
}

interface LimitSelectProps {
  label: string;
  limits: typeof HORIZONS;
  value: number | null;
  error: string | undefined;
  onChange: (value: number | null) => void;
}

function LimitSelect({ label, limits, value, error, onChange }: LimitSelectProps) {
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      error={error}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{limits.none}</option>
      {withOwn(limits, value).map((amount) => (
        <option key={amount} value={amount}>
          {limits.inWords(amount)}
        </option>
      ))}
    </SelectField>
  );
}
