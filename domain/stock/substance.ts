/** What a supply may contain that patients are allergic to. */
export const SUBSTANCES = ['LATEX', 'IODINE', 'ADHESIVE', 'LIDOCAINE', 'ACRYLATE'] as const;
export type Substance = (typeof SUBSTANCES)[number];
