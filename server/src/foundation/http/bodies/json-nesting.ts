/** The maximum nesting of objects and arrays, so that code that walks a value can safely recurse. */
export const DEEPEST_JSON = 32;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/** Checks without parsing. The result is meaningless for text that is not JSON. */
export function nestsDeeper(text: string, levels = DEEPEST_JSON): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (isInString) {
      if (character === BACKSLASH) index += 1;
      else if (character === QUOTE) isInString = false;
    } else if (character === QUOTE) {
      isInString = true;
    } else if (character === OPENING_BRACE || character === OPENING_BRACKET) {
      depth += 1;
      if (depth > levels) return true;
    } else if (character === CLOSING_BRACE || character === CLOSING_BRACKET) {
      depth -= 1;
    }
  }
  return false;
}
