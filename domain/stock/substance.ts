/** Allergens in supplies. */
export const SUBSTANCES = ['LATEX', 'IODINE', 'ADHESIVE', 'LIDOCAINE', 'ACRYLATE'] as const;
export type Substance = (typeof SUBSTANCES)[number];
