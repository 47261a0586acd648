import { SERVICE_TYPES, type ServiceType } from '#domain/agenda/appointment.js';
import { SERVICE_TYPE_LABELS } from '#domain/agenda/appointment.es.js';
import { CLOSURE_FIELDS } from '#domain/clinic/closure-fields.es.js';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useClinicNow } from '../../../clinic/clinic-now';
import { FormModal } from '../../../editing/FormModal';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { SelectField } from '../../../ui/fields/SelectField';
import { toasts } from '../../../ui/notices/toasts';
import { type AffectedAppointment, useAffectedAppointments } from './affected-appointments';
import { AffectedList } from './AffectedList';
import { DaysAndReasonFields } from './DaysAndReasonFields';
import { type DaysWithReason, faultsOf } from './days-with-reason';
import { useCreateClosureMutation } from './settings.generated';

interface ClosureValues extends DaysWithReason {
  /** Null closes both agendas. */
  readonly serviceType: ServiceType | null;
}

/** Lists the appointments on these days before anything is saved. */
export function ClosureModal({ onClose }: { onClose: () => void }) {
  const today = useClinicNow().date;
  const [affected, setAffected] = useState<readonly AffectedAppointment[]>([]);
  const findAffected = useAffectedAppointments();
  const [create] = useCreateClosureMutation({ refetchQueries: ['Closures'] });
  const editing = useVersionedForm({
    initial: { from: today, to: today, serviceType: null, reason: '' } as ClosureValues,
    faultsOf,
    confirm: async (values) => {
      if (affected.length > 0) return true;
      const { serviceType } = values;
      const found = await findAffected(
        values,
        (appointment) => serviceType === null || appointment.serviceType === serviceType,
      );
      if (found) setAffected(found);
      else toasts.error('No se pudo comprobar qué citas hay en esos días.');
      return found?.length === 0;
    },
    sentences: {
      saving: 'Guardando cierre...',
      saved: 'Cierre guardado correctamente',
      failed: 'Error al guardar el cierre',
    },
    create: (values) => create({ variables: { input: { ...values, reason: values.reason.trim() } } }),
    onSaved: onClose,
  });
  const { faults } = editing;
  const values = useWatch({ control: editing.form.control, compute: (written) => written });
  const change = (part: Partial<ClosureValues>) => {
    editing.change(part);
    editing.form.clearErrors();
    // The appointments shown were on other days.
    setAffected([]);
  };
  return (
    <FormModal
      title="Agregar cierre"
      width={520}
      editing={editing}
      submit={affected.length > 0 ? 'Cerrar de todos modos' : 'Guardar'}
      color={affected.length > 0 ? 'error' : 'primary'}
      onClose={onClose}
    >
      <DaysAndReasonFields
        values={values}
        faults={faults}
        placeholder="Por ejemplo, vacaciones"
        onChange={change}
      />
      <SelectField
        label={CLOSURE_FIELDS.serviceType.label}
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
    </FormModal>
  );
}
