import type { TextPart } from '#domain/agenda/short-form.js';

/** A text as a whole; event-text.css hides what its short form leaves out where there is no room. */
export const Parts = ({ of }: { of: readonly TextPart[] }) =>
  of.map(({ text, isShort }, index) =>
    isShort ? (
      text
    ) : (
      <span key={index} className="event-rest">
        {text}
      </span>
    ),
  );
