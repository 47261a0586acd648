import { takenOutInWords } from '#domain/spreadsheets/exported-lists.es.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWallTime } from '../../../clinic/wall-time';
import { LogLine } from '../LogLine';
import type { DataExportsQuery } from './data-exports.generated';

type DataExport = DataExportsQuery['dataExports']['nodes'][number];

export function DataExportItem({ entry }: { entry: DataExport }) {
  const { at, list, format, staffName, address, patientName, receivedBy } = entry;
  const wallTime = useWallTime();
  const details = [format, receivedBy && `para ${receivedBy}`, address].filter(Boolean);
  return (
    <LogLine>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {takenOutInWords(list, patientName)}
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {staffName}
        </Typography>
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ display: 'block', overflowWrap: 'anywhere' }}
        >
          {details.join(' · ')}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
        {wallTime(at)}
      </Typography>
    </LogLine>
  );
}
