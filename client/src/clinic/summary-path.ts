/** Everybody who sees the dashboard may see some of the figures. */
export const SUMMARY_PATH = '/app/resumen';
