/** How often the dashboard asks again, in milliseconds (spec, section 9). */
export const REFRESH_MS = 300_000;
