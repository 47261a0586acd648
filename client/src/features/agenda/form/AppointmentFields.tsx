import { APPOINTMENT_STATUSES, type AppointmentStatus } from '#domain/agenda/appointment.js';
import { SERVICE_TYPE_LABELS, STATUS_LABELS } from '#domain/agenda/appointment.es.js';
import { LAST_DATE } from '#domain/clinic-time.js';
import type { TypedPatient } from '#domain/patients/typed-patient.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { UNSPECIFIED_TREATMENT } from '#domain/clinic/treatments.js';
import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import Typography from '@mui/material/Typography';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useRights } from '../../../session/current-staff';
import { DateField } from '../../../ui/fields/DateField';
import { LongField } from '../../../ui/fields/Field';
import { SegmentedButtons } from '../../../ui/fields/SegmentedButtons';
import { SelectField } from '../../../ui/fields/SelectField';
import { DURATION_LABELS } from './durations';
import { NoShowNotice } from './NoShowNotice';
import { OverbookingSwitch } from './OverbookingSwitch';
import { PatientPicker } from './PatientPicker';
import { ProfessionalField } from './ProfessionalField';
import { TimeGrid } from './TimeGrid';
import type { AppointmentFormState } from './use-appointment-form';

const NailFields = lazy(() => import('./NailFields').then((module) => ({ default: module.NailFields })));

interface AppointmentFieldsProps {
  form: AppointmentFormState;
  onNewPatient: (typed?: TypedPatient) => void;
  /** Fields between the hours and the notes. */
  children?: React.ReactNode;
}

export function AppointmentFields({ form, onNewPatient, children }: AppointmentFieldsProps) {
  const { values, change, faults, hours, stored } = form;
  const { date: today } = useClinicNow();
  const can = useRights();
  const treatmentField = (
    <SelectField
      label="Tipo de Tratamiento"
      value={values.treatment ?? NOT_CHOSEN}
      error={faults['treatment']}
      autoFocus={!stored && values.patient !== undefined}
      aria-required
      onChange={({ target }) => form.chooseTreatment(target.value === NOT_CHOSEN ? undefined : target.value)}
    >
      {values.treatment === undefined && <option value={NOT_CHOSEN}>Seleccione un tratamiento</option>}
      {form.treatments.map((treatment) => (
        <option key={treatment} value={treatment}>
          {treatment || UNSPECIFIED_TREATMENT}
        </option>
      ))}
    </SelectField>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Pair>
        <Box>
          <Caption>Tipo de Cita</Caption>
          <SegmentedButtons
            label="Tipo de Cita"
            options={SERVICE_TYPE_LABELS}
            chosen={values.serviceType}
            onChoose={form.chooseServiceType}
          />
        </Box>
        <Box>
          <Caption>Duración</Caption>
          <SegmentedButtons
            label="Duración"
            options={DURATION_LABELS}
            chosen={values.durationMinutes > 60 ? '120' : '60'}
            onChoose={(minutes) => change({ durationMinutes: Number(minutes) })}
          />
        </Box>
      </Pair>
      <PatientPicker
        patient={values.patient}
        error={faults['patient']}
        onChoose={(patient) => change({ patient })}
        onCreate={onNewPatient}
        autoFocus={!stored && !values.patient}
      />
      {!stored && values.patient && <NoShowNotice patientId={values.patient.id} />}
      {form.who.isAsked ? (
        <Pair>
          {treatmentField}
          <ProfessionalField form={form} />
        </Pair>
      ) : (
        treatmentField
      )}
      <Pair>
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
      />
      <OverbookingSwitch
        isOn={values.overbooked}
        error={faults['overbooked']}
        onSwitch={(overbooked) => change({ overbooked })}
      />
      {children}
      {stored && values.serviceType === 'MANICURE' && (
        <Suspense>
          <NailFields values={values} faults={faults} onChange={change} />
        </Suspense>
      )}
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
  );
}

/** Not an empty string, since an empty treatment can be stored. */
const NOT_CHOSEN = '\u0000';

const Pair = ({ children }: { children: React.ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      alignItems: 'start',
      gap: 2.5,
      gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {children}
  </Box>
);

const Caption = ({ children }: { children: string }) => (
  <Typography aria-hidden variant="body2" sx={{ fontWeight: 550, mb: 0.75 }}>
    {children}
  </Typography>
);
