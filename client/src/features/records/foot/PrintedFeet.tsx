import './foot.css';
import './printed-feet.css';
import { capitalised } from '#domain/capitalised.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { type Side, SIDES } from '#domain/records/foot/answer.js';
import { findingsAt } from '#domain/records/foot/exam-edits.js';
import type { FootExam, NailExam, SkinExam } from '#domain/records/foot/exam.js';
import { FOOT_VIEW_LABELS, footInWords } from '#domain/records/foot/findings.es.js';
import { MARK_STEP, printedViews } from '#domain/records/foot/foot-marks.js';
import {
  type FootView,
  NAIL_PLATE,
  TOES_FROM_SOLE,
  ZONES_OF_VIEW,
} from '#domain/records/foot/foot-shapes.js';
import { Foot } from './Foot';
import { NailMark, ZoneMark } from './FootMarks';

interface PrintedFeetProps {
  exam: FootExam;
  day: LocalDate;
}

/** The findings on a drawing of both feet, on paper: the soles and nails, and the other views if they have any. */
export function PrintedFeet({ exam, day }: PrintedFeetProps) {
  const views = printedViews(exam);
  if (views.length === 0) return null;
  return (
    // The findings stand below in words.
    <div className="printed-feet" aria-hidden>
      {SIDES.map((side) => (
        <figure key={side}>
          <figcaption>{capitalised(footInWords(side))}</figcaption>
          <Nails exam={exam} side={side} day={day} />
          <div>
            {views.map((view) => (
              <div key={view}>
                <FootOfView exam={exam} side={side} view={view} day={day} />
                <small>{FOOT_VIEW_LABELS[view]}</small>
              </div>
            ))}
          </div>
        </figure>
      ))}
    </div>
  );
}

function Nails({ exam, side, day }: PrintedFeetProps & { side: Side }) {
  return (
    <div>
      {TOES_FROM_SOLE[side].map((toe) => (
        <div key={toe}>
          <svg viewBox="0 0 48 48">
            <path className="foot-skin" d={NAIL_PLATE} />
            {(findingsAt(exam, { side, toe }) as NailExam[]).map((one) => (
              <NailMark key={one.finding} found={one} day={day} />
            ))}
          </svg>
          <small>{toe}</small>
        </div>
      ))}
    </div>
  );
}

function FootOfView({ exam, side, view, day }: PrintedFeetProps & { side: Side; view: FootView }) {
  return (
    <Foot side={side} view={view}>
      {ZONES_OF_VIEW[view].map(([zone, shape]) =>
        (findingsAt(exam, { side, zone }) as SkinExam[]).map((one, place) => (
          <ZoneMark
            key={`${zone} ${one.finding}`}
            found={one}
            day={day}
            x={shape.x + place * MARK_STEP}
            y={shape.y}
          />
        )),
      )}
    </Foot>
  );
}
