export const REPEATABLE = 'repeatable';

/**
 * `TOGETHER`: one transaction stores both the result and the recorded response. `UPLOAD`: the same for a file, which
 * takes longer. `APART`: the operation reaches other systems, so it is committed before its response is recorded.
 */
export type RepeatMode = 'TOGETHER' | 'UPLOAD' | 'APART';
