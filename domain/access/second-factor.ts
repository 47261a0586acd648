/** An authenticator app's codes; each lasts 30 seconds (RFC 6238, with the values that every app supports). */
export const CODE_DIGITS = 6;
export const CODE_SECONDS = 30;
export const RECOVERY_CODES = 10;
/** Shown in groups of 4. */
export const RECOVERY_CODE_LENGTH = 16;
/** Limit of the text typed as a code. */
export const MAX_CODE_LENGTH = 50;

/** The typed code without the separators between groups. */
export const codeCore = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

/** Whether it is an app's code; otherwise it may be a recovery code. @param core from `codeCore` */
export const isAppCode = (core: string): boolean => new RegExp(`^\\d{${CODE_DIGITS}}$`).test(core);

export const inGroups = (text: string): string => text.match(/.{1,4}/g)?.join('-') ?? '';
