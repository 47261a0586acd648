/** Converts a REST word to its code, the key of `words`; an unknown word is left for validation to refuse. */
export const fromWord = (words: Readonly<Record<string, string>>, word: unknown): unknown =>
  Object.entries(words).find(([, one]) => one === word)?.[0] ?? word;
