/** The constraint `staff_user_username_form` has the same rule. */
export const USER_NAME = /^[a-z0-9._-]{1,100}$/;

/** Normalises a typed user name; undefined if it is invalid. */
export function parseUserName(text: string): string | undefined {
  const name = text.trim().toLowerCase();
  return USER_NAME.test(name) ? name : undefined;
}
