/** Where the chosen scheme is stored, and the attribute of <html> that it sets. public/scheme.js repeats both. */
export const SCHEME_STORAGE_KEY = 'huella_colour_scheme';
export const SCHEME_SELECTOR = '[data-scheme="%s"]';
