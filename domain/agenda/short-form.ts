import { whoComes } from './appointment.es.js';

/** A part of a text, and whether the short form keeps it. */
export interface TextPart {
  readonly text: string;
  readonly isShort: boolean;
}

/** Words that belong to the surname after them: 'de la Fuente'. */
const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'san', 'santa', 'da', 'dos', 'van', 'von', 'y']);

/**
 * The person who comes, followed by the patient whose booking it is, which the short form omits.
 * @param visitorName if not the patient.
 */
export const comingParts = (patientName: string, visitorName: string | null): readonly TextPart[] =>
  visitorName
    ? [
        ...nameParts(visitorName),
        { text: whoComes(patientName, visitorName).slice(visitorName.length), isShort: false },
      ]
    : nameParts(patientName);

/**
 * The words of a full name; its short form is the first name and the first surname. With two surnames, as usual in
 * Chile, the first is the last word but one: 'Ana María de la Fuente Soto' is 'Ana de la Fuente'.
 */
export function nameParts(name: string): readonly TextPart[] {
  const words = name.split(/\s+/).filter(Boolean);
  if (words.length <= 2) return merged(words.map((text) => ({ text, isShort: true })));
  const isParticle = (index: number) => PARTICLES.has((words[index] ?? '').toLowerCase());
  const surname = isParticle(words.length - 2) ? words.length - 1 : words.length - 2;
  let start = surname;
  while (start > 1 && isParticle(start - 1)) start -= 1;
  return merged(
    words.map((text, index) => ({ text, isShort: index === 0 || (start <= index && index <= surname) })),
  );
}

/** The words of a treatment; its short form omits the text in parentheses: 'Uña encarnada (Onicocriptosis)'. */
export function treatmentParts(treatment: string): readonly TextPart[] {
  const [, short, rest] = /^([^(]+?)(\s*\(.*)$/.exec(treatment) ?? [];
  if (!short || !rest) return [{ text: treatment, isShort: true }];
  return [
    { text: short, isShort: true },
    { text: rest, isShort: false },
  ];
}

export const shortForm = (parts: readonly TextPart[]): string =>
  parts
    .flatMap(({ text, isShort }) => (isShort ? [text] : []))
    .join('')
    .trim();

/** Joins neighbours of the same kind. The space before a word belongs to the word, so that no text has two. */
function merged(words: readonly TextPart[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  for (const [index, { text, isShort }] of words.entries()) {
    const spaced = index === 0 ? text : ` ${text}`;
    const last = parts.at(-1);
    if (last?.isShort === isShort) parts[parts.length - 1] = { text: last.text + spaced, isShort };
    else parts.push({ text: spaced, isShort });
  }
  return parts;
}
