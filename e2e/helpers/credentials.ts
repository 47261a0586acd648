export const STAFF = { username: 'admin', password: 'a password for tests' };
