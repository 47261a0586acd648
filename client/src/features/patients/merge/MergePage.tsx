import ArrowBackRounded from '~icons/round-arrow-back';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { NoPatient } from '../../../clinic/NoPatient';
import { isPatientId, MERGED_WITH, patientPath } from '../../../clinic/patient-path';
import { PageHead } from '../../../ui/frame/PageHead';
import { LoadingOrRetry } from '../../../ui/notices/LoadingOrRetry';
import { ONE_COLUMN } from '../../../ui/one-column';
import { FLUSH_START } from '../../../ui/theme/flush';
import { usePatientToEditQuery } from '../patients.generated';
import { ComparisonCard } from './ComparisonCard';
import { EarlierMergesCard } from './EarlierMergesCard';
import { OtherPatientCard } from './OtherPatientCard';

export function MergePage() {
  const id = Number(useParams()['id']);
  const [params] = useSearchParams();
  const wanted = Number(params.get(MERGED_WITH));
  const [otherId, setOtherId] = useState(isPatientId(wanted) && wanted !== id ? wanted : undefined);
  const { data, error, refetch } = usePatientToEditQuery({
    variables: { id, withHealthData: true },
    fetchPolicy: 'network-only',
    skip: !isPatientId(id),
  });
  if (isPatientId(id) && !data)
    return (
      <LoadingOrRetry data={data} error={error} sentence="No se pudo cargar el paciente." refetch={refetch} />
    );
  const patient = data?.patient;
  if (!patient) return <NoPatient />;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<ArrowBackRounded />}
        component={Link}
        to={patientPath(id)}
        sx={{ ...FLUSH_START, alignSelf: 'flex-start', marginBottom: 1 }}
      >
        Volver al paciente
      </Button>
      <PageHead
        title="Unir pacientes"
        heading="Unir con otro paciente"
        introduction={`${patient.name} · ${patient.rut}`}
      />
      <Box sx={{ ...ONE_COLUMN, gap: 2.5, marginTop: 2.5 }}>
        {otherId === undefined ? (
          <OtherPatientCard patientId={id} onChoose={setOtherId} />
        ) : (
          <ComparisonCard
            key={`${otherId} ${patient.version}`}
            kept={patient}
            otherId={otherId}
            onBack={() => {
              setOtherId(undefined);
              // The comparison may have failed because another user changed this patient.
              void refetch().catch(() => undefined);
            }}
          />
        )}
        <EarlierMergesCard patientId={id} onUndone={() => void refetch().catch(() => undefined)} />
      </Box>
    </>
  );
}
