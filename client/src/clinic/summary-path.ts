/** The figures of a period: of money, for users who may read its corrections, and of what else a user may read. */
export const SUMMARY_PATH = '/app/resumen';
