/** The name of a field that no person sees, and that programs fill in which fill in everything. */
export const TRAP_FIELD = 'asunto';
/** For whoever sees it all the same, without styles. */
export const TRAP_LABEL = 'Deje este campo vacío';

/** Whether a program has filled it in. */
export const isTrapped = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
