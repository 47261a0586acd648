/** What a user name may be; the database holds the same (`staff_user_username_form`). */
export const USER_NAME = /^[a-z0-9._-]{1,100}$/;

/** What somebody typed as their user name, as it is stored; undefined where it can be nobody's. */
export function parseUserName(text: string): string | undefined {
  const name = text.trim().toLowerCase();
  return USER_NAME.test(name) ? name : undefined;
}
