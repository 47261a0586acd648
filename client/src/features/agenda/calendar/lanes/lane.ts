import { SERVICE_TYPES, type ServiceType } from '#domain/agenda/appointment.js';
import type { ClinicProfessional } from '../../../../professionals/professionals';

/** A professional's column in the day and week views. */
export interface Lane {
  readonly id: number;
  readonly name: string;
  /** Used if the name does not fit. */
  readonly initials: string;
  /** The first of their services, in display order: a professional has one lane, under that service. */
  readonly group: ServiceType;
  readonly services: readonly ServiceType[];
  readonly isArchived: boolean;
}

/** The id of the lane of overbooked appointments. */
export const OVERBOOKED_LANE = -1;

const inOrderOfScreen = (services: readonly ServiceType[]): ServiceType[] =>
  SERVICE_TYPES.filter((type) => services.includes(type));

/**
 * The lanes, grouped by service and then in the clinic's order.
 * @param busy ids of chosen professionals and of those with an appointment: archived ones have a lane only then.
 */
export function lanesOf(professionals: readonly ClinicProfessional[], busy: ReadonlySet<number>): Lane[] {
  const visible = professionals.filter(({ id, isArchived }) => !isArchived || busy.has(id));
  const initials = distinct(visible.map(({ name }) => initialsOf(name)));
  const lanes = visible.map(({ id, name, services, isArchived }, index): Lane => {
    const ordered = inOrderOfScreen(services);
    const group = ordered[0] ?? SERVICE_TYPES[0];
    return { id, name, initials: initials[index] ?? '', group, services: ordered, isArchived };
  });
  return SERVICE_TYPES.flatMap((type) => lanes.filter(({ group }) => group === type));
}

/** 'Dra. Ana María Rojas': 'AR'. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word && !word.endsWith('.'));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '');
  return letters.join('').toLocaleUpperCase('es');
}

/** Adds a number to duplicate texts. */
const distinct = (texts: readonly string[]): string[] =>
  texts.map((text, index) =>
    texts.filter((other) => other === text).length > 1
      ? `${text}${texts.slice(0, index + 1).filter((other) => other === text).length}`
      : text,
  );

/** The number of lanes in the group if this is its first lane; otherwise 0. */
export const lanesOpenedBy = (lane: Lane, shown: readonly Lane[]): number => {
  const group = shown.filter(({ group: other }) => other === lane.group);
  return group[0] === lane ? group.length : 0;
};

/**
 * The ids that are shown after clicking a professional; empty: all.
 * @param all in display order.
 */
export function chosenAfter(pressed: number, chosen: readonly number[], all: readonly Lane[]): number[] {
  const next = all
    .map(({ id }) => id)
    .filter((id) => (id === pressed ? !chosen.includes(id) : chosen.includes(id)));
  return next.length === all.length ? [] : next;
}
