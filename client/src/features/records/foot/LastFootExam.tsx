import { longDate } from '#domain/clinic-time.es.js';
import Typography from '@mui/material/Typography';
import { Card } from '../../../ui/Card';
import { useFootStandingQuery } from './foot-exam.generated';
import { FootExamWords } from './FootExamWords';

/** A patient's last examination of the feet in words; empty if there is none. */
export function LastFootExam({ patientId }: { patientId: number }) {
  const { data } = useFootStandingQuery({ variables: { patientId }, fetchPolicy: 'cache-and-network' });
  const last = data?.footStanding.lastExam;
  if (!last) return null;
  return (
    <Card aria-labelledby="examen-del-pie" sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="h2" id="examen-del-pie" sx={{ marginBottom: 1 }}>
        Examen del pie del {longDate(last.date)}
      </Typography>
      <FootExamWords exam={last.exam} />
    </Card>
  );
}
