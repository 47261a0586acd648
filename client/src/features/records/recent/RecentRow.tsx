import ChevronRightRounded from '~icons/round-chevron-right';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWallTime } from '../../../clinic/wall-time';
import { Row, Sheet } from '../list/RecordItem';
import { useAttendantOf } from '../use-attendant-of';
import type { RecentRecordsQuery } from './recent-records.generated';

export const RECENT_ROW_HEIGHT = 64;

interface RecentRowProps {
  record: RecentRecordsQuery['recentRecords']['nodes'][number];
  onOpen: (id: number) => void;
}

export function RecentRow({ record, onOpen }: RecentRowProps) {
  const wallTime = useWallTime();
  const attendant = useAttendantOf()({
    ...record,
    imported: record.isImported ? { professionalName: record.professionalName ?? '' } : null,
  });
  return (
    <Row>
      <Sheet onClick={() => onOpen(record.id)} sx={{ minHeight: RECENT_ROW_HEIGHT }}>
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 620, overflowWrap: 'anywhere' }}>
            {record.patientName}
          </Typography>
          <Typography
            component="span"
            variant="body2"
            color="textSecondary"
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, overflowWrap: 'anywhere' }}
          >
            {attendant && <span>Atendido por {attendant}</span>}
            <span>
              {record.isImported ? 'Importada' : record.version > 1 ? 'Modificada' : 'Escrita'}
              {record.writtenBy && ` por ${record.writtenBy}`} el {wallTime(record.writtenAt)}
            </span>
          </Typography>
        </Box>
        <ChevronRightRounded aria-hidden sx={{ color: 'text.secondary' }} />
      </Sheet>
    </Row>
  );
}
