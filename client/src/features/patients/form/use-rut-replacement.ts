import { parseRut, type Rut } from '#domain/rut.js';
import { useApolloClient } from '@apollo/client/react';
import { useWatch } from 'react-hook-form';
import { useVersionedForm, type VersionedForm } from '../../../editing/use-versioned-form';
import { PatientToEditDocument, useUpdatePatientMutation } from '../patients.generated';
import { type RutCheck, useRutCheck } from './use-rut-check';

export interface ProvisionalPatient {
  readonly id: number;
  readonly name: string;
  readonly rut: string;
  readonly version: number;
}

export interface RutReplacement extends VersionedForm<{ rut: string }, ProvisionalPatient> {
  readonly text: string;
  readonly check: RutCheck;
  readonly ownRut: Rut | undefined;
  /** Whether another patient has the RUT, or it is invalid or being checked. */
  readonly isBlocked: boolean;
}

/** Replaces a provisional RUT with the real one. */
export function useRutReplacement(patient: ProvisionalPatient, onSaved: () => void): RutReplacement {
  const client = useApolloClient();
  const [update] = useUpdatePatientMutation();
  const ownRut = parseRut(patient.rut);
  const editing = useVersionedForm({
    initial: { rut: '' },
    edited: {
      stored: patient,
      valuesOf: () => ({ rut: '' }),
      labels: {},
      update: ({ rut }, { id, version }) => update({ variables: { id, version, input: { rut } } }),
      load: ({ id }) =>
        client
          .query({
            query: PatientToEditDocument,
            variables: { id, withHealthData: false },
            fetchPolicy: 'no-cache',
          })
          .then(({ data }) =>
            data?.patient ? { theirs: { ...patient, version: data.patient.version } } : undefined,
          ),
    },
    sentences: { saved: 'RUT actualizado', failed: 'Error al guardar el RUT' },
    onSaved,
    onRefused: ({ code }) => {
      if (code === 'RUT_IN_USE') check.checkNow();
    },
  });
  const text = useWatch({ control: editing.form.control, name: 'rut' });
  const check = useRutCheck(text, ownRut);
  return {
    ...editing,
    text,
    check,
    ownRut,
    isBlocked: check.isChecking || check.holder !== undefined || check.fault !== undefined,
  };
}
