import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useClinicNow } from '../../../../clinic/clinic-now';
import { FormModal } from '../../../../editing/FormModal';
import { useVersionedForm } from '../../../../editing/use-versioned-form';
import { useProfessionals } from '../../../../professionals/professionals';
import { SelectField } from '../../../../ui/fields/SelectField';
import { toasts } from '../../../../ui/notices/toasts';
import { type AffectedAppointment, useAffectedAppointments } from '../affected-appointments';
import { DaysAndReasonFields } from '../DaysAndReasonFields';
import { type DaysWithReason, faultsOf } from '../days-with-reason';
import { HandoverList } from './HandoverList';
import {
  DaysOffDocument,
  type ListedDayOffFragment,
  useCreateDayOffMutation,
} from './professionals.generated';
import { useHandovers } from './use-handovers';

interface DayOffValues extends DaysWithReason {
  readonly professionalId: number;
}

interface DayOffModalProps {
  professionalId: number;
  onClose: () => void;
  /** @param listed the appointments that were shown before. */
  onSaved: (dayOff: ListedDayOffFragment, listed: readonly AffectedAppointment[]) => void;
}

/** The appointments found for the chosen days and professional. */
interface Warning {
  readonly about: DayOffValues;
  readonly affected: readonly AffectedAppointment[];
}

const NONE: readonly AffectedAppointment[] = [];

/** Before saving, lists the appointments on these days and the professionals who could take them over. */
export function DayOffModal({ professionalId, onClose, onSaved }: DayOffModalProps) {
  const today = useClinicNow().date;
  const professionals = useProfessionals().filter(({ isArchived }) => !isArchived);
  const [warning, setWarning] = useState<Warning>();
  const findAffected = useAffectedAppointments();
  const [create] = useCreateDayOffMutation({ refetchQueries: [DaysOffDocument] });
  const find = (wanted: DayOffValues) =>
    findAffected(wanted, (appointment) => appointment.professionalId === wanted.professionalId);
  const handovers = useHandovers(warning?.affected ?? NONE, async () => warning && find(warning.about));
  const editing = useVersionedForm({
    initial: { professionalId, from: today, to: today, reason: '' } as DayOffValues,
    faultsOf,
    confirm: async (values) => {
      if (warning) return true;
      const found = await find(values);
      if (found && found.length > 0) setWarning({ about: values, affected: found });
      if (!found) toasts.error('No se pudo comprobar qué citas hay en esos días.');
      return found?.length === 0;
    },
    sentences: {
      saving: 'Guardando días libres...',
      saved: 'Días libres guardados correctamente',
      failed: 'Error al guardar los días libres',
    },
    create: (values) => create({ variables: { input: { ...values, reason: values.reason.trim() } } }),
    onSaved: ({ data }) => data && onSaved(data.createDayOff, handovers.appointments),
  });
  const { faults } = editing;
  const values = useWatch({ control: editing.form.control, compute: (written) => written });
  const change = (part: Partial<DayOffValues>) => {
    editing.change(part);
    editing.form.clearErrors();
    // The list showed other days or another professional.
    if (!('reason' in part)) setWarning(undefined);
  };
  const leavesSome = warning !== undefined && handovers.remaining.length > 0;
  return (
    <FormModal
      title="Agregar días libres"
      width={620}
      editing={editing}
      submit={leavesSome ? 'Guardar de todos modos' : 'Guardar'}
      color={leavesSome ? 'error' : 'primary'}
      onClose={onClose}
    >
      <SelectField
        label="Profesional"
        value={values.professionalId}
        error={faults['professionalId']}
        onChange={({ target }) => change({ professionalId: Number(target.value) })}
      >
        {professionals.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <DaysAndReasonFields
        values={values}
        faults={faults}
        placeholder="Por ejemplo, vacaciones"
        hint="Lo lee solo el equipo. Los visitantes ven que esos días no atiende."
        onChange={change}
      />
      {warning && <HandoverList handovers={handovers} />}
    </FormModal>
  );
}
