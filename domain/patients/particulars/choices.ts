/** As recorded by the civil registry and the health statistics. */
export const SEXES = ['FEMALE', 'MALE', 'INTERSEX'] as const;
export type Sex = (typeof SEXES)[number];

/** With `NONE` the patient pays. */
export const HEALTH_INSURANCES = ['FONASA', 'ISAPRE', 'CAPREDENA', 'DIPRECA', 'OTHER', 'NONE'] as const;
export type HealthInsurance = (typeof HEALTH_INSURANCES)[number];

export const FONASA_TIERS = ['A', 'B', 'C', 'D'] as const;
export type FonasaTier = (typeof FONASA_TIERS)[number];
