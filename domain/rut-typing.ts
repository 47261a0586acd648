/**
 * A RUT while it is being typed: its dots and hyphen appear by themselves, and the caret stays between the same
 * two characters, wherever in the text somebody types, deletes or pastes.
 */

/** A text field's text and where its caret stands, counted from the left. */
export interface TypedText {
  readonly text: string;
  readonly caret: number;
}

const isPartOfRut = (character: string): boolean => /[\dk]/i.test(character);
const bare = (text: string): string => [...text].filter(isPartOfRut).join('').toUpperCase();

/** '123456' is '12.345-6': what stands last is taken for the check digit until something follows it. */
function punctuate(characters: string): string {
  if (characters.length < 2) return characters;
  const body = characters.slice(0, -1).replace(/\B(?=(\w{3})+$)/g, '.');
  return `${body}-${characters.slice(-1)}`;
}

/** The place right after that many digits of a punctuated text. */
function placeAfter(text: string, digits: number): number {
  let place = 0;
  for (let seen = 0; seen < digits && place < text.length; place += 1) {
    if (isPartOfRut(text.charAt(place))) seen += 1;
  }
  return place;
}

/**
 * What the field shows after a key was pressed.
 * @param typed what the key left in the field.
 * @param isForwardDelete whether the key was Delete: over a dot it has to step, or it would stand there for ever.
 */
export function typeRut({ text, caret }: TypedText, isForwardDelete = false): TypedText {
  const punctuated = punctuate(bare(text));
  const place = placeAfter(punctuated, bare(text.slice(0, caret)).length);
  const isBeforeMark = place < punctuated.length && !isPartOfRut(punctuated.charAt(place));
  return { text: punctuated, caret: isForwardDelete && isBeforeMark ? place + 1 : place };
}
