import { PLACEHOLDER_WORDS } from '#domain/messages/message-template.es.js';
import type { Placeholder } from '#domain/messages/message-template.js';

/** In the order in which they are offered. */
export const PLACEHOLDERS = Object.keys(PLACEHOLDER_WORDS) as Placeholder[];

/** `{paciente}`. */
export const written = (placeholder: Placeholder): string => `{${PLACEHOLDER_WORDS[placeholder]}}`;
