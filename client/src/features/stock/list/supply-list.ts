import type { SupplyOrder, SupplyRowFragment } from '../supplies.generated';

export type Supply = SupplyRowFragment;

/** The list's filter and order. */
export interface SupplyView {
  readonly criticalOnly: boolean;
  readonly orderBy: SupplyOrder;
  readonly descending: boolean;
  /** Matches part of the name or description. */
  readonly search: string;
}

export const PLAIN_VIEW: SupplyView = { criticalOnly: false, orderBy: 'NAME', descending: false, search: '' };

/** Whether a view hides some supplies. */
export const isNarrowed = ({ criticalOnly, search }: SupplyView): boolean => criticalOnly || search !== '';
