import { WEEKDAY_NAMES } from '#domain/clinic-time.es.js';
import { minutesOf, timeAt, type Weekday } from '#domain/clinic-time.js';
import AddRounded from '~icons/round-add';
import CloseRounded from '~icons/round-close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { LineStart } from '../../../../ui/lists/LineStart';
import { useKeptFocus } from '../../../../ui/use-kept-focus';
import { HalfHourSelect } from '../HalfHourSelect';
import type { Stretch } from './professional-values';

interface StretchFieldsProps {
  weekday: Weekday;
  stretches: readonly Stretch[];
  fault: string | undefined;
  onChange: (stretches: readonly Stretch[]) => void;
}

export function PeriodFields({ weekday, stretches, fault, onChange }: StretchFieldsProps) {
  const name = WEEKDAY_NAMES[weekday];
  const faultId = useId();
  const kept = useKeptFocus();
  const replace = (index: number, part: Partial<Stretch>) =>
    onChange(stretches.map((stretch, at) => (at === index ? { ...stretch, ...part } : stretch)));
  return (
    <Box
      {...kept}
      role="group"
      aria-label={name}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '6.5rem minmax(0, 1fr) auto' },
        alignItems: 'start',
        columnGap: 1,
        paddingBlock: 0.75,
        outline: 'none',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ gridArea: '1 / 1', paddingTop: 1 }}>
        <LineStart>{name}</LineStart>
      </Typography>
      <Box sx={{ display: 'grid', gap: 0.75, gridArea: { xs: '2 / 1 / auto / -1', sm: '1 / 2' } }}>
        {stretches.length === 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ paddingTop: { xs: 0, sm: 1.25 } }}>
            No atiende
          </Typography>
        )}
        {stretches.map(({ opensAt, closesAt }, index) => (
          <Box key={index} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <HalfHourSelect
              aria-label={`Desde, ${name}, tramo ${index + 1}`}
              aria-invalid={fault !== undefined}
              aria-describedby={fault ? faultId : undefined}
              value={opensAt}
              onChoose={(time) => replace(index, { opensAt: time })}
            />
            <Typography aria-hidden color="textSecondary">
              –
            </Typography>
            <HalfHourSelect
              aria-label={`Hasta, ${name}, tramo ${index + 1}`}
              aria-invalid={fault !== undefined}
              aria-describedby={fault ? faultId : undefined}
              value={closesAt}
              onChoose={(time) => replace(index, { closesAt: time })}
            />
            <IconButton
              size="small"
              aria-label={`Quitar el tramo ${index + 1} del ${name}`}
              title="Quitar el tramo"
              onClick={() => onChange(stretches.filter((_, at) => at !== index))}
            >
              <CloseRounded fontSize="small" />
            </IconButton>
          </Box>
        ))}
        {fault && (
          <Typography id={faultId} variant="caption" color="error">
            {fault}
          </Typography>
        )}
      </Box>
      <IconButton
        size="small"
        aria-label={`Agregar un tramo al ${name}`}
        title="Agregar un tramo"
        onClick={() => onChange([...stretches, stretchAfter(stretches)])}
        sx={{ gridArea: { xs: '1 / 2', sm: '1 / 3' }, marginTop: 0.5 }}
      >
        <AddRounded fontSize="small" />
      </IconButton>
    </Box>
  );
}

/** The last closing time is 23:30, because a day has no `24:00`. */
const LAST_CLOSING = 23.5 * 60;

/** The first period is a morning; each next one starts two hours after the last. */
function stretchAfter(stretches: readonly Stretch[]): Stretch {
  const last = stretches.at(-1);
  if (!last) return { opensAt: '09:00', closesAt: '13:00' };
  const opens = Math.min(minutesOf(last.closesAt) + 120, LAST_CLOSING - 60);
  return { opensAt: timeAt(opens), closesAt: timeAt(Math.min(opens + 4 * 60, LAST_CLOSING)) };
}
