import { controlInWords } from '#domain/records/foot/risk.es.js';
import Typography from '@mui/material/Typography';
import { useFootStandingQuery } from './foot-exam.generated';

/** When the patient's feet should be examined again; empty without a risk. */
export function FootControl({ patientId }: { patientId: number }) {
  const { data } = useFootStandingQuery({ variables: { patientId }, fetchPolicy: 'cache-and-network' });
  const control = data?.footStanding.control;
  return control ? <Typography variant="body2">Examen del pie: {controlInWords(control)}</Typography> : null;
}
