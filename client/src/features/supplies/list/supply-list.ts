import { searchForm } from '#domain/patients/patient-search.js';
import { isCritical, shortfall } from '#domain/supplies/supply.js';
import type { SupplyRowFragment } from '../supplies.generated';

export type Supply = SupplyRowFragment;

export type SupplyOrder = 'NAME' | 'STOCK' | 'SHORTFALL';

/** The list's filter and order. */
export interface SupplyView {
  readonly criticalOnly: boolean;
  readonly orderBy: SupplyOrder;
  readonly descending: boolean;
  /** Matches part of the name or description. */
  readonly search: string;
}

export const PLAIN_VIEW: SupplyView = { criticalOnly: false, orderBy: 'NAME', descending: false, search: '' };

export const criticalOf = (supplies: readonly Supply[]): Supply[] => supplies.filter(isCritical);

const COMPARE: Readonly<Record<SupplyOrder, (one: Supply, other: Supply) => number>> = {
  NAME: (one, other) => one.name.localeCompare(other.name, 'es'),
  STOCK: (one, other) => one.stock - other.stock,
  SHORTFALL: (one, other) => shortfall(one) - shortfall(other),
};

/** Filters and sorts. Equal values are sorted by name, whatever the direction. */
export function shownBy(view: SupplyView, supplies: readonly Supply[]): Supply[] {
  const wanted = searchForm(view.search.trim());
  const sign = view.descending ? -1 : 1;
  return supplies
    .filter((supply) => !view.criticalOnly || isCritical(supply))
    .filter(({ name, description }) => searchForm(`${name} ${description}`).includes(wanted))
    .toSorted((one, other) => sign * COMPARE[view.orderBy](one, other) || COMPARE.NAME(one, other));
}
