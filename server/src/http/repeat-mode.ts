export const REPEATABLE = 'repeatable';

/**
 * `TOGETHER`: one transaction holds what is made and the answer that is kept. `UPLOAD`: the same for a file, which takes
 * longer. `APART`: what is made reaches other systems, so it is committed before its answer is kept.
 */
export type RepeatMode = 'TOGETHER' | 'UPLOAD' | 'APART';
