import { comparableText } from '../../written-text.js';
import { COUNTRIES } from './countries.js';

/**
 * Documents other than the RUT. NIP is FONASA's provisional number (Número de Identificación Provisorio),
 * and IPE the schools' (Identificador Provisorio Escolar).
 */
export const IDENTIFIER_KINDS = ['PASSPORT', 'FOREIGN_DOCUMENT', 'NIP', 'IPE'] as const;
export type IdentifierKind = (typeof IDENTIFIER_KINDS)[number];

export interface Identifier {
  readonly kind: IdentifierKind;
  /** The issuing country, ISO 3166-1 alpha-2; null for kinds that Chile issues. */
  readonly country: string | null;
  /** Upper-case letters and digits only. */
  readonly value: string;
}

/** Per patient. */
export const MAX_IDENTIFIERS = 20;

export const hasCountry = (kind: IdentifierKind): boolean =>
  kind === 'PASSPORT' || kind === 'FOREIGN_DOCUMENT';

/** Upper case, without spaces, dots, hyphens and slashes; undefined if it is not a document number. */
export function parseIdentifierValue(text: string): string | undefined {
  const bare = comparableText(text)
    .replace(/[\s./-]/g, '')
    .toUpperCase();
  return /^[A-Z\d]{4,20}$/.test(bare) && /\d/.test(bare) ? bare : undefined;
}

/** The invalid field of an identifier as typed; undefined if it is valid. */
export function identifierFault({ kind, country, value }: Identifier): 'country' | 'value' | undefined {
  if (hasCountry(kind) ? !COUNTRIES.includes(country ?? '') : Boolean(country)) return 'country';
  return parseIdentifierValue(value) === undefined ? 'value' : undefined;
}

/** Equal for the same document, however it is written. */
export const identifierKey = ({ kind, country, value }: Identifier): string =>
  [kind, country ?? '', parseIdentifierValue(value) ?? value].join(' ');
