import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { KeyboardEvent } from 'react';
import { reloadPage } from '../../../apollo/page-reload';
import { Loading } from '../../../ui/frame/Loading';
import { ReplacedRutField } from '../../patients/form/ReplacedRutField';
import { type ProvisionalPatient, useRutReplacement } from '../../patients/form/use-rut-replacement';
import { usePatientToEditQuery } from '../../patients/patients.generated';

/** Asks for the real RUT of a provisional patient, without leaving the certificate. */
export function ProvisionalRut({ patientId }: { patientId: number }) {
  const { data } = usePatientToEditQuery({
    variables: { id: patientId, withHealthData: false },
    fetchPolicy: 'network-only',
  });
  return data?.patient ? <Replacement patient={data.patient} /> : <Loading />;
}

function Replacement({ patient }: { patient: ProvisionalPatient }) {
  const client = useApolloClient();
  const replacement = useRutReplacement(patient, () => void reloadPage(client));
  const { check, isBlocked, isSaving, submit } = replacement;
  // Enter would submit the certificate around it.
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!isBlocked) void submit();
  };
  return (
    <Box onKeyDown={onEnter} sx={{ display: 'grid', gap: 1, justifyItems: 'start', marginTop: 1 }}>
      <ReplacedRutField replacement={replacement} />
      <Button variant="outlined" loading={isSaving} disabled={isBlocked} onClick={() => void submit()}>
        {check.isChecking ? 'Verificando...' : 'Guardar RUT'}
      </Button>
    </Box>
  );
}
