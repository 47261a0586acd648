import { COUNTRIES } from './countries.js';

/**
 * What identifies a patient beside the RUT: NIP, FONASA's provisional number (Número de Identificación Provisorio), and IPE,
 * the schools' one (Identificador Provisorio Escolar).
 */
export const IDENTIFIER_KINDS = ['PASSPORT', 'FOREIGN_DOCUMENT', 'NIP', 'IPE'] as const;
export type IdentifierKind = (typeof IDENTIFIER_KINDS)[number];

export interface Identifier {
  readonly kind: IdentifierKind;
  /** Who issued it, ISO 3166-1 alpha-2; null of a kind that Chile issues. */
  readonly country: string | null;
  /** Letters and digits only, in capitals. */
  readonly value: string;
}

/** Of one patient. */
export const MOST_IDENTIFIERS = 20;

export const hasCountry = (kind: IdentifierKind): boolean =>
  kind === 'PASSPORT' || kind === 'FOREIGN_DOCUMENT';

/** Without spaces, dots, hyphens and slashes, in capitals; undefined if that is no number of a document. */
export function parseIdentifierValue(text: string): string | undefined {
  const bare = text.replace(/[\s./-]/g, '').toUpperCase();
  return /^[A-Z\d]{4,20}$/.test(bare) && /\d/.test(bare) ? bare : undefined;
}

/** What is wrong with an identifier as it was written; undefined if nothing is. */
export function identifierFault({ kind, country, value }: Identifier): 'country' | 'value' | undefined {
  if (hasCountry(kind) ? !COUNTRIES.includes(country ?? '') : Boolean(country)) return 'country';
  return parseIdentifierValue(value) === undefined ? 'value' : undefined;
}

/** The same for the same document, however it was written. */
export const identifierKey = ({ kind, country, value }: Identifier): string =>
  [kind, country ?? '', parseIdentifierValue(value) ?? value].join(' ');
