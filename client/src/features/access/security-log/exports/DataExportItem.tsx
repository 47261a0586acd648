import { exportInWords } from '#domain/spreadsheets/exported-lists.es.js';
import { useWallTime } from '../../../../clinic/wall-time';
import { LogLine } from '../LogLine';
import type { DataExportsQuery } from './data-exports.generated';

type DataExport = DataExportsQuery['dataExports']['nodes'][number];

export const DataExportItem = ({ entry }: { entry: DataExport }) => (
  <LogLine
    what={exportInWords(entry.list, entry.patientName)}
    who={entry.staffName}
    details={[entry.format, entry.receivedBy && `para ${entry.receivedBy}`, entry.address]}
    when={useWallTime()(entry.at)}
  />
);
