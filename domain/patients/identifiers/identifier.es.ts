import type { Identifier, IdentifierKind } from './identifier.js';

export const IDENTIFIER_LABELS: Readonly<Record<IdentifierKind, string>> = {
  PASSPORT: 'Pasaporte',
  FOREIGN_DOCUMENT: 'Documento extranjero',
  NIP: 'NIP',
  IPE: 'IPE',
};

const names = new Intl.DisplayNames('es-CL', { type: 'region' });

/** 'Perú'. @param code ISO 3166-1 alpha-2. */
export const countryName = (code: string): string => names.of(code) ?? code;

/** 'Pasaporte AB123456 (Perú)'. */
export const identifierInWords = ({ kind, country, value }: Identifier): string =>
  `${IDENTIFIER_LABELS[kind]} ${value}${country ? ` (${countryName(country)})` : ''}`;

export const IDENTIFIER_FAULTS = {
  country: 'Elija el país que emitió el pasaporte o documento extranjero; NIP e IPE no llevan país.',
  value: 'Escriba el número del documento: entre 4 y 20 letras y números.',
  twice: 'Un documento está anotado dos veces. Quite uno.',
  tooMany: 'Son demasiados documentos. Deje los que sirven para identificar al paciente.',
} as const;

/** Names the patient who has the document. */
export const identifierInUse = (identifier: Identifier, patientName: string): string =>
  `${identifierInWords(identifier)} ya está anotado en otro paciente: ${patientName}`;
