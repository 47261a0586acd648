import type { Area } from '#domain/staff/rights.js';
import { SetMetadata } from '@nestjs/common';
import { Extensions } from '@nestjs/graphql';

export const NEEDED_AREA = 'needed-area';
export const ANY_STAFF = 'any-staff';

/**
 * The area of an endpoint, or of all endpoints of a class. Queries, subscriptions and GET need the right to read it,
 * everything else the right to write. An endpoint without an area is closed to everybody.
 */
export const Needs = (area: Area) => SetMetadata(NEEDED_AREA, area);

/** For what is the user's own: the session, the account. Programs have none. */
export const AnyStaff = () => SetMetadata(ANY_STAFF, true);

export const DURING_SET_UP = 'during-set-up';

/** Also for who must set up a second factor first (`mustSetUpSecondFactor`), to whom everything else of staff is closed. */
export const DuringSetUp = () => SetMetadata(DURING_SET_UP, true);

/** The area of a field of a GraphQL type or input, where it is not that of the endpoint. */
export const InArea = (area: Area) => Extensions({ area });
