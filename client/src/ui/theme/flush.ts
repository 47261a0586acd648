/** For a button without a frame: its text begins or ends where the text around it does, whatever its size. */
const OUTDENT = 'calc(-1 * var(--button-padding))';

export const FLUSH_START = { marginLeft: OUTDENT } as const;
export const FLUSH_END = { marginRight: OUTDENT } as const;
/** As wide as its place, for a button that fills a line. */
export const FLUSH = { ...FLUSH_START, ...FLUSH_END } as const;
