/** A telephone number whose groups stay on one line. */
export const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00A0');
