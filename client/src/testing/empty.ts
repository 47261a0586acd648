/** Stands in for a stylesheet under Jest. */
export {};
