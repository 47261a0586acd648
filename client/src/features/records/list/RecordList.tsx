import NoteAddOutlined from '~icons/outline-note-add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLongList } from '../../../apollo/use-long-list';
import { useRights } from '../../../session/current-staff';
import { Loading } from '../../../ui/frame/Loading';
import { Message } from '../../../ui/frame/Message';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { ONE_COLUMN } from '../../../ui/one-column';
import { ClinicalRecordsDocument } from '../clinical-records.generated';
import { useAttendantOf } from '../use-attendant-of';
import { RecordItem } from './RecordItem';

/** Records shown first, and added by 'Ver más'. */
const SIZE = 10;

interface RecordListProps {
  patientId: number;
  onOpen: (recordId: number) => void;
  onNew: () => void;
}

/** Newest first. */
export function RecordList({ patientId, onOpen, onNew }: RecordListProps) {
  const { page, hasFailed, isLoadingMore, more, retry } = useLongList(
    ClinicalRecordsDocument,
    { patientId },
    SIZE,
    (data) => data.clinicalRecords,
  );
  const records = page?.nodes;
  const can = useRights();
  const attendantOf = useAttendantOf();
  return (
    <Box sx={{ ...ONE_COLUMN, gap: 1.5 }}>
      {hasFailed && <RetryNotice sentence="No se pudieron cargar las fichas." onRetry={retry} />}
      {!records && !hasFailed && <Loading />}
      {records?.length === 0 && (
        <Message
          icon={<NoteAddOutlined />}
          sentence="Este paciente aún no tiene fichas clínicas"
          action={
            can('HEALTH_DATA') && (
              <Button variant="outlined" color="inherit" onClick={onNew}>
                Escribir la primera
              </Button>
            )
          }
        />
      )}
      {records && records.length > 0 && (
        <Box
          component="ul"
          aria-label="Fichas"
          sx={{ margin: 0, marginInline: -1.5, padding: 0, listStyle: 'none' }}
        >
          {records.map((record) => (
            <RecordItem key={record.id} record={record} attendant={attendantOf(record)} onOpen={onOpen} />
          ))}
        </Box>
      )}
      {page?.hasNextPage && (
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 0.5 }}>
          <Button variant="outlined" color="inherit" onClick={more} loading={isLoadingMore}>
            Cargar más fichas
          </Button>
          <Typography variant="caption" color="textSecondary">
            {page.nodes.length} de {page.totalCount.toLocaleString('es-CL')}
          </Typography>
        </Box>
      )}
    </Box>
  );
}
