/** Replaces stylesheets under Jest. */
export {};
