import type { Side } from '#domain/records/foot/answer.js';
import {
  type FootView,
  HEAD,
  LINES_OF_VIEW,
  SOLE,
  TOE_OUTLINES,
  type ToeShape,
} from '#domain/records/foot/foot-shapes.js';
import { type CSSProperties, type ReactNode, useId } from 'react';

export const ellipseOf = ({ cx, cy, rx, ry, turn }: ToeShape) => ({
  cx,
  cy,
  rx,
  ry,
  transform: `rotate(${turn} ${cx} ${cy})`,
});

/** One foot, seen from the sole; a left one is mirrored. */
export function Foot({ side, view, children }: { side: Side; view: FootView; children: ReactNode }) {
  const clip = useId();
  return (
    <svg
      viewBox={`0 ${-HEAD} 200 ${440 + HEAD}`}
      // The head only takes presses, so it lies over what is above the drawing.
      style={{ width: '100%', height: 'auto', marginTop: `${-HEAD / 2}%`, overflow: 'visible' }}
    >
      <defs>
        <clipPath id={clip}>
          <path d={SOLE} />
        </clipPath>
      </defs>
      <g
        transform={side === 'LEFT' ? 'translate(200 0) scale(-1 1)' : undefined}
        style={{ '--sole': `url(#${clip})` } as CSSProperties}
      >
        <path className="foot-skin" d={SOLE} />
        {TOE_OUTLINES.map((toe) => (
          <ellipse key={toe.cx} className="foot-skin" {...ellipseOf(toe)} />
        ))}
        <path className="foot-lines" clipPath={`url(#${clip})`} d={LINES_OF_VIEW[view]} />
        {children}
      </g>
    </svg>
  );
}
