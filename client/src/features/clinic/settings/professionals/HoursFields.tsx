import { WEEKDAYS } from '#domain/clinic-time.js';
import { hoursInWords } from '#domain/agenda/opening-hours.es.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Loading } from '../../../../ui/frame/Loading';
import { SegmentedButtons } from '../../../../ui/fields/SegmentedButtons';
import { useEditableAgendasQuery } from '../settings.generated';
import { dayField } from '../weekdays';
import { Part } from './Part';
import { LABELS, type ProfessionalValues, stretchesByDay } from './professional-values';
import { PeriodFields } from './PeriodFields';

interface HoursFieldsProps {
  values: ProfessionalValues;
  faults: Partial<Record<string, string>>;
  onChange: (part: Partial<ProfessionalValues>) => void;
}

/** The clinic's opening hours, or the professional's own, which start as a copy of the clinic's. */
export function HoursFields({ values, faults, onChange }: HoursFieldsProps) {
  const { data, error } = useEditableAgendasQuery();
  const agendas = data?.agendaSettings ?? [];
  const clinic = agendas.find(({ serviceType }) => values.services.includes(serviceType))?.hours ?? [];
  const isEmpty = WEEKDAYS.every((weekday) => values[dayField(weekday)].length === 0);
  // A professional's own hours begin as a copy of the clinic's, which must be loaded before.
  if (!data && !error) {
    return (
      <Part title={LABELS.hasOwnHours} fault={undefined}>
        <Loading />
      </Part>
    );
  }
  return (
    <Part title={LABELS.hasOwnHours} fault={faults['hasOwnHours']}>
      <Box>
        <SegmentedButtons
          label={LABELS.hasOwnHours}
          options={{ CLINIC: 'El de la clínica', OWN: 'Propio' }}
          chosen={values.hasOwnHours ? 'OWN' : 'CLINIC'}
          onChoose={(whose) =>
            onChange({
              hasOwnHours: whose === 'OWN',
              ...(whose === 'OWN' && isEmpty && stretchesByDay(clinic)),
            })
          }
        />
      </Box>
      <Typography variant="caption" color="textSecondary">
        {values.hasOwnHours
          ? 'Solo cuentan las horas en que también atiende la clínica. Las citas ya agendadas no cambian.'
          : hoursInWords(clinic).join(', ')}
      </Typography>
      {values.hasOwnHours && (
        <Box>
          {WEEKDAYS.map((weekday) => (
            <PeriodFields
              key={weekday}
              weekday={weekday}
              stretches={values[dayField(weekday)]}
              fault={faults[dayField(weekday)]}
              onChange={(stretches) => onChange({ [dayField(weekday)]: stretches })}
            />
          ))}
        </Box>
      )}
    </Part>
  );
}
