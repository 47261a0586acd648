import type { Area } from '#domain/access/rights.js';
import { SetMetadata } from '@nestjs/common';
import { Extensions } from '@nestjs/graphql';

export const NEEDED_AREA = 'needed-area';
export const ANY_STAFF = 'any-staff';

/**
 * The area of an endpoint, or of all endpoints of a class. Queries, subscriptions and GET need read access to it,
 * everything else write access, unless marked `OnlyReads`. An endpoint without an area is closed to everyone.
 * @param areas with several, one of them is enough: the endpoint shows only the parts that the user may read.
 */
export const Needs = (...areas: NeededAreas) => SetMetadata(NEEDED_AREA, areas);

/** One of them is needed; a refusal names the first. */
export type NeededAreas = readonly [Area, ...Area[]];

/** For the user's own session and account. Programs have neither. */
export const AnyStaff = () => SetMetadata(ANY_STAFF, true);

export const ONLY_READS = 'only-reads';

/** For a POST that changes nothing, e.g. a search whose terms must not be in a URL. */
export const OnlyReads = () => SetMetadata(ONLY_READS, true);

export const PEOPLE_ONLY = 'people-only';

/** Closed to programs, whatever the rights of their keys. */
export const PeopleOnly = () => SetMetadata(PEOPLE_ONLY, true);

export const WHOLE_CLINIC = 'whole-clinic';

/**
 * Closed to people who are limited to their own agenda: what it shows or changes belongs to the whole clinic, or would
 * be wrong if it left out other people's rows.
 */
export const WholeClinic = () => SetMetadata(WHOLE_CLINIC, true);

export const DURING_SET_UP = 'during-set-up';

/** Also open to users who must first set up a second factor (`mustSetUpSecondFactor`), unlike other staff endpoints. */
export const DuringSetUp = () => SetMetadata(DURING_SET_UP, true);

/** The area of a field of a GraphQL type or input, if it differs from that of the endpoint. */
export const InArea = (area: Area) => Extensions({ area });
