import NoteAddOutlined from '@mui/icons-material/NoteAddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Loading } from '../../ui/Loading';
import { Message } from '../../ui/Message';
import { Notice } from '../../ui/Notice';
import { RecordItem } from './RecordItem';
import { useRecordPages } from './use-record-pages';

interface RecordListProps {
  patientId: number;
  onOpen: (recordId: number) => void;
  onNew: () => void;
}

/** A patient's records, newest first. */
export function RecordList({ patientId, onOpen, onNew }: RecordListProps) {
  const { records, total, hasMore, hasFailed, isLoadingMore, more, retry } = useRecordPages(patientId);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      {hasFailed && (
        <Notice
          sentence="No se pudieron cargar las fichas."
          action={
            <Button size="small" color="inherit" onClick={retry}>
              Intentar de nuevo
            </Button>
          }
        />
      )}
      {!records && !hasFailed && <Loading />}
      {records?.length === 0 && (
        <Message
          icon={<NoteAddOutlined />}
          sentence="Este paciente aún no tiene fichas clínicas"
          action={
            <Button variant="outlined" color="inherit" onClick={onNew}>
              Escribir la primera
            </Button>
          }
        />
      )}
      {records && records.length > 0 && (
        <Box
          component="ul"
          aria-label="Fichas"
          sx={{ display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}
        >
          {records.map((record) => (
            <RecordItem key={record.id} record={record} onOpen={onOpen} />
          ))}
        </Box>
      )}
      {hasMore && (
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 0.5 }}>
          <Button variant="outlined" color="inherit" onClick={more} loading={isLoadingMore}>
            Cargar más fichas
          </Button>
          <Typography variant="caption" color="textSecondary">
            {records?.length} de {total.toLocaleString('es-CL')}
          </Typography>
        </Box>
      )}
    </Box>
  );
}
