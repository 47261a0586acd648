import { parseRut } from '#domain/rut.js';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Failure } from '../../../calls/failure';
import { useVersionedForm, type VersionedForm } from '../../../editing/use-versioned-form';
import { useRights } from '../../../session/current-staff';
import {
  type EditablePatient,
  EMPTY_PATIENT,
  FIELD_LABELS,
  inWords,
  type PatientFormValues,
  toCreateInput,
  toUpdateInput,
  valuesOf,
} from './patient-form-values';
import {
  PatientToEditDocument,
  useCreatePatientMutation,
  useUpdatePatientMutation,
} from '../patients.generated';
import { type RutCheck, useRutCheck } from './use-rut-check';

export interface PatientFormState extends VersionedForm<PatientFormValues, EditablePatient> {
  readonly check: RutCheck;
  /** The reason why it can't be saved now. */
  readonly blockedBy: string | undefined;
}

/**
 * @param patient absent for a new patient. @param typed known data of a new patient.
 * @param isPart whether it is part of another form, which then stores the draft.
 */
export function usePatientForm(
  patient: EditablePatient | undefined,
  onSaved: (id: number) => void,
  typed?: Partial<PatientFormValues>,
  isPart = false,
): PatientFormState {
  const client = useApolloClient();
  const withHealthData = useRights()('HEALTH_DATA');
  const [empty] = useState(() => ({ ...EMPTY_PATIENT, ...typed }));
  const refetchQueries = ['Patients'];
  const [create] = useCreatePatientMutation({ refetchQueries });
  const [update] = useUpdatePatientMutation({ refetchQueries });
  const editing = useVersionedForm({
    initial: patient ? valuesOf(patient) : empty,
    create: (values) =>
      create({ variables: { input: toCreateInput(values) } }).then(({ data }) => data?.createPatient.id),
    edited: patient && {
      stored: patient,
      valuesOf,
      labels: FIELD_LABELS,
      inWords,
      update: (values, base) =>
        update({
          variables: { id: base.id, version: base.version, input: toUpdateInput(values, base) },
        }).then(({ data }) => data?.updatePatient.id),
      load: ({ id }) =>
        client
          .query({ query: PatientToEditDocument, variables: { id, withHealthData }, fetchPolicy: 'no-cache' })
          .then(({ data }) => (data?.patient ? { theirs: data.patient } : undefined)),
    },
    sentences: patient ? UPDATING : CREATING,
    sentenceOf: ({ code }) => (code === 'RUT_IN_USE' && !patient ? CREATE_BLOCKED : undefined),
    onSaved: (id) => onSaved(id ?? 0),
    kept: isPart
      ? undefined
      : {
          form: `patient.${patient?.id ?? 'new'}`,
          title: ({ name }) =>
            patient ? `Datos de ${patient.name}` : `Paciente nuevo${name && `: ${name}`}`,
          path: `/app/pacientes?paciente=${patient?.id ?? 'nuevo'}`,
          hasHealthData: withHealthData,
        },
    onRefused: ({ code }: Failure) => {
      if (code === 'RUT_IN_USE') check.checkNow();
    },
  });
  const { form, stored, isUndecided } = editing;
  const rut = useWatch({ control: form.control, name: 'rut' });
  const check = useRutCheck(rut, stored && parseRut(stored.rut));
  const undecided = isUndecided ? 'Elija qué conservar de cada dato antes de actualizar.' : undefined;
  return {
    ...editing,
    check,
    blockedBy: check.fault ?? duplicateOf(check, stored) ?? undecided,
  };
}

const CREATING = {
  saving: 'Creando paciente...',
  saved: 'Paciente creado exitosamente',
  failed: 'Error al crear el paciente',
};
const UPDATING = {
  saving: 'Actualizando paciente...',
  saved: 'Paciente actualizado exitosamente',
  failed: 'Error al actualizar el paciente',
  stale: 'Hay dos versiones de este paciente',
};
const CREATE_BLOCKED = 'No se puede crear el paciente porque ya existe uno con este RUT';
export const RUT_TAKEN = 'No puedes cambiar a este RUT porque ya está en uso.';

const duplicateOf = ({ holder }: RutCheck, stored: EditablePatient | undefined): string | undefined =>
  holder && (stored ? RUT_TAKEN : CREATE_BLOCKED);
