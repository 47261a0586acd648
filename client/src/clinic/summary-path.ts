/** The figures of a period. Each user sees the parts that their rights allow (`SUMMARY_AREAS`). */
export const SUMMARY_PATH = '/app/resumen';
