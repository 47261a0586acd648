import { useWatch } from 'react-hook-form';
import { useClinicNow } from '../../../clinic/clinic-now';
import { FormModal } from '../../../editing/FormModal';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { OptionalDate } from '../../../ui/fields/OptionalDate';
import { SelectField } from '../../../ui/fields/SelectField';
import { useCloseAndReload } from '../use-close-and-reload';
import { useAgreementsQuery, useSetPatientAgreementMutation } from './agreements.generated';
import { termsInWords } from './agreement-values';
import type { AgreementOfPatient } from './agreement-of-patient';

interface PatientAgreementDialogProps {
  patientId: number;
  agreement: AgreementOfPatient | null;
  onClose: () => void;
}

/** Gives a patient an agreement, or takes it away. */
export function PatientAgreementDialog({ patientId, agreement, onClose }: PatientAgreementDialogProps) {
  const { date: today } = useClinicNow();
  const { data } = useAgreementsQuery({ fetchPolicy: 'cache-and-network' });
  const [set] = useSetPatientAgreementMutation();
  const editing = useVersionedForm({
    initial: { agreementId: agreement ? String(agreement.agreementId) : '', until: agreement?.until ?? '' },
    sentences: { saved: 'Convenio guardado', failed: 'No se pudo guardar. Inténtelo de nuevo.' },
    create: async ({ agreementId, until }) => {
      const chosen = agreementId === '' ? null : Number(agreementId);
      await set({
        variables: {
          input: { patientId, agreementId: chosen, until: chosen === null ? null : until || null },
        },
      });
    },
    onSaved: useCloseAndReload(onClose),
  });
  const { change, faults } = editing;
  const values = useWatch({ control: editing.form.control, compute: (written) => written });
  const offered =
    data?.agreements.filter(({ id, isActive }) => isActive || id === agreement?.agreementId) ?? [];
  return (
    <FormModal
      title={agreement ? 'Cambiar convenio' : 'Agregar convenio'}
      editing={editing}
      width={520}
      submit="Guardar"
      onClose={onClose}
    >
      <SelectField
        label="Convenio"
        autoFocus
        value={values.agreementId}
        error={faults['agreementId']}
        onChange={({ target }) => change({ agreementId: target.value })}
      >
        <option value="">Sin convenio</option>
        {offered.map((one) => (
          <option key={one.id} value={one.id}>
            {`${one.name} · ${termsInWords(one)}`}
          </option>
        ))}
      </SelectField>
      {values.agreementId !== '' && (
        <OptionalDate form={editing.form} name="until" label="Hasta" today={today} error={faults['until']} />
      )}
    </FormModal>
  );
}
