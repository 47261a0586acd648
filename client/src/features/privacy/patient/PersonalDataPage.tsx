import { ERASED } from '#domain/privacy/suppression.es.js';
import ArrowBackRounded from '~icons/round-arrow-back';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { NoPatient } from '../../../clinic/NoPatient';
import { isPatientId, patientPath } from '../../../clinic/patient-path';
import { useRights, useSeesWholeClinic } from '../../../session/current-staff';
import { PageHead } from '../../../ui/frame/PageHead';
import { LoadingOrRetry } from '../../../ui/notices/LoadingOrRetry';
import { ONE_COLUMN } from '../../../ui/one-column';
import { FLUSH_START } from '../../../ui/theme/flush';
import { BlockCard } from './BlockCard';
import { ConsentsCard } from './ConsentsCard';
import { ExportCard } from './ExportCard';
import { OppositionsCard } from './OppositionsCard';
import { SuppressionCard } from './SuppressionCard';
import { usePersonalDataQuery } from './patient-rights.generated';

interface PersonalDataPageProps {
  /** For users who may read health data. */
  signedConsents: (patientId: number) => ReactNode;
}

/** A patient's consents, oppositions and other rights (Ley 19.628, articles 4 to 12). */
export function PersonalDataPage({ signedConsents }: PersonalDataPageProps) {
  const id = Number(useParams()['id']);
  const can = useRights();
  const withHealthData = can('HEALTH_DATA', 'WRITE');
  const seesAll = useSeesWholeClinic();
  const { data, error, refetch } = usePersonalDataQuery({ variables: { id }, skip: !isPatientId(id) });
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
      <PageHead title="Datos personales" introduction={`${patient.name} · ${patient.rut}`} />
      <Box sx={columns}>
        <Box sx={column}>
          <ConsentsCard patientId={id} />
          {can('HEALTH_DATA') && signedConsents(id)}
          <OppositionsCard patientId={id} />
        </Box>
        {seesAll && (
          <Box sx={column}>
            <BlockCard patientId={id} />
            {withHealthData && (
              <>
                <ExportCard patientId={id} patientName={patient.name} />
                <SuppressionCard
                  patientId={id}
                  patientName={patient.name}
                  isReduced={patient.phone === ERASED}
                />
              </>
            )}
          </Box>
        )}
      </Box>
    </>
  );
}

const column = { ...ONE_COLUMN, gap: { xs: 2, sm: 3 } };
const columns = {
  ...column,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  marginTop: 2.5,
};
