import { SERVICE_TYPE_LABELS } from '#domain/agenda/appointment.es.js';
import { DEFAULT_SERVICE_TYPE, type ServiceType } from '#domain/agenda/appointment.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Card } from '../../../ui/Card';
import { Loading } from '../../../ui/frame/Loading';
import { PageHead } from '../../../ui/frame/PageHead';
import { SegmentedButtons } from '../../../ui/fields/SegmentedButtons';
import { TryAgain } from '../../../ui/frame/TryAgain';
import { AgendaForm } from './AgendaForm';
import { ClosuresCard } from './ClosuresCard';
import { ExamSettingsCard } from './ExamSettingsCard';
import { HolidaysCard } from './HolidaysCard';
import { ThisBrowserCard } from './ThisBrowserCard';
import { useEditableAgendasQuery } from './settings.generated';

interface SettingsPageProps {
  /** A button from another feature. */
  firstSteps?: ReactNode;
}

export function SettingsPage({ firstSteps }: SettingsPageProps) {
  return (
    <>
      <PageHead
        title="Configuración"
        introduction="Cuándo atiende la clínica. Las citas ya agendadas no cambian."
        actions={firstSteps}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@900': 'minmax(0, 1.15fr) minmax(0, 1fr)' },
          alignItems: 'start',
          gap: { xs: 2, sm: 3 },
          marginTop: 2.5,
        }}
      >
        <OpeningHoursCard />
        <Box sx={{ display: 'grid', gap: { xs: 2, sm: 3 } }}>
          <ClosuresCard />
          <HolidaysCard />
          <ExamSettingsCard />
          <ThisBrowserCard />
        </Box>
      </Box>
    </>
  );
}

function OpeningHoursCard() {
  const [type, setType] = useState<ServiceType>(DEFAULT_SERVICE_TYPE);
  const { data, error, refetch } = useEditableAgendasQuery({ fetchPolicy: 'network-only' });
  const agenda = data?.agendaSettings.find(({ serviceType }) => serviceType === type);
  return (
    <Card aria-labelledby="horarios">
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1.5,
        }}
      >
        <Typography variant="h2" id="horarios">
          Horarios de atención
        </Typography>
        <SegmentedButtons label="Agenda" options={SERVICE_TYPE_LABELS} chosen={type} onChoose={setType} />
      </Box>
      {agenda && <AgendaForm key={type} agenda={agenda} />}
      {!data && !error && <Loading />}
      {error && !data && (
        <TryAgain
          sentence="No se pudieron cargar los horarios."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </Card>
  );
}
