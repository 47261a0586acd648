import type { LocalDate } from '#domain/clinic-time.js';
import type { NailExam, SkinExam } from '#domain/records/foot/exam.js';
import {
  isCarried,
  type MarkPart,
  type MarkStyle,
  nailMark,
  zoneMark,
} from '#domain/records/foot/foot-marks.js';

const CLASSES: Readonly<Record<MarkStyle, string>> = {
  PLAIN: '',
  POINT: ' foot-solid',
  HATCHED: ' foot-hatched',
  ALARM: ' foot-alarm',
  ALARM_POINT: ' foot-alarm foot-solid',
  LINE: ' foot-line',
};

interface MarkProps {
  found: NailExam | SkinExam;
  day: LocalDate;
  parts: readonly MarkPart[];
}

/** A finding of an earlier visit is grey until it is confirmed; one that has gone is pale. */
function Mark({ found, day, parts }: MarkProps) {
  const state = `${isCarried(found, day) ? ' foot-carried' : ''}${found.isResolved ? ' foot-resolved' : ''}`;
  return parts.map(({ path, style }) => (
    <path key={path} className={`foot-mark${state}${CLASSES[style]}`} d={path} />
  ));
}

/** The pattern of hatched marks; once on a page that has marks. */
export const MarkPatterns = () => (
  <svg width="0" height="0" aria-hidden style={{ position: 'absolute' }}>
    <defs>
      {(['foot-hatch', 'foot-hatch-carried'] as const).map((id) => (
        <pattern
          key={id}
          id={id}
          className={id}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="6" />
          <path d="M0 0V6" />
        </pattern>
      ))}
    </defs>
  </svg>
);

export const NailMark = ({ found, day }: { found: NailExam; day: LocalDate }) => (
  <Mark found={found} day={day} parts={nailMark(found)} />
);

interface ZoneMarkProps {
  found: SkinExam;
  day: LocalDate;
  x: number;
  y: number;
}

export const ZoneMark = ({ found, day, x, y }: ZoneMarkProps) => (
  <Mark found={found} day={day} parts={zoneMark(found, x, y)} />
);
