import { thousands } from '#domain/thousands.es.js';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { usePersistentFailure } from '../../../apollo/use-persistent-failure';
import { useRights } from '../../../session/current-staff';
import { Loading } from '../../../ui/frame/Loading';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { FigureFrame } from './FigureCard';
import { useOverdueControlsQuery } from './summary.generated';

interface OverdueControlsProps {
  today: string;
}

function useOverdueControls(today: string) {
  const query = useOverdueControlsQuery({ fetchPolicy: 'cache-and-network', variables: { today } });
  return { query, overdue: query.data?.summary.controls?.overdue };
}

/** Shows today's number, whatever the period. */
export function OverdueControls({ today }: OverdueControlsProps) {
  const { overdue } = useOverdueControls(today);
  return overdue !== undefined && <OverdueCount overdue={overdue} />;
}

/** A card of its own for users who may not read the visits, below which it is otherwise a note. */
export function OverdueCard({ today }: OverdueControlsProps) {
  const id = useId();
  const { query, overdue } = useOverdueControls(today);
  const hasFailed = usePersistentFailure(query);
  return (
    <FigureFrame id={id} title="Controles" actions={undefined}>
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
