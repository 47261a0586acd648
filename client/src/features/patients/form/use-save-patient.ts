import type { FieldErrors } from '#domain/errors.js';
import { failureOf } from '../../../apollo/apollo-failure';
import type { Failure } from '../../../calls/failure';
import { toasts } from '../../../ui/notices/toasts';
import {
  type EditablePatient,
  type PatientFormValues,
  toCreateInput,
  toUpdateInput,
} from './patient-form-values';
import { useCreatePatientMutation, useUpdatePatientMutation } from '../patients.generated';

/** What became of a save; the toast has said it, and the form has to do the rest. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly id: number }
  /** Somebody else saved the patient meanwhile. */
  | { readonly kind: 'stale' }
  | { readonly kind: 'rut-in-use' }
  | { readonly kind: 'failed'; readonly fields: FieldErrors };

/** The reason why a RUT keeps a patient from being created (spec, section 5). */
export const CREATE_BLOCKED = 'No se puede crear el paciente porque ya existe uno con este RUT';

/** Creates a patient, or updates the one that is edited, and tells how it goes. */
export function useSavePatient(): (
  values: PatientFormValues,
  edited: EditablePatient | undefined,
) => Promise<SaveOutcome> {
  const refetchQueries = ['Patients'];
  const [create] = useCreatePatientMutation({ refetchQueries });
  const [update] = useUpdatePatientMutation({ refetchQueries });

  return async (values, edited) => {
    const progress = toasts.progress(edited ? 'Actualizando paciente...' : 'Creando paciente...');
    try {
      const id = edited
        ? await update({
            variables: { id: edited.id, version: edited.version, input: toUpdateInput(values, edited) },
          }).then(({ data }) => data?.updatePatient.id)
        : await create({ variables: { input: toCreateInput(values) } }).then(
            ({ data }) => data?.createPatient.id,
          );
      progress.success(edited ? 'Paciente actualizado exitosamente' : 'Paciente creado exitosamente');
      return { kind: 'saved', id: id ?? 0 };
    } catch (error) {
      const failure = failureOf(error);
      progress.error(sentenceOf(failure, edited !== undefined));
      return outcomeOf(failure);
    }
  };
}

function sentenceOf({ code, sentence }: Failure, isEditing: boolean): string {
  if (code === 'RUT_IN_USE' && !isEditing) return CREATE_BLOCKED;
  return sentence || (isEditing ? 'Error al actualizar el paciente' : 'Error al crear el paciente');
}

function outcomeOf({ code, fields }: Failure): SaveOutcome {
  if (code === 'STALE') return { kind: 'stale' };
  return code === 'RUT_IN_USE' ? { kind: 'rut-in-use' } : { kind: 'failed', fields };
}
