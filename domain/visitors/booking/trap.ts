/** A honeypot: visitors don't see this field, but bots that fill in every field do. */
export const TRAP_FIELD = 'asunto';
/** For visitors who see the field because styles are off. */
export const TRAP_LABEL = 'Deje este campo vacío';

export const isTrapped = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
