import { type Area, AREAS, areEqualRights, type Rights } from './rights.js';

/** Names for sets of rights that many clinics give. A user has rights, never a preset. */
export const PRESETS = ['ALL', 'PROFESSIONAL', 'RECEPTION', 'ACCOUNTING'] as const;
export type Preset = (typeof PRESETS)[number];

const toWrite = (...areas: readonly Area[]): Rights =>
  Object.fromEntries(areas.map((area) => [area, 'WRITE'] as const));

const RECEPTION = toWrite('AGENDA', 'PATIENTS', 'STOCK', 'MESSAGES', 'CAJA');

const RIGHTS: Readonly<Record<Preset, Rights>> = {
  ALL: toWrite(...AREAS),
  // A certificate has the clinic's name and address from the settings.
  PROFESSIONAL: { ...RECEPTION, ...toWrite('HEALTH_DATA'), SETTINGS: 'READ' },
  // Only staff involved in the care may access records (Ley 20.584, article 13), and a backup contains all of them.
  RECEPTION,
  ACCOUNTING: { CAJA: 'READ', CAJA_CORRECTIONS: 'READ' },
};

export const rightsOf = (preset: Preset): Rights => RIGHTS[preset];

/** @returns undefined for rights that no preset names. */
export const presetOf = (rights: Rights): Preset | undefined =>
  PRESETS.find((preset) => areEqualRights(RIGHTS[preset], rights));

/** The API's only roles before each user had their own rights. */
export const STAFF_ROLES = ['STAFF', 'RECEPTION'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** `RECEPTION` only says that some right is missing. */
export const roleOf = (rights: Rights): StaffRole => (presetOf(rights) === 'ALL' ? 'STAFF' : 'RECEPTION');

const PRESET_OF_ROLE: Readonly<Record<StaffRole, Preset>> = { STAFF: 'ALL', RECEPTION: 'RECEPTION' };

/** @param role a caller that sends back the role it read must not change the rights that this role only summarises. */
export const rightsWithRole = (current: Rights, role: StaffRole): Rights =>
  roleOf(current) === role ? current : rightsOf(PRESET_OF_ROLE[role]);
