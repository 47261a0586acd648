import { PLACEHOLDER_WORDS, TEMPLATE_MESSAGES } from './message-template.es.js';

export type Placeholder = keyof typeof PLACEHOLDER_WORDS;

/** A text in order: literal text and placeholders. */
export type TemplatePart = { readonly text: string } | { readonly placeholder: Placeholder };

/** Empty for values that are unknown. */
export type TemplateValues = Readonly<Record<Placeholder, string>>;

/** In characters. WhatsApp allows 1,024 for a template's body with all parameters filled in. */
export const MAX_TEMPLATE_LENGTH = 600;
export const MAX_PLACEHOLDERS = 12;
/** Filled-in values are cut to this length, so that a name can't carry a whole message. */
const MAX_VALUE_LENGTH = 80;

const PLACEHOLDERS = Object.keys(PLACEHOLDER_WORDS) as Placeholder[];
const placeholderOf = (word: string): Placeholder | undefined =>
  PLACEHOLDERS.find((key) => PLACEHOLDER_WORDS[key] === word);

type Parsed = { readonly parts: readonly TemplatePart[] } | { readonly fault: string };

/** Parses a text with `{palabras}`. @returns its parts, or a sentence about the mistake. */
export function parseTemplate(text: string): Parsed {
  if ([...text].length > MAX_TEMPLATE_LENGTH)
    return { fault: TEMPLATE_MESSAGES.tooLong(MAX_TEMPLATE_LENGTH) };
  const parts: TemplatePart[] = [];
  for (const [index, piece] of text.split(/\{([^{}]*)\}/).entries()) {
    if (index % 2 === 0) {
      if (/[{}]/.test(piece)) return { fault: TEMPLATE_MESSAGES.brace };
      if (piece) parts.push({ text: piece });
      continue;
    }
    const placeholder = placeholderOf(piece.trim().toLowerCase());
    if (!placeholder) return { fault: TEMPLATE_MESSAGES.unknown(piece, Object.values(PLACEHOLDER_WORDS)) };
    parts.push({ placeholder });
  }
  if (placeholdersOf(parts).length > MAX_PLACEHOLDERS)
    return { fault: TEMPLATE_MESSAGES.tooMany(MAX_PLACEHOLDERS) };
  if (!parts.some((part) => 'text' in part && part.text.trim() !== ''))
    return { fault: TEMPLATE_MESSAGES.blank };
  return { parts };
}

/** In the order of the text: the parameters of a template registered with WhatsApp. */
export const placeholdersOf = (parts: readonly TemplatePart[]): Placeholder[] =>
  parts.flatMap((part) => ('placeholder' in part ? [part.placeholder] : []));

/**
 * Fills in a text. Braces in values are kept. Without a name to greet, spaces and punctuation around it are removed.
 */
export function renderTemplate(parts: readonly TemplatePart[], values: TemplateValues): string {
  const valueOf = (placeholder: Placeholder): string => {
    const value = inOneLine(values[placeholder]);
    return placeholder === 'patient' && value === '' ? GAP : value;
  };
  const text = parts.map((part) => ('text' in part ? part.text : valueOf(part.placeholder))).join('');
  return text.includes(GAP) ? withoutGaps(text) : text;
}

// NUL marks a missing name; no stored text contains one.
const GAP = '\0';

const withoutGaps = (text: string): string =>
  text
    // 'NAME, su hora…' starts with its next word.
    .replace(/^[ \t]*\0[ \t]*[,.:;!]*[ \t]*(\p{L}?)/gmu, (_gap, first: string) => first.toUpperCase())
    // 'Hola, NAME.' and 'Adiós, NAME' also lose the comma.
    .replace(/,?[ \t]*\0(?=[ \t]*([,.:;!?)…]|$))/gm, '')
    .replace(/[ \t]*\0/g, '')
    .trim();

/** The text as registered with WhatsApp: `{{1}}`, `{{2}}` … in order. */
export function numberedTemplate(parts: readonly TemplatePart[]): string {
  let count = 0;
  return parts.map((part) => ('text' in part ? part.text : `{{${(count += 1)}}}`)).join('');
}

// Control characters and characters that reverse the writing direction: a name must not rearrange its sentence.
const UNSPEAKABLE = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu;

/** A value as one short line. WhatsApp accepts no line breaks or runs of spaces in a parameter. */
export function inOneLine(value: string): string {
  const line = value.replace(UNSPEAKABLE, ' ').replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > MAX_VALUE_LENGTH
    ? `${characters
        .slice(0, MAX_VALUE_LENGTH - 1)
        .join('')
        .trimEnd()}…`
    : line;
}
