import { longDate } from '#domain/clinic-time.es.js';
import ExpandMoreRounded from '~icons/round-expand-more';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Card } from '../../ui/Card';
import { Loading } from '../../ui/frame/Loading';
import { RetryNotice } from '../../ui/notices/RetryNotice';
import { type ClinicalRecord, FIELD_LABELS, TEXT_FIELDS } from '../records/record-values';
import { FootExamWords } from '../records/foot/FootExamWords';
import { RecordOrigin } from '../records/RecordOrigin';
import { useAttendantOf } from '../records/use-attendant-of';
import { useEarlierVisitsQuery } from './visits.generated';

const SHOWN = 3;

const TITLE_ID = 'visitas-anteriores';

interface EarlierVisitsProps {
  patientId: number;
  /** This visit's own record, which is left out. */
  exceptRecord: number | null | undefined;
  /** One line above the form, which opens, where there is no room beside it. */
  isFolded?: boolean;
}

/** The patient's last three visits. */
export function EarlierVisits({ patientId, exceptRecord, isFolded = false }: EarlierVisitsProps) {
  const { data, error, refetch } = useEarlierVisitsQuery({
    variables: { patientId },
    fetchPolicy: 'cache-and-network',
  });
  const [isOpen, setOpen] = useState(false);
  const records = data?.clinicalRecords.nodes.filter(({ id }) => id !== exceptRecord).slice(0, SHOWN);
  const hasFailed = error !== undefined && !records;
  return (
    <Card aria-labelledby={TITLE_ID} sx={isFolded ? { padding: { xs: 0, sm: 0 } } : {}}>
      <Typography variant="h2" component="h2" id={isFolded ? undefined : TITLE_ID}>
        {isFolded ? (
          <ButtonBase aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={fold}>
            <span id={TITLE_ID}>Visitas anteriores</span>
            {/* The line has one height from the start: what arrives must not push the form. */}
            <Typography component="span" variant="body2" noWrap color="textSecondary" sx={{ flex: 1 }}>
              {hasFailed ? 'No se pudieron cargar' : records && lastOf(records)}
            </Typography>
            <ExpandMoreRounded aria-hidden sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
          </ButtonBase>
        ) : (
          'Visitas anteriores'
        )}
      </Typography>
      {(isOpen || !isFolded) && (
        <Box sx={isFolded ? { padding: { xs: 2.5, sm: 3 }, paddingTop: { xs: 0, sm: 0 } } : {}}>
          {!records && !error && <Loading />}
          {hasFailed && (
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
        </Box>
      )}
    </Card>
  );
}

const fold = {
  display: 'flex',
  gap: 1.5,
  width: '100%',
  minHeight: 56,
  paddingInline: { xs: 2.5, sm: 3 },
  borderRadius: 'var(--r-card)',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'left',
  whiteSpace: 'nowrap',
} as const;

/** The facts that are shown without opening a visit. */
const lastOf = ([last]: readonly ClinicalRecord[]): string =>
  last ? `La última, el ${longDate(last.date)}` : 'Ninguna';

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
