/** The largest number that can be stored: PostgreSQL's largest `integer`. */
export const MAX_INTEGER = 2_147_483_647;
