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
import { ONE_COLUMN } from '../../../ui/one-column';
import { AgendaForm } from './AgendaForm';
import { useEditableAgendasQuery } from './settings.generated';

/** @param waitingList the setting for how long offered hours are held. */
export function HoursPage({ waitingList }: { waitingList: ReactNode }) {
  return (
    <>
      <PageHead
        title="Horarios"
        introduction="Cuándo atiende la clínica. Las citas ya agendadas no cambian."
      />
      <Box
        sx={{
          ...ONE_COLUMN,
          gap: 2.5,
          marginTop: 2.5,
        }}
      >
        <OpeningHoursCard />
        {waitingList}
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
