import { PATIENT_NOT_FOUND } from '#domain/screen-sentences.es.js';
import { useApolloClient } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { mergePath, personalDataPath } from '../../../clinic/patient-path';
import { failureOf } from '../../../apollo/apollo-failure';
import { useRights } from '../../../session/current-staff';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { toasts } from '../../../ui/notices/toasts';
import { useNavigate } from 'react-router-dom';
import type { ListedPatient } from './listed-patient';
import { PatientToDeleteDocument, useDeletePatientMutation } from '../patients.generated';

/**
 * Asks for confirmation, lists the data deleted with the patient, and deletes them. For a patient who must be kept, it
 * offers alternatives instead.
 * @returns a function that resolves to whether the patient was deleted.
 */
export function useDeletePatient(): (patient: ListedPatient) => Promise<boolean> {
  const client = useApolloClient();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const can = useRights();
  const [deletePatient] = useDeletePatientMutation({ refetchQueries: ['Patients'] });

  return async (patient) => {
    const { data } = await client
      .query({ query: PatientToDeleteDocument, variables: { id: patient.id }, fetchPolicy: 'no-cache' })
      .catch(() => ({ data: undefined }));
    if (data?.patient === null) {
      toasts.error(PATIENT_NOT_FOUND);
      await client.refetchQueries({ include: ['Patients'] });
      return true;
    }
    if (data?.patient?.mayBeDeleted === false) {
      const mayMerge = can('HEALTH_DATA');
      const isFollowed = await confirm({
        title: 'No se puede eliminar',
        question: `${patient.name} tiene fichas clínicas, que la ley obliga a conservar por 15 años.`,
        detail: <WhatInstead mayMerge={mayMerge} />,
        accept: mayMerge ? 'Unir con otro paciente' : 'Ir a datos personales',
        decline: 'Cerrar',
        isHarmless: true,
      });
      if (isFollowed) void navigate(mayMerge ? mergePath(patient.id) : personalDataPath(patient.id));
      return false;
    }
    const isWanted = await confirm({
      title: 'Eliminar paciente',
      question: '¿Está seguro de que desea eliminar este paciente? Esta acción no se puede deshacer.',
      detail: <WhatGoes patient={patient} appointments={data?.patient?.appointmentCount} />,
      accept: 'Eliminar',
    });
    if (!isWanted) return false;

    const progress = toasts.progress('Eliminando paciente...');
    try {
      await deletePatient({ variables: { id: patient.id } });
      progress.success('Paciente eliminado exitosamente');
      return true;
    } catch (error) {
      progress.error(failureOf(error).sentence || 'Error al eliminar el paciente');
      return false;
    }
  };
}

const WhatInstead = ({ mayMerge }: { mayMerge: boolean }) => (
  <Typography component="span" variant="body2" sx={{ display: 'block', marginTop: 1.5 }}>
    {mayMerge &&
      'Si está registrado dos veces, únalo con el otro: sus citas, fichas y mensajes pasan a un solo paciente. '}
    Si sus datos están mal, edítelos. Si el paciente pidió que no se usen, bloquéelos en sus datos personales.
  </Typography>
);

/** @param appointments undefined if they could not be counted. */
function WhatGoes({ patient, appointments }: { patient: ListedPatient; appointments: number | undefined }) {
  return (
    <>
      <Typography component="span" sx={{ display: 'block', fontWeight: 600, marginTop: 2 }}>
        {patient.name}
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        RUT {patient.rut}
      </Typography>
      {appointments !== undefined && (
        <Typography component="span" variant="body2" sx={{ display: 'block', marginTop: 1 }}>
          {goingWith(appointments)}
        </Typography>
      )}
    </>
  );
}

function goingWith(appointments: number): string {
  if (appointments === 0) return 'No tiene citas.';
  return appointments === 1
    ? 'También se eliminará su cita.'
    : `También se eliminarán sus ${appointments} citas.`;
}
