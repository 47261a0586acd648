import { SERVICE_TYPES, type ServiceType } from '#domain/agenda/appointment.js';
import { SERVICE_TYPE_LABELS } from '#domain/agenda/appointment.es.js';
import type { AppointmentState } from '#domain/agenda/appointment-state.js';
import { APPOINTMENT_STATE_LABELS } from '#domain/agenda/appointment-state.es.js';
import { UNCLOSED_LABEL } from '#domain/visits/unclosed.es.js';
import { SOURCE_LABELS } from '#domain/agenda/booking-source.es.js';
import { ATTENDED_PATIENTS_LABELS } from '#domain/agenda/attended-patients.es.js';
import { CANCELLER_LABELS } from '#domain/agenda/canceller.es.js';
import { NOTICE_LABELS } from '#domain/agenda/cancellation-notice.es.js';
import { weekdayInWords } from '#domain/clinic-time.es.js';
import { type LocalDate, timeAt } from '#domain/clinic-time.js';
import CloseRounded from '~icons/round-close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PeriodFields } from '../../../clinic/PeriodFields';
import { useAreProfessionalsKnown, useProfessionals } from '../../../professionals/professionals';
import { SegmentedButtons } from '../../../ui/fields/SegmentedButtons';
import { SelectField } from '../../../ui/fields/SelectField';
import { FilterByOne } from '../../../ui/lists/FilterByOne';
import { withCount } from '../../../ui/lists/list-filter';
import { type AttendanceFilter, LISTED_STATES, type ListedState } from './use-attendance-address';

const ALL = 'ALL';
type Choice = ListedState | typeof ALL;

const LABELS: Readonly<Record<ListedState, string>> = {
  ...APPOINTMENT_STATE_LABELS,
  UNCLOSED: UNCLOSED_LABEL,
};

interface AttendanceFiltersProps {
  filter: AttendanceFilter;
  /** Undefined until loaded. */
  counts: ReadonlyMap<AppointmentState, number> | undefined;
  /** They have a state as well, so they are not counted in the sum. */
  unclosedCount: number | undefined;
  today: LocalDate;
  onChange: (change: Partial<AttendanceFilter>) => void;
}

export function AttendanceFilters({
  filter,
  counts,
  unclosedCount,
  today,
  onChange,
}: AttendanceFiltersProps) {
  const professionals = useProfessionals();
  const areProfessionalsKnown = useAreProfessionalsKnown();
  const narrowed = narrowing(filter);
  const labels = Object.fromEntries([
    [ALL, withCount('Todas', counts && sum([...counts.values()]))],
    ...LISTED_STATES.map((state) => [
      state,
      withCount(LABELS[state], state === 'UNCLOSED' ? unclosedCount : counts?.get(state)),
    ]),
  ]) as Record<Choice, string>;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ justifySelf: { sm: 'start' } }}>
        <SegmentedButtons<Choice>
          label="Estado"
          columns={2}
          options={labels}
          chosen={filter.state ?? ALL}
          onChoose={(state) => onChange({ state: state === ALL ? undefined : state })}
        />
      </Box>
      <Box sx={FIELDS}>
        <PeriodFields period={filter} today={today} onGo={onChange} />
        <FilterByOne
          label="Profesional"
          among={professionals}
          isKnown={areProfessionalsKnown}
          chosen={filter.professionalId}
          onChoose={(professionalId) => onChange({ professionalId })}
          sx={FIELD}
        />
        <Box sx={FIELD}>
          <SelectField
            label="Servicio"
            value={filter.serviceType ?? ''}
            onChange={({ target }) =>
              onChange({ serviceType: SERVICE_TYPES.find((type: ServiceType) => type === target.value) })
            }
          >
            <option value="">Los dos</option>
            {SERVICE_TYPES.map((type) => (
              <option key={type} value={type}>
                {SERVICE_TYPE_LABELS[type]}
              </option>
            ))}
          </SelectField>
        </Box>
      </Box>
      {narrowed.length > 0 && (
        <Box role="group" aria-label="Otros filtros" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {narrowed.map(([field, words]) => (
            <Button
              key={field}
              variant="outlined"
              color="inherit"
              size="small"
              endIcon={<CloseRounded />}
              aria-label={`Quitar el filtro: ${words}`}
              onClick={() => onChange({ [field]: undefined })}
            >
              {words}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Filters that only links from other pages set, in words. */
function narrowing({
  weekday,
  hour,
  treatment,
  source,
  cancelledBy,
  notice,
  patients,
  withoutCancelled,
  resold,
  open,
}: AttendanceFilter): (readonly [keyof AttendanceFilter, string])[] {
  return [
    ...(weekday ? [['weekday', weekdayInWords(weekday)] as const] : []),
    ...(hour === undefined ? [] : [['hour', `De ${timeAt(hour * 60)} a ${timeAt(hour * 60 + 59)}`] as const]),
    ...(treatment ? [['treatment', treatment] as const] : []),
    ...(source ? [['source', `Origen: ${SOURCE_LABELS[source]}`] as const] : []),
    ...(cancelledBy ? [['cancelledBy', `Canceló: ${CANCELLER_LABELS[cancelledBy]}`] as const] : []),
    ...(notice ? [['notice', `Avisó: ${NOTICE_LABELS[notice].toLowerCase()}`] as const] : []),
    ...(patients
      ? [
          [
            'patients',
            `Primera visita de pacientes ${ATTENDED_PATIENTS_LABELS[patients].toLowerCase()}`,
          ] as const,
        ]
      : []),
    ...(withoutCancelled ? [['withoutCancelled', 'Sin las canceladas'] as const] : []),
    ...(resold ? [['resold', 'Horas revendidas'] as const] : []),
    ...(open ? [['open', 'Por cerrar'] as const] : []),
  ];
}

/** All in one row on a tablet, where they are narrower. */
const FIELDS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 1.5,
  '@media (width >= 760px)': { flexWrap: 'nowrap' },
} as const;
const FIELD = { flex: { xs: '1 1 140px', sm: '0 1 190px' }, minWidth: 0 } as const;

const sum = (counts: readonly number[]): number => counts.reduce((one, other) => one + other, 0);
