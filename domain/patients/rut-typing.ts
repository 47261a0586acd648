/**
 * Formats a RUT while it is being typed. The caret stays between the same two characters, wherever in the
 * text the user types, deletes or pastes.
 */

/** `caret` counts characters from the left. */
export interface TypedText {
  readonly text: string;
  readonly caret: number;
}

const isPartOfRut = (character: string): boolean => /[\dk]/i.test(character);
const bare = (text: string): string => [...text].filter(isPartOfRut).join('').toUpperCase();

/** '123456' is '12.345-6': the last character counts as the check digit until another follows. */
function punctuate(characters: string): string {
  if (characters.length < 2) return characters;
  const body = characters.slice(0, -1).replace(/\B(?=(\w{3})+$)/g, '.');
  return `${body}-${characters.slice(-1)}`;
}

/** The position right after that many digits of a formatted text. */
function placeAfter(text: string, digits: number): number {
  let place = 0;
  for (let seen = 0; seen < digits && place < text.length; place += 1) {
    if (isPartOfRut(text.charAt(place))) seen += 1;
  }
  return place;
}

/**
 * The field's content after a key press.
 * @param typed the field's content after the key press.
 * @param isForwardDelete whether the key was Delete, which must skip a dot or hyphen, as deleting one has no effect.
 */
export function typeRut({ text, caret }: TypedText, isForwardDelete = false): TypedText {
  const punctuated = punctuate(bare(text));
  const place = placeAfter(punctuated, bare(text.slice(0, caret)).length);
  const isBeforeMark = place < punctuated.length && !isPartOfRut(punctuated.charAt(place));
  return { text: punctuated, caret: isForwardDelete && isBeforeMark ? place + 1 : place };
}
