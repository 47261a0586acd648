/** The answer to a yes-or-no question of an examination, which may not have been asked. */
export type Answer = 'YES' | 'NO' | 'UNKNOWN';

export const answerOf = (value: boolean): Answer => (value ? 'YES' : 'NO');

/** Right before left, as the professional sees the soles. */
export const SIDES = ['RIGHT', 'LEFT'] as const;
export type Side = (typeof SIDES)[number];
