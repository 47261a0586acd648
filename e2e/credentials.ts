/** The staff user of the product under test. */
export const STAFF = { username: 'admin', password: 'a password for tests' };
