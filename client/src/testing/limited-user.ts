import type { OwnAgenda } from '#domain/access/own-agenda.js';
import { listOfRights, type Rights } from '#domain/access/rights.js';

/** The answer to `Me` of a user who has only these rights. */
export const limitedUser = (rights: Rights, id = 2, ownAgenda: OwnAgenda | null = null) => ({
  data: {
    me: {
      id,
      username: 'eva',
      name: 'Eva',
      rights: listOfRights(rights),
      ownAgenda,
      mustSetUpSecondFactor: false,
    },
  },
});
