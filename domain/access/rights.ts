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
  /** Staff accounts. A user who may set a colleague's password also has the colleague's rights. */
  'TEAM',
] as const;
export type Area = (typeof AREAS)[number];

/** Write access includes read access. */
export type AreaAccess = 'READ' | 'WRITE';

/** There is no access to absent areas. */
export type Rights = Readonly<Partial<Record<Area, AreaAccess>>>;

export const STAFF_ROLES = ['STAFF', 'RECEPTION'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
export const DEFAULT_ROLE: StaffRole = 'STAFF';

const toWrite = (areas: readonly Area[]): Rights =>
  Object.fromEntries(areas.map((area) => [area, 'WRITE'] as const));

const RIGHTS: Readonly<Record<StaffRole, Rights>> = {
  STAFF: toWrite(AREAS),
  // Only staff involved in the care may access records (Ley 20.584, article 13), and a backup contains all of them.
  RECEPTION: toWrite(['AGENDA', 'PATIENTS', 'STOCK', 'MESSAGES', 'SETTINGS', 'CAJA']),
};

export const rightsOf = (role: StaffRole): Rights => RIGHTS[role];

export const may = (rights: Rights, area: Area, access: AreaAccess): boolean =>
  rights[area] === 'WRITE' || rights[area] === access;
