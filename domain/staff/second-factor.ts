/** Of the codes that an authenticator app shows; each is for 30 seconds (RFC 6238, the values that every app knows). */
export const CODE_DIGITS = 6;
export const CODE_SECONDS = 30;
export const RECOVERY_CODES = 10;
/** In groups of 4. */
export const RECOVERY_CODE_LENGTH = 16;
/** Of what may be typed as a code. */
export const LONGEST_CODE = 50;

/** What was typed, without what people put between the groups. */
export const codeCore = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

/** Whether it is the code of an app; else it may be a recovery code. @param core from `codeCore` */
export const isAppCode = (core: string): boolean => new RegExp(`^\\d{${CODE_DIGITS}}$`).test(core);

export const inGroups = (text: string): string => text.match(/.{1,4}/g)?.join('-') ?? '';
