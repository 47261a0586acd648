import { SERVICE_TYPES, type ServiceType } from '#domain/appointment.js';
import { SERVICE_TYPE_LABELS } from '#domain/appointment.es.js';
import { LAST_DATE } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/patient.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { failureOf } from '../../apollo/apollo-failure';
import { useClinicNow } from '../../clinic/clinic-now';
import { Field } from '../../ui/fields/Field';
import { Modal } from '../../ui/dialogs/Modal';
import { SelectField } from '../../ui/fields/SelectField';
import { toasts } from '../../ui/notices/toasts';
import { type AffectedAppointment, useAffectedAppointments } from './affected-appointments';
import { AffectedList } from './AffectedList';
import { type ClosureValues, faultsOf } from './closure-values';
import { useCreateClosureMutation } from './settings.generated';

/** Closes days. Whoever has an appointment in them is named before anything is saved. */
export function ClosureModal({ onClose }: { onClose: () => void }) {
  const today = useClinicNow().date;
  const [values, setValues] = useState<ClosureValues>({
    from: today,
    to: today,
    serviceType: null,
    reason: '',
  });
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [affected, setAffected] = useState<readonly AffectedAppointment[]>([]);
  const [isBusy, setBusy] = useState(false);
  const findAffected = useAffectedAppointments();
  const [create] = useCreateClosureMutation({ refetchQueries: ['Closures'] });

  const change = (part: Partial<ClosureValues>) => {
    setValues({ ...values, ...part });
    setFaults({});
    // What was confirmed was another closure.
    setAffected([]);
  };
  const submit = async () => {
    if (isBusy) return;
    const found = faultsOf(values);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const hit = affected.length > 0 ? [] : await findAffected(values);
    if (hit === undefined) toasts.error('No se pudo comprobar qué citas hay en esos días.');
    else if (hit.length > 0) setAffected(hit);
    else await save();
    setBusy(false);
  };
  const save = async () => {
    const progress = toasts.progress('Guardando cierre...');
    try {
      await create({ variables: { input: { ...values, reason: values.reason.trim() } } });
      progress.success('Cierre guardado correctamente');
      onClose();
    } catch (error) {
      const { sentence, fields } = failureOf(error);
      progress.error(sentence ?? 'Error al guardar el cierre');
      setFaults(Object.fromEntries(Object.entries(fields).map(([field, all]) => [field, all.join(' ')])));
    }
  };
  return (
    <Modal
      title="Nuevo cierre"
      width={520}
      isBusy={isBusy}
      hasChanges={values.reason.trim() !== ''}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button variant="outlined" color="inherit" disabled={isBusy} onClick={onClose}>
            Cancelar
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={affected.length > 0 ? 'error' : 'primary'}
            loading={isBusy}
          >
            {affected.length > 0 ? 'Cerrar de todos modos' : 'Guardar'}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Field
          label="Motivo"
          placeholder="Vacaciones"
          autoFocus
          maxLength={TEXT_LIMITS.short}
          value={values.reason}
          error={faults['reason']}
          onChange={({ target }) => change({ reason: target.value })}
        />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <Field
            label="Desde"
            type="date"
            max={LAST_DATE}
            value={values.from}
            error={faults['from']}
            onChange={({ target }) => {
              const from = target.value;
              change({ from, to: values.to < from ? from : values.to });
            }}
          />
          <Field
            label="Hasta (incluido)"
            type="date"
            min={values.from}
            max={LAST_DATE}
            value={values.to}
            error={faults['to']}
            onChange={({ target }) => change({ to: target.value })}
          />
        </Box>
        <SelectField
          label="Agenda"
          value={values.serviceType ?? ''}
          error={faults['serviceType']}
          onChange={({ target }) => change({ serviceType: (target.value || null) as ServiceType | null })}
        >
          <option value="">Ambas agendas</option>
          {SERVICE_TYPES.map((type) => (
            <option key={type} value={type}>
              Solo {SERVICE_TYPE_LABELS[type]}
            </option>
          ))}
        </SelectField>
        {affected.length > 0 && <AffectedList appointments={affected} />}
      </Box>
    </Modal>
  );
}
