import { SERVICE_TYPES, type ServiceType } from '#domain/agenda/appointment.js';
import { type ProfessionalSign, professionalSigns } from '#domain/clinic/professionals/professional-sign.js';
import type { ClinicProfessional } from '../../../../professionals/professionals';

/** A professional's column in the day and week views. */
export interface Lane {
  readonly id: number;
  readonly name: string;
  readonly sign: ProfessionalSign;
  /** The first of their services, in display order: a professional has one lane, under that service. */
  readonly group: ServiceType;
  readonly services: readonly ServiceType[];
  readonly isArchived: boolean;
}

export const OVERBOOKED_LANE = -1;

const inOrderOfScreen = (services: readonly ServiceType[]): ServiceType[] =>
  SERVICE_TYPES.filter((type) => services.includes(type));

/**
 * The lanes, grouped by service and then in the clinic's order.
 * @param busy ids of the professionals who are chosen or have an appointment; without either, an archived one gets no
 *   lane.
 */
export function lanesOf(professionals: readonly ClinicProfessional[], busy: ReadonlySet<number>): Lane[] {
  const visible = professionals.filter(({ id, isArchived }) => !isArchived || busy.has(id));
  const signs = professionalSigns(visible, professionals);
  const lanes = visible.flatMap(({ id, name, services, isArchived }): Lane[] => {
    const ordered = inOrderOfScreen(services);
    const group = ordered[0] ?? SERVICE_TYPES[0];
    const sign = signs.get(id);
    return sign ? [{ id, name, sign, group, services: ordered, isArchived }] : [];
  });
  return SERVICE_TYPES.flatMap((type) => lanes.filter(({ group }) => group === type));
}

/** The number of lanes in the group if this is its first lane; otherwise 0. */
export const lanesOpenedBy = (lane: Lane, shown: readonly Lane[]): number => {
  const group = shown.filter(({ group: other }) => other === lane.group);
  return group[0] === lane ? group.length : 0;
};

/**
 * The ids that are shown after clicking a professional; empty: all.
 * @param all in display order.
 * @param room how many fit; if one more would not, only the clicked one is shown.
 */
export function chosenAfter(
  pressed: number,
  chosen: readonly number[],
  all: readonly Lane[],
  room: number,
): number[] {
  const next = all
    .map(({ id }) => id)
    .filter((id) => (id === pressed ? !chosen.includes(id) : chosen.includes(id)));
  if (next.length > room || (next.length === 0 && room < all.length)) return [pressed];
  return next.length === all.length ? [] : next;
}

/** The id of the professional before or after the shown one; after the last comes the first. */
export function neighbourOf(
  shown: number | undefined,
  direction: 1 | -1,
  all: readonly Pick<Lane, 'id'>[],
): number | undefined {
  const index = all.findIndex(({ id }) => id === shown);
  return all.at((index + direction) % all.length)?.id;
}
