/** The areas of a user's or an API key's rights. */
export const AREAS = [
  'AGENDA',
  'PATIENTS',
  /** Records and their versions, condition, clinical case, alerts, an appointment's notes, certificates, signed consents, exports, accesses. */
  'HEALTH_DATA',
  'STOCK',
  'MESSAGES',
  'BACKUP',
  'SETTINGS',
  /** Charges, payments and the till. */
  'CAJA',
  /** Taking charges back, refunds, and reopening a closed day. */
  'CAJA_CORRECTIONS',
  /** Staff accounts. A user who may change them can give themselves every other right. */
  'TEAM',
] as const;
export type Area = (typeof AREAS)[number];

/** Write access includes read access. */
export type AreaAccess = 'READ' | 'WRITE';

/** There is no access to absent areas. */
export type Rights = Readonly<Partial<Record<Area, AreaAccess>>>;

export interface AreaRight {
  readonly area: Area;
  readonly access: AreaAccess;
}

/** In the order of the areas. */
export const listOfRights = (rights: Rights): AreaRight[] =>
  AREAS.flatMap((area) => {
    const access = rights[area];
    return access ? [{ area, access }] : [];
  });

export const rightsFrom = (list: readonly AreaRight[]): Rights =>
  Object.fromEntries(list.map(({ area, access }) => [area, access]));

export const areEqualRights = (one: Rights, other: Rights): boolean =>
  AREAS.every((area) => one[area] === other[area]);

export const may = (rights: Rights, area: Area, access: AreaAccess): boolean =>
  rights[area] === 'WRITE' || rights[area] === access;
