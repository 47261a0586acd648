import { longDate } from '#domain/clinic-time.es.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import EventAvailableOutlined from '~icons/outline-event-available';
import HistoryRounded from '~icons/round-history';
import type { ReactNode } from 'react';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useWallTime } from '../../../clinic/wall-time';
import { Loading } from '../../../ui/frame/Loading';
import { PageHead } from '../../../ui/frame/PageHead';
import { TryAgain } from '../../../ui/frame/TryAgain';
import { type RetentionQuery, useRetentionQuery } from './retention.generated';
import { RetentionForm } from './RetentionForm';
import { countsInWords } from './retention-words';

/** The data that are removed automatically once they are old enough (Ley 19.628, article 3). */
export function RetentionPage() {
  const { data, error, refetch } = useRetentionQuery({ fetchPolicy: 'network-only' });
  return (
    <>
      <PageHead
        title="Conservación"
        introduction="Los datos personales no se guardan más tiempo del necesario (Ley 19.628, art. 3). Cada noche, a partir de las 04:00, se elimina lo que cumplió su plazo. No se puede deshacer. Las fichas clínicas no se tocan."
      />
      <Box sx={{ display: 'grid', gap: { xs: 2, sm: 3 }, marginTop: 2.5 }}>
        {data && <Nights retention={data.retention} />}
        {data && <RetentionForm stored={data.retention.settings} />}
        {!data && !error && <Loading />}
        {!data && error && (
          <TryAgain
            sentence="No se pudieron cargar los plazos."
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
      </Box>
    </>
  );
}

/** When data were last removed, or will be for the first time. */
function Nights({ retention: { settings, lastRun } }: { retention: RetentionQuery['retention'] }) {
  const today = useClinicNow().date;
  const wallTime = useWallTime();
  if (settings.startsOn > today)
    return (
      <Line icon={<EventAvailableOutlined aria-hidden fontSize="small" />}>
        Todavía no se elimina nada: la primera vez será el {longDate(settings.startsOn)}. Hasta entonces puede
        revisar la vista previa y cambiar los plazos.
      </Line>
    );
  if (!lastRun)
    return (
      <Line icon={<HistoryRounded aria-hidden fontSize="small" />}>Todavía no hay ninguna ejecución.</Line>
    );
  const removed = countsInWords(lastRun);
  return (
    <Line icon={<HistoryRounded aria-hidden fontSize="small" />}>
      Última ejecución: {wallTime(lastRun.finishedAt ?? lastRun.startedAt)},{' '}
      {removed ? `se eliminaron ${removed}.` : 'no había nada que eliminar.'}
      {lastRun.finishedAt === null && ' No ha terminado: continúa dentro de una hora.'}
    </Line>
  );
}

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      gap: 1.25,
      padding: 1.5,
      borderRadius: 'var(--r-control)',
      backgroundColor: 'color-mix(in srgb, var(--huella-palette-primary-main) 9%, transparent)',
    }}
  >
    <Box sx={{ display: 'flex', color: 'primary.main', marginTop: '1px' }}>{icon}</Box>
    <Typography variant="body2">{children}</Typography>
  </Box>
);
