import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FootBadge } from '../../../clinic/FootBadge';
import { Arriving } from '../../../ui/frame/Arriving';
import { useFootStandingQuery } from './foot-exam.generated';

/** For users who read health data. Empty for patients without diabetes or without an exam and an answer. */
export function FootRiskBadge({ patientId }: { patientId: number }) {
  const { data, error, refetch } = useFootStandingQuery({
    variables: { patientId },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) {
    return (
      <Typography variant="body2" color="textSecondary">
        No se pudo cargar el riesgo del pie.{' '}
        <Button size="small" color="inherit" onClick={() => void refetch().catch(() => undefined)}>
          Intentar de nuevo
        </Button>
      </Typography>
    );
  }
  if (!data) return <Arriving />;
  return data.footStanding.badge ? <FootBadge badge={data.footStanding.badge} /> : null;
}
