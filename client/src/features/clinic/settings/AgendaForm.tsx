import { serviceInText } from '#domain/agenda/appointment.es.js';
import { WEEKDAYS } from '#domain/clinic-time.js';
import { STEPS } from '#domain/schedule.js';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { RestoredNotice } from '../../../drafts/RestoredNotice';
import { DiscardOrSave } from '../../../editing/DiscardOrSave';
import { EditConflict } from '../../../editing/EditConflict';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { LimitSelect } from '../../../ui/fields/LimitSelect';
import { SelectField } from '../../../ui/fields/SelectField';
import { type Agenda, faultsOf, FIELD_LABELS, inWords, toUpdateInput, valuesOf } from './agenda-form-values';
import { HORIZONS, NOTICES, OPEN_BOOKINGS } from './booking-limits';
import { DayRowFields } from './DayRowFields';
import { EditableAgendasDocument, useUpdateAgendaMutation } from './settings.generated';
import { dayField } from './weekdays';

export function AgendaForm({ agenda }: { agenda: Agenda }) {
  const [update, { client }] = useUpdateAgendaMutation();
  const editing = useVersionedForm({
    initial: valuesOf(agenda),
    edited: {
      stored: agenda,
      valuesOf,
      labels: FIELD_LABELS,
      inWords,
      update: (values, base) => update({ variables: { input: toUpdateInput(base, values) } }),
      load: async () => {
        const { data } = await client.query({ query: EditableAgendasDocument, fetchPolicy: 'network-only' });
        const theirs = data?.agendaSettings.find(({ serviceType }) => serviceType === agenda.serviceType);
        return theirs && { theirs };
      },
      storedOf: ({ data }) => data?.updateAgenda ?? agenda,
    },
    faultsOf,
    sentences: {
      saving: 'Guardando horarios...',
      saved: 'Horarios guardados correctamente',
      failed: 'Error al guardar los horarios',
      stale: 'Otra persona cambió estos horarios mientras los editaba.',
    },
    kept: { form: `agenda.${agenda.serviceType}`, title: `Horarios de ${serviceInText(agenda.serviceType)}` },
  });
  const { change, faults } = editing;
  const values = useWatch({ control: editing.form.control, compute: (written) => written });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void editing.submit();
      }}
      sx={{ display: 'grid', gap: 2.5, marginTop: 2 }}
    >
      {editing.isRestored && <RestoredNotice onStartOver={editing.startOver} />}
      {editing.conflict && <EditConflict conflict={editing.conflict} />}
      <Box role="group" aria-label="Días de la semana" sx={{ display: 'grid' }}>
        {WEEKDAYS.map((weekday) => (
          <DayRowFields
            key={weekday}
            day={values[dayField(weekday)]}
            onChange={(changed) => change({ [dayField(weekday)]: changed })}
          />
        ))}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <SelectField
          label={FIELD_LABELS.stepMinutes}
          value={values.stepMinutes}
          error={faults['stepMinutes']}
          onChange={({ target }) => change({ stepMinutes: Number(target.value) })}
        >
          {STEPS.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes} minutos
            </option>
          ))}
        </SelectField>
        <LimitSelect
          label={FIELD_LABELS.horizonDays}
          limits={HORIZONS}
          value={values.horizonDays}
          error={faults['horizonDays']}
          onChange={(horizonDays) => change({ horizonDays })}
        />
        <LimitSelect
          label={FIELD_LABELS.noticeMinutes}
          limits={NOTICES}
          value={values.noticeMinutes}
          error={faults['noticeMinutes']}
          onChange={(noticeMinutes) => change({ noticeMinutes })}
        />
        <LimitSelect
          label={FIELD_LABELS.openBookingsLimit}
          limits={OPEN_BOOKINGS}
          value={values.openBookingsLimit}
          error={faults['openBookingsLimit']}
          onChange={(openBookingsLimit) => change({ openBookingsLimit })}
        />
      </Box>
      <DiscardOrSave editing={editing} save="Guardar horarios" />
    </Box>
  );
}
