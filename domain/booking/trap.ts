/** A trap: people don't see this field, but programs that fill in every field do. */
export const TRAP_FIELD = 'asunto';
/** For anyone who sees it anyway, without styles. */
export const TRAP_LABEL = 'Deje este campo vacío';

/** Whether a program filled it in. */
export const isTrapped = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
