/** The public page of a link for the desk. */
export const intakePath = (token: string): string => `/public/cuestionario/${token}`;
