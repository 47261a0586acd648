import { SERVICE_TYPES, type ServiceType } from '#domain/appointment.js';
import type { ClinicProfessional } from '../../../../professionals/professionals';

/** A professional's column in the day and in the week. */
export interface Lane {
  readonly id: number;
  readonly name: string;
  /** For where the name has no room. */
  readonly initials: string;
  /** The first of their services, in the order of the screen: a lane stands once, under that one. */
  readonly group: ServiceType;
  readonly services: readonly ServiceType[];
  readonly isArchived: boolean;
}

/** The id of the lane of overbooked appointments. */
export const OVERBOOKED_LANE = -1;

const inOrderOfScreen = (services: readonly ServiceType[]): ServiceType[] =>
  SERVICE_TYPES.filter((type) => services.includes(type));

/**
 * Everybody who has a lane, grouped by service and then in the clinic's order.
 * @param busy who has an appointment in the visible days: an archived professional is shown for as long.
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

/** Adds a number to each text that is not the only one of its kind. */
const distinct = (texts: readonly string[]): string[] =>
  texts.map((text, index) =>
    texts.filter((other) => other === text).length > 1
      ? `${text}${texts.slice(0, index + 1).filter((other) => other === text).length}`
      : text,
  );

/** How many lanes a group has, where one opens it; 0 within a group. */
export const lanesOpenedBy = (lane: Lane, shown: readonly Lane[]): number => {
  const group = shown.filter(({ group: other }) => other === lane.group);
  return group[0] === lane ? group.length : 0;
};

/**
 * Who is shown after one more press on somebody; empty: everybody.
 * @param all in the order of the screen.
 */
export function chosenAfter(pressed: number, chosen: readonly number[], all: readonly Lane[]): number[] {
  const next = all
    .map(({ id }) => id)
    .filter((id) => (id === pressed ? !chosen.includes(id) : chosen.includes(id)));
  return next.length === all.length ? [] : next;
}
