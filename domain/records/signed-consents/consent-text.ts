/** The placeholders of a consent text. They are the users' own words, so they are Spanish. */
export const PLACEHOLDERS = ['paciente', 'rut', 'tratamiento', 'profesional', 'clinica', 'fecha'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

export type PlaceholderValues = Readonly<Record<Placeholder, string>>;

export const CONSENT_TEXT_LIMITS = { title: 200, body: 20_000, treatments: 100 } as const;
/** The number of months for which a consent may count; null: until its text changes or it is withdrawn. */
export const VALID_MONTHS = { least: 1, most: 60 } as const;

const IN_BRACES = /\{([^{}]*)\}/g;

const isPlaceholder = (word: string): word is Placeholder => PLACEHOLDERS.includes(word as Placeholder);

/** Unknown placeholders, as written, and unpaired braces. */
export function strayBraces(body: string): string[] {
  const unknown = [...body.matchAll(IN_BRACES)].filter(([, word = '']) => !isPlaceholder(word));
  const alone = body.replace(IN_BRACES, '').match(/[{}]/g) ?? [];
  return [...new Set([...unknown.map(([written]) => written), ...alone])];
}

/** Values are inserted as they are: braces in them are not filled in again. */
export const fillIn = (body: string, values: PlaceholderValues): string =>
  body.replace(IN_BRACES, (written, word: string) => (isPlaceholder(word) ? values[word] : written));

/** The text of the digest: exactly the one shown above the signature. */
export const wordingOf = ({ title, body }: { readonly title: string; readonly body: string }): string =>
  `${title}\n\n${body}`;
