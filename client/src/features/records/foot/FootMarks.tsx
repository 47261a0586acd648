import type { LocalDate } from '#domain/clinic-time.js';
import type { NailExam, SkinExam } from '#domain/records/foot/exam.js';
import type { Side } from '#domain/records/foot/answer.js';
import { NAIL_PLATE } from './foot-shapes';

/** A finding of an earlier visit is grey until it is confirmed; one that has gone is pale. */
function classOf({ examinedOn, isResolved }: NailExam | SkinExam, day: LocalDate): string {
  const carried = examinedOn < day ? ' foot-carried' : '';
  return `foot-mark${carried}${isResolved ? ' foot-resolved' : ''}`;
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

/** Each kind of finding has a shape of its own, so that colour is not needed to tell them apart. */
export function NailMark({ found, day }: { found: NailExam; day: LocalDate }) {
  const state = classOf(found, day);
  switch (found.finding) {
    case 'ONYCHOMYCOSIS':
      return (
        <path
          className={`${state} foot-hatched`}
          d={
            found.kind === 'TOTAL'
              ? NAIL_PLATE
              : 'M6.5 22C5 14 7 6 13 3.5C18 1.8 30 1.8 35 3.5C41 6 43 14 41.5 22C34 17 29 25 24 20C18 16 12 24 6.5 22Z'
          }
        />
      );
    case 'INGROWN':
      return (
        <>
          {found.kind !== 'OUTER' && <path className={`${state} foot-alarm`} d={IN_WEDGE[found.side]} />}
          {found.kind !== 'INNER' && <path className={`${state} foot-alarm`} d={OUT_WEDGE[found.side]} />}
        </>
      );
    case 'BRACE':
      return (
        <path
          className={`${state} foot-line`}
          d="M3 16C12 10 18 14 24 14C30 14 36 10 45 16M24 14a3 3 0 1 1 .1 0"
        />
      );
    case 'MISSING':
      return <path className={`${state} foot-line`} d="M10 8L38 40M38 8L10 40" />;
    case 'MELANONYCHIA':
      return <path className={`${state} foot-solid`} d="M21 3H27V44H21Z" />;
    case 'HAEMATOMA':
      return <circle className={`${state} foot-solid`} cx="24" cy="26" r="8" />;
    default:
      return (
        <>
          <circle className={state} cx="24" cy="24" r="8" />
          <circle className={`${state} foot-solid`} cx="24" cy="24" r="2.5" />
        </>
      );
  }
}

const RIGHT_WEDGE = 'M42 30C41 40 37 45 28 45L42.5 16C43.5 21 43 26 42 30Z';
const LEFT_WEDGE = 'M6 30C7 40 11 45 20 45L5.5 16C4.5 21 5 26 6 30Z';
/** The inner edge is the one towards the other foot. */
const IN_WEDGE: Readonly<Record<Side, string>> = { RIGHT: RIGHT_WEDGE, LEFT: LEFT_WEDGE };
const OUT_WEDGE: Readonly<Record<Side, string>> = { RIGHT: LEFT_WEDGE, LEFT: RIGHT_WEDGE };

interface ZoneMarkProps {
  found: SkinExam;
  day: LocalDate;
  x: number;
  y: number;
}

/** Callus is hatched, an ulcer is a ring with a point, other findings are a small ring. */
export function ZoneMark({ found, day, x, y }: ZoneMarkProps) {
  const state = classOf(found, day);
  switch (found.finding) {
    case 'CALLUS':
      return <ellipse className={`${state} foot-hatched`} cx={x} cy={y} rx="19" ry="14" />;
    case 'ULCER':
      return (
        <>
          <circle className={`${state} foot-alarm`} cx={x} cy={y} r="13" />
          <circle className={`${state} foot-alarm foot-solid`} cx={x} cy={y} r="4" />
        </>
      );
    case 'FISSURE':
      return <path className={`${state} foot-line`} d={`M${x - 12} ${y}l6 -6l6 8l6 -8l6 6`} />;
    case 'AMPUTATION':
      return <path className={`${state} foot-line`} d={`M${x - 10} ${y - 10}l20 20m0 -20l-20 20`} />;
    default:
      return (
        <>
          <circle className={state} cx={x} cy={y} r="8" />
          <circle className={`${state} foot-solid`} cx={x} cy={y} r="2.5" />
        </>
      );
  }
}
