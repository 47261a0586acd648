import { APPOINTMENT_STATUSES, type AppointmentStatus } from '#domain/agenda/appointment.js';
import { SERVICE_TYPE_LABELS, STATUS_LABELS } from '#domain/agenda/appointment.es.js';
import { LAST_DATE } from '#domain/clinic-time.js';
import { UNSPECIFIED_TREATMENT } from '#domain/clinic/treatments.js';
import Box from '@mui/material/Box';
import { lazy, type ReactNode, Suspense } from 'react';
import { useClinicNow } from '../../../clinic/clinic-now';
import { DateField } from '../../../ui/fields/DateField';
import { SegmentedButtons } from '../../../ui/fields/SegmentedButtons';
import { SelectField } from '../../../ui/fields/SelectField';
import { MoreOptions } from './MoreOptions';
import { NoShowNotice } from './NoShowNotice';
import { PackNotice } from './PackNotice';
import { ProfessionalField } from './ProfessionalField';
import type { SeriesOption } from './series-option';
import { TimeGrid } from './TimeGrid';
import type { AppointmentFormState } from './use-appointment-form';

const NailFields = lazy(() => import('./NailFields').then((module) => ({ default: module.NailFields })));

interface AppointmentFieldsProps {
  form: AppointmentFormState;
  /** The field for the patient, or the fields of a new one. */
  who: ReactNode;
  /** The series, among the options that are rarely needed. */
  series?: SeriesOption | undefined;
}

/** The fields of a usual appointment: patient, treatment and hour. The rest is behind 'Más opciones'. */
export function AppointmentFields({ form, who, series }: AppointmentFieldsProps) {
  const { values, change, faults, hours, stored } = form;
  const { date: today } = useClinicNow();
  return (
    <Box sx={{ display: 'grid', gap: { xs: 1.5, sm: 2 } }}>
      {who}
      {!stored && values.patient && <NoShowNotice patientId={values.patient.id} />}
      <SegmentedButtons
        label="Tipo de Cita"
        options={SERVICE_TYPE_LABELS}
        chosen={values.serviceType}
        onChoose={form.chooseServiceType}
      />
      <SelectField
        label="Tipo de Tratamiento"
        value={values.treatment ?? NOT_CHOSEN}
        error={faults['treatment']}
        autoFocus={!stored && values.patient !== undefined}
        aria-required
        onChange={({ target }) =>
          form.chooseTreatment(target.value === NOT_CHOSEN ? undefined : target.value)
        }
      >
        {values.treatment === undefined && <option value={NOT_CHOSEN}>Seleccione un tratamiento</option>}
        {form.treatments.map(({ serviceType, names }) => (
          <optgroup key={serviceType} label={SERVICE_TYPE_LABELS[serviceType]}>
            {names.map((treatment) => (
              <option key={treatment} value={treatment}>
                {treatment || UNSPECIFIED_TREATMENT}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      {!stored && values.patient && (
        <Box sx={{ marginTop: -1, '&:empty': { display: 'none' } }}>
          <PackNotice patientId={values.patient.id} treatment={values.treatment} day={values.date} />
        </Box>
      )}
      <Pair>
        {form.who.isAsked && <ProfessionalField form={form} />}
        <DateField
          label="Fecha"
          max={LAST_DATE}
          today={today}
          value={values.date}
          error={faults['date']}
          aria-required
          onChange={(date) => change({ date })}
        />
        {stored && (
          <SelectField
            label="Estado"
            value={values.status}
            error={faults['status']}
            onChange={({ target }) => change({ status: target.value as AppointmentStatus })}
          >
            {APPOINTMENT_STATUSES.map((status) => (
              <option key={status} value={status}>
                {STATUS_LABELS[status]}
              </option>
            ))}
          </SelectField>
        )}
      </Pair>
      <TimeGrid
        hours={hours}
        chosen={values.time}
        isTwoHours={values.durationMinutes > 60}
        error={faults['time']}
        onChoose={(time) => change({ time })}
        onChooseDate={(date) => change({ date })}
        onChooseHour={(date, time) => change({ date, time })}
      />
      {stored && values.serviceType === 'MANICURE' && (
        <Suspense>
          <NailFields values={values} faults={faults} onChange={change} />
        </Suspense>
      )}
      <MoreOptions form={form} series={series} />
    </Box>
  );
}

/** Not an empty string, since an empty treatment can be stored. */
const NOT_CHOSEN = '\u0000';

const Pair = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      alignItems: 'start',
      gap: { xs: 1.5, sm: 2 },
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(148px, 100%), 1fr))',
    }}
  >
    {children}
  </Box>
);
