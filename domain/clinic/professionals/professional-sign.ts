/** The number of colours that distinguish professionals. */
export const PROFESSIONAL_COLOURS = 8;

interface Identified {
  readonly id: number;
}
interface Named extends Identified {
  readonly name: string;
}

/** How a professional is recognized at a glance: a disc with their initials in a colour of their own. */
export interface ProfessionalSign {
  readonly initials: string;
  /** 1 to `PROFESSIONAL_COLOURS`: the colour's number, which the design tokens define. */
  readonly colour: number;
}

/**
 * The colour by the order in which the professionals were created, so that it stays the same if the clinic rearranges,
 * renames, adds or archives any. Only beyond `PROFESSIONAL_COLOURS` do two share one.
 * @param all including archived ones.
 */
const colourOf = ({ id }: Identified, all: readonly Identified[]): number =>
  (all.filter((other) => other.id < id).length % PROFESSIONAL_COLOURS) + 1;

/** 'Dra. Ana María Rojas': 'AR'. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word && !word.endsWith('.'));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '');
  return letters.join('').toLocaleUpperCase('es');
}

/** Adds a number to duplicate texts. */
const distinct = (texts: readonly string[]): string[] =>
  texts.map((text, index) =>
    texts.filter((other) => other === text).length > 1
      ? `${text}${texts.slice(0, index + 1).filter((other) => other === text).length}`
      : text,
  );

/**
 * The signs of these professionals by id, with distinct initials.
 * @param all including archived ones, which keep their colours.
 */
export function professionalSigns(
  shown: readonly Named[],
  all: readonly Identified[],
): ReadonlyMap<number, ProfessionalSign> {
  const initials = distinct(shown.map(({ name }) => initialsOf(name)));
  return new Map(
    shown.map((one, index) => [one.id, { initials: initials[index] ?? '', colour: colourOf(one, all) }]),
  );
}
