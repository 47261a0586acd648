import { longDate } from '#domain/clinic-time.es.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Card } from '../../ui/Card';
import { Loading } from '../../ui/frame/Loading';
import { RetryNotice } from '../../ui/notices/RetryNotice';
import { type ClinicalRecord, FIELD_LABELS, TEXT_FIELDS } from '../records/record-values';
import { FootExamWords } from '../records/foot/FootExamWords';
import { RecordOrigin } from '../records/RecordOrigin';
import { useAttendantOf } from '../records/use-attendant-of';
import { useEarlierVisitsQuery } from './visits.generated';

const SHOWN = 3;

interface EarlierVisitsProps {
  patientId: number;
  /** This visit's own record, which is left out. */
  exceptRecord: number | null | undefined;
}

/** The patient's last three visits. */
export function EarlierVisits({ patientId, exceptRecord }: EarlierVisitsProps) {
  const { data, error, refetch } = useEarlierVisitsQuery({
    variables: { patientId },
    fetchPolicy: 'cache-and-network',
  });
  const records = data?.clinicalRecords.nodes.filter(({ id }) => id !== exceptRecord).slice(0, SHOWN);
  return (
    <Card aria-labelledby="visitas-anteriores">
      <Typography variant="h2" id="visitas-anteriores">
        Visitas anteriores
      </Typography>
      {!records && !error && <Loading />}
      {error && !records && (
        <RetryNotice
          sentence="No se pudieron cargar las fichas."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {records?.length === 0 && (
        <Typography color="textSecondary" sx={{ marginTop: 1 }}>
          No tiene fichas anteriores.
        </Typography>
      )}
      {records?.map((record) => (
        <Earlier key={record.id} record={record} />
      ))}
    </Card>
  );
}

function Earlier({ record }: { record: ClinicalRecord }) {
  const attendant = useAttendantOf()(record);
  return (
    <Box
      component="article"
      sx={{ paddingTop: 2, '& + &': { marginTop: 2, borderTop: '1px solid', borderColor: 'divider' } }}
    >
      <Typography variant="h3">{longDate(record.date)}</Typography>
      {attendant && (
        <Typography variant="body2" color="textSecondary">
          Atendido por {attendant}
        </Typography>
      )}
      {record.imported && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <RecordOrigin record={record} />
        </Typography>
      )}
      <Box component="dl" sx={{ display: 'grid', gap: 1, margin: 0, marginTop: 1 }}>
        {TEXT_FIELDS.map((field) => (
          <div key={field}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {FIELD_LABELS[field]}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
            >
              {record[field]}
            </Typography>
          </div>
        ))}
      </Box>
      {record.irritatingProducts && (
        <Typography variant="body2" sx={{ marginTop: 1, overflowWrap: 'anywhere' }}>
          {FIELD_LABELS.irritatingProducts}: {record.irritatingProducts}
        </Typography>
      )}
      {record.footExam && (
        <Box sx={{ marginTop: 1, font: 'var(--font-small)' }}>
          <Typography variant="caption" color="textSecondary">
            {FIELD_LABELS.footExam}
          </Typography>
          <FootExamWords exam={record.footExam} />
        </Box>
      )}
    </Box>
  );
}
