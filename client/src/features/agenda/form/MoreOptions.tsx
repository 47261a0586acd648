import { TEXT_LIMITS } from '#domain/text-limits.js';
import EventRepeatOutlined from '~icons/outline-event-repeat';
import ExpandMoreRounded from '~icons/round-expand-more';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useRights } from '../../../session/current-staff';
import { LongField } from '../../../ui/fields/Field';
import { SegmentedButtons } from '../../../ui/fields/SegmentedButtons';
import { FLUSH_START } from '../../../ui/theme/flush';
import { DURATION_LABELS } from './durations';
import { OverbookingSwitch } from './OverbookingSwitch';
import type { SeriesOption } from './series-option';
import type { AppointmentFormState } from './use-appointment-form';

interface MoreOptionsProps {
  form: AppointmentFormState;
  series: SeriesOption | undefined;
}

/** Rarely used fields: collapsed until the user opens them, unless one of them is in use or invalid. */
export function MoreOptions({ form, series }: MoreOptionsProps) {
  const { values, change, faults, hasOwnLength } = form;
  const id = useId();
  const can = useRights();
  const isInUse = values.overbooked || values.notes !== '' || hasOwnLength || (series?.isOn ?? false);
  const isWrong = ['overbooked', 'notes', 'durationMinutes'].some((field) => faults[field] !== undefined);
  // Emptying a field must not close it under the user's hands.
  const [chosen, choose] = useState<boolean | undefined>(isInUse || undefined);
  const isOpen = isWrong || (chosen ?? isInUse);
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.25 }}>
        <Button
          size="small"
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={id}
          sx={FLUSH_START}
          onClick={() => choose(!isOpen)}
          endIcon={<ExpandMoreRounded sx={{ ...(isOpen && { transform: 'rotate(180deg)' }) }} />}
        >
          Más opciones
        </Button>
        {series && !series.isOn && (
          <Button
            size="small"
            color="inherit"
            startIcon={<EventRepeatOutlined />}
            sx={FLUSH_START}
            onClick={() => {
              choose(true);
              series.start();
            }}
          >
            Repetir varias veces
          </Button>
        )}
      </Box>
      <Box id={id} hidden={!isOpen}>
        {isOpen && (
          <Box sx={{ display: 'grid', gap: 2, paddingTop: 1 }}>
            {series?.fields}
            <Box>
              <Typography aria-hidden variant="body2" sx={{ fontWeight: 550, mb: 0.75 }}>
                Duración
              </Typography>
              <SegmentedButtons
                label="Duración"
                options={DURATION_LABELS}
                chosen={values.durationMinutes > 60 ? '120' : '60'}
                onChoose={(minutes) => change({ durationMinutes: Number(minutes) })}
              />
            </Box>
            <OverbookingSwitch
              isOn={values.overbooked}
              error={faults['overbooked']}
              onSwitch={(overbooked) => change({ overbooked })}
            />
            {can('HEALTH_DATA') && (
              <LongField
                label="Notas (opcional)"
                value={values.notes}
                maxLength={TEXT_LIMITS.long}
                error={faults['notes']}
                onChange={({ target }) => change({ notes: target.value })}
              />
            )}
          </Box>
        )}
      </Box>
    </Box>
  );
}
