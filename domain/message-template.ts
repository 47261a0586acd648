import { PLACEHOLDER_WORDS, TEMPLATE_MESSAGES } from './message-template.es.js';

/** What a text may name of an appointment. */
export type Placeholder = keyof typeof PLACEHOLDER_WORDS;

/** A text in its order: what stands there as it is, and what is filled in. */
export type TemplatePart = { readonly text: string } | { readonly placeholder: Placeholder };

/** What is filled in; empty where nothing is known. */
export type TemplateValues = Readonly<Record<Placeholder, string>>;

/** The longest text, in characters: WhatsApp's own limit of a template's body is 1,024 with everything filled in. */
export const LONGEST_TEMPLATE = 600;
/** The most places to fill in. */
export const MOST_PLACEHOLDERS = 12;
/** What is filled in is cut here: a name is no place for a letter. */
const LONGEST_VALUE = 80;

const PLACEHOLDERS = Object.keys(PLACEHOLDER_WORDS) as Placeholder[];
const placeholderOf = (word: string): Placeholder | undefined =>
  PLACEHOLDERS.find((key) => PLACEHOLDER_WORDS[key] === word);

type Parsed = { readonly parts: readonly TemplatePart[] } | { readonly fault: string };

/** Reads a text with its `{palabras}`. @returns its parts, or a sentence that says what is wrong. */
export function parseTemplate(text: string): Parsed {
  if ([...text].length > LONGEST_TEMPLATE) return { fault: TEMPLATE_MESSAGES.tooLong(LONGEST_TEMPLATE) };
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
  if (placeholdersOf(parts).length > MOST_PLACEHOLDERS)
    return { fault: TEMPLATE_MESSAGES.tooMany(MOST_PLACEHOLDERS) };
  if (!parts.some((part) => 'text' in part && part.text.trim() !== ''))
    return { fault: TEMPLATE_MESSAGES.blank };
  return { parts };
}

/** What is filled in, in its order: the parameters of a template that is registered with WhatsApp. */
export const placeholdersOf = (parts: readonly TemplatePart[]): Placeholder[] =>
  parts.flatMap((part) => ('placeholder' in part ? [part.placeholder] : []));

/**
 * The text with everything filled in. What comes out is text: a brace in a name stays a brace. Where there is no name
 * to greet, the sentence goes on without it.
 */
export function renderTemplate(parts: readonly TemplatePart[], values: TemplateValues): string {
  const valueOf = (placeholder: Placeholder): string => {
    const value = inOneLine(values[placeholder]);
    return placeholder === 'patient' && value === '' ? GAP : value;
  };
  const text = parts.map((part) => ('text' in part ? part.text : valueOf(part.placeholder))).join('');
  return text.includes(GAP) ? withoutGaps(text) : text;
}

// NUL stands for the name that is not there: no stored text holds one.
const GAP = '\0';

const withoutGaps = (text: string): string =>
  text
    // 'NAME, su hora…' begins with its next word.
    .replace(/^[ \t]*\0[ \t]*[,.:;!]*[ \t]*(\p{L}?)/gmu, (_gap, first: string) => first.toUpperCase())
    // 'Hola, NAME.' and 'Adiós, NAME' lose their comma too.
    .replace(/,?[ \t]*\0(?=[ \t]*([,.:;!?)…]|$))/gm, '')
    .replace(/[ \t]*\0/g, '')
    .trim();

/** The text as it is registered with WhatsApp: `{{1}}`, `{{2}}` … in the order of what is filled in. */
export function numberedTemplate(parts: readonly TemplatePart[]): string {
  let count = 0;
  return parts.map((part) => ('text' in part ? part.text : `{{${(count += 1)}}}`)).join('');
}

// Controls, and what turns the direction of writing around: a name must not rearrange the sentence it stands in.
const UNSPEAKABLE = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu;

/** A value as one short line, whoever typed it. WhatsApp takes no line break and no run of spaces in a parameter. */
export function inOneLine(value: string): string {
  const line = value.replace(UNSPEAKABLE, ' ').replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > LONGEST_VALUE
    ? `${characters
        .slice(0, LONGEST_VALUE - 1)
        .join('')
        .trimEnd()}…`
    : line;
}
