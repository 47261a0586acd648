import type { Substance } from './substance.js';

export const SUBSTANCE_LABELS: Readonly<Record<Substance, string>> = {
  LATEX: 'látex',
  IODINE: 'yodo',
  ADHESIVE: 'adhesivo',
  LIDOCAINE: 'lidocaína',
  ACRYLATE: 'acrilatos',
};
