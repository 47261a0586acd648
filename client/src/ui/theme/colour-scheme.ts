/** Where the chosen colours are kept, and the attribute of <html> that they set. public/scheme.js repeats both. */
export const SCHEME_STORAGE_KEY = 'huella_colour_scheme';
export const SCHEME_SELECTOR = '[data-scheme="%s"]';
