export const REPEATABLE = 'repeatable';

/**
 * `TOGETHER`: one transaction stores both the result and the recorded response. `UPLOAD`: the same for a file, which
 * the method reads before that transaction: it returns a `StoreUpload`. `APART`: the operation reaches other systems,
 * so it is committed before its response is recorded.
 */
export type RepeatMode = 'TOGETHER' | 'UPLOAD' | 'APART';

/**
 * Stores a file that was read.
 * @returns the response.
 */
export type StoreUpload<T> = () => Promise<T>;
