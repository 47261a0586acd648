import { capitalised } from '#domain/capitalised.es.js';
import { SIDE_WORDS } from '#domain/records/foot/exam.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { type Side, SIDES } from '#domain/records/foot/answer.js';
import { findingsAt } from '#domain/records/foot/exam-edits.js';
import type { FootExam, SkinExam } from '#domain/records/foot/exam.js';
import { MARK_STEP } from '#domain/records/foot/foot-marks.js';
import { markInWords } from '#domain/records/foot/exam-words.es.js';
import { FOOT_VIEW_LABELS, footInWords, ZONE_LABELS } from '#domain/records/foot/findings.es.js';
import type { Zone } from '#domain/records/foot/findings.js';
import { type FootView, ZONES_OF_VIEW, type ZoneShape } from '#domain/records/foot/foot-shapes.js';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { SegmentedButtons } from '../../../ui/fields/SegmentedButtons';
import { ellipseOf, Foot } from './Foot';
import { ZoneMark } from './FootMarks';
import { IN_ROOM } from './in-room';
import { useRovingFocus } from './use-roving-focus';

interface ChosenZone {
  readonly side: Side;
  readonly zone: Zone;
}

interface FeetMapProps {
  exam: FootExam;
  day: LocalDate;
  chosen: ChosenZone | undefined;
  onChoose: (zone: ChosenZone) => void;
}

const FEET: Readonly<Record<Side, string>> = {
  RIGHT: capitalised(footInWords('RIGHT')),
  LEFT: capitalised(footInWords('LEFT')),
};

/** Both feet, right on the left. The zones are one stop of the Tab key; the arrow keys move between them. */
export function FeetMap({ exam, day, chosen, onChoose }: FeetMapProps) {
  const [view, setView] = useState<FootView>('SOLE');
  // On a phone, both feet side by side would make the toes smaller than a fingertip.
  const isPhone = useMediaQuery('(max-width:599.95px)');
  const [shownSide, setShownSide] = useState<Side>('RIGHT');
  const [lastChosen, setLastChosen] = useState(chosen);
  if (chosen !== lastChosen) {
    setLastChosen(chosen);
    if (chosen) setShownSide(chosen.side);
  }
  const sides = isPhone ? [shownSide] : SIDES;
  const zones = ZONES_OF_VIEW[view];
  const { group, tabIndex } = useRovingFocus<HTMLDivElement>(zones.length * sides.length);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
      {/* Above the head of the drawing, which takes presses for the toes. */}
      <Box
        sx={{
          display: 'grid',
          justifyItems: 'center',
          gap: 1,
          width: '100%',
          position: 'relative',
          zIndex: 1,
        }}
      >
        <SegmentedButtons label="Vista del pie" options={FOOT_VIEW_LABELS} chosen={view} onChoose={setView} />
        {isPhone && (
          <SegmentedButtons label="Pie" options={FEET} chosen={shownSide} onChoose={setShownSide} />
        )}
      </Box>
      <Box
        {...group}
        role="group"
        aria-label="Zonas de los pies"
        sx={{
          display: 'grid',
          gridTemplateColumns: isPhone ? '1fr' : '1fr 1fr',
          gap: 1,
          [IN_ROOM]: { gap: 3 },
          width: '100%',
          maxWidth: isPhone ? 360 : 460,
        }}
      >
        {sides.map((side, sideIndex) => (
          <Box key={side} component="figure" sx={{ margin: 0, minWidth: 0 }}>
            <Box
              component="figcaption"
              sx={{
                font: 'var(--font-small)',
                fontWeight: 600,
                color: 'text.secondary',
                textAlign: 'center',
              }}
            >
              {capitalised(SIDE_WORDS[side])}
            </Box>
            <Foot side={side} view={view}>
              {zones.map(([zone, shape], index) => {
                const found = findingsAt(exam, { side, zone }) as SkinExam[];
                const words = found.map((one) => markInWords(one, day)).join('; ') || 'sin hallazgos';
                return (
                  <g
                    key={zone}
                    data-roving
                    role="button"
                    tabIndex={tabIndex(sideIndex * zones.length + index)}
                    className="foot-zone"
                    aria-pressed={chosen?.side === side && chosen.zone === zone}
                    aria-label={`${ZONE_LABELS[zone]}, ${footInWords(side)}: ${words}`}
                    onClick={() => onChoose({ side, zone })}
                    onKeyDown={(event) => {
                      if (event.key !== 'Enter' && event.key !== ' ') return;
                      event.preventDefault();
                      onChoose({ side, zone });
                    }}
                  >
                    <ZonePath shape={shape} />
                    {found.map((one, place) => (
                      <ZoneMark
                        key={one.finding}
                        found={one}
                        day={day}
                        x={shape.x + place * MARK_STEP}
                        y={shape.y}
                      />
                    ))}
                  </g>
                );
              })}
            </Foot>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function ZonePath({ shape }: { shape: ZoneShape }) {
  return (
    <>
      {/* A small place is smaller than the finger that presses it. */}
      {shape.reach && <path className="foot-reach" d={shape.reach} />}
      {shape.kind === 'toe' && <ellipse className="foot-area" {...ellipseOf(shape.toe)} />}
      {shape.kind === 'dot' && <circle className="foot-area foot-dot" cx={shape.x} cy={shape.y} r="13" />}
      {shape.kind === 'part' && (
        <path className="foot-area" d={shape.path} style={{ clipPath: 'var(--sole)' }} />
      )}
    </>
  );
}
