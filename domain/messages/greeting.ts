/** Limits of a name in a greeting: its characters, its words, and the characters of one word. */
const LONGEST = { name: 60, words: 6, word: 25 } as const;

// Letters with at most three marks each, joined by apostrophes or hyphens: María, O'Higgins, Núñez-Paz, D'.
const LETTER = String.raw`\p{L}\p{M}{0,3}`;
const WORD = String.raw`['’‘ʼ]?(?:${LETTER})+(?:['’‘ʼ‐‑-](?:${LETTER})+)*['’‘ʼ]?`;
// M., J.P., and short forms such as Fco. or Sta. A dot within a longer word could be part of a web address.
const INITIALS = String.raw`(?:${LETTER}\.){1,4}|\p{Lu}\p{Ll}{1,3}\.`;
const NAME_WORD = new RegExp(`^(?:${WORD}|${INITIALS})$`, 'u');

const WEB_WORD = /^(https?|www|ftp)$/i;

/**
 * The name to use in a message's greeting, on one line; undefined if the text does not look like a name. Visitors
 * type their own names, and a message from the clinic must not carry a stranger's words or links to another person.
 */
export function greetableName(text: string): string | undefined {
  const name = text.trim().normalize('NFC');
  if (/[\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(name) || looksLikeOtherLetters(name)) return undefined;
  const words = name.split(/\p{Zs}+/u);
  const looksLikeName =
    [...name].length <= LONGEST.name &&
    words.length <= LONGEST.words &&
    words.every((word) => NAME_WORD.test(word) && [...word].length <= LONGEST.word && !WEB_WORD.test(word));
  return looksLikeName ? words.join(' ') : undefined;
}

/** Mathematical, circled and similar letters only imitate writing. Mª, a common short form of María, is allowed. */
const looksLikeOtherLetters = (name: string): boolean => {
  const letters = name.replace(/[ªº‑]/g, '').replace(/\p{Zs}/gu, ' ');
  return letters !== letters.normalize('NFKC');
};

/** Only the first name, since others may see the phone's screen. Empty for a greeting without a name. */
export const greetedFirstName = (text: string): string => greetableName(text)?.split(' ')[0] ?? '';
