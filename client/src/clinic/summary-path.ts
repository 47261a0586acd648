/**
 * The figures of a period: money, for users who may read its corrections, and the parts that the user's other rights
 * open.
 */
export const SUMMARY_PATH = '/app/resumen';
