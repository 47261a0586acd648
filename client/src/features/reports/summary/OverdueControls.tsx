import type { Period } from '#domain/reports/period.js';
import { thousands } from '#domain/thousands.es.js';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { usePersistentFailure } from '../../../apollo/use-persistent-failure';
import { useRights } from '../../../session/current-staff';
import { Loading } from '../../../ui/frame/Loading';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { ExportFigures, FigureFrame } from './FigureCard';
import { useOverdueControlsQuery } from './summary.generated';

/** Today's number of patients, whatever the period. */
export function OverdueControls({ today, period }: { today: string; period: Period }) {
  const id = useId();
  const query = useOverdueControlsQuery({ fetchPolicy: 'cache-and-network', variables: { today } });
  const overdue = query.data?.summary.controls?.overdue;
  const hasFailed = usePersistentFailure(query);
  return (
    <FigureFrame id={id} title="Controles" actions={<ExportFigures table="controls" period={period} />}>
      {hasFailed && (
        <RetryNotice
          sentence="No se pudieron cargar los controles."
          onRetry={() => void query.refetch().catch(() => undefined)}
        />
      )}
      {overdue === undefined && !hasFailed && <Loading />}
      {overdue !== undefined && (
        <Typography>
          <OverdueCount overdue={overdue} />
        </Typography>
      )}
    </FigureFrame>
  );
}

/** The list behind the number belongs to the agenda. */
function OverdueCount({ overdue }: { overdue: number }) {
  const can = useRights();
  return (
    <>
      Con control vencido hoy:{' '}
      {can('AGENDA', 'READ') ? (
        <Link component={RouterLink} to="/app/controles?estado=vencidos">
          {thousands(overdue)}
        </Link>
      ) : (
        thousands(overdue)
      )}
    </>
  );
}
