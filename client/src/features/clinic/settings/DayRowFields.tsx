import { WEEKDAY_NAMES } from '#domain/clinic-time.es.js';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { LineStart } from '../../../ui/lists/LineStart';
import { type DayRow, faultOf } from './agenda-form-values';
import { HalfHourSelect } from './HalfHourSelect';

export function DayRowFields({ day, onChange }: { day: DayRow; onChange: (day: DayRow) => void }) {
  const faultId = useId();
  const name = WEEKDAY_NAMES[day.weekday];
  const fault = faultOf(day);
  const select = (label: string, field: 'opensAt' | 'closesAt') => (
    <HalfHourSelect
      aria-label={`${label} del ${name}`}
      aria-invalid={fault !== undefined}
      aria-describedby={fault ? faultId : undefined}
      value={day[field]}
      onChoose={(time) => onChange({ ...day, [field]: time })}
    />
  );
  return (
    <Box sx={{ paddingBlock: 0.75, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 0.5, minHeight: 44 }}>
        <FormControlLabel
          // The box stands in line with the text above, which also leaves a phone room for the longest day.
          sx={{ flex: '1 1 auto', margin: '0 0 0 -11px' }}
          control={
            <Checkbox
              checked={day.isOpen}
              onChange={({ target }) => onChange({ ...day, isOpen: target.checked })}
            />
          }
          label={<LineStart>{name}</LineStart>}
        />
        {day.isOpen ? (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.5, sm: 1 }, marginLeft: 'auto' }}>
            {select('Apertura', 'opensAt')}
            <Typography aria-hidden color="textSecondary">
              –
            </Typography>
            {select('Cierre', 'closesAt')}
          </Box>
        ) : (
          <Typography variant="body2" color="textSecondary" sx={{ paddingRight: 1 }}>
            Cerrado
          </Typography>
        )}
      </Box>
      {fault && (
        <Typography
          id={faultId}
          variant="caption"
          color="error"
          sx={{ display: 'block', paddingBottom: 0.5 }}
        >
          {fault}
        </Typography>
      )}
    </Box>
  );
}
