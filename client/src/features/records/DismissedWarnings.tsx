import { dismissedInWords } from '#domain/records/warnings/warning.es.js';
import type { DismissedWarning } from '#domain/records/warnings/warning.js';
import { useWallTime } from '../../clinic/wall-time';

/** The dismissed warnings with user and time, one a line. */
export function DismissedWarnings({ warnings }: { warnings: readonly DismissedWarning[] }) {
  const wallTime = useWallTime();
  return (
    <ul style={{ margin: 0, paddingLeft: '1.25em' }}>
      {warnings.map((warning) => (
        <li key={warning.kind}>
          {dismissedInWords(warning)}: leída por {warning.by} el {wallTime(warning.at)}
        </li>
      ))}
    </ul>
  );
}
