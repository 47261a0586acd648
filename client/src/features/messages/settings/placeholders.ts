import { PLACEHOLDER_WORDS } from '#domain/message-template.es.js';
import type { Placeholder } from '#domain/message-template.js';

/** What a text may name, in the order in which it is offered. */
export const PLACEHOLDERS = Object.keys(PLACEHOLDER_WORDS) as Placeholder[];

/** As it stands in a text: `{paciente}`. */
export const written = (placeholder: Placeholder): string => `{${PLACEHOLDER_WORDS[placeholder]}}`;
