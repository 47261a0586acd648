import { describe, expect, it } from '@jest/globals';
import { hasChoice, whoDoes } from './choice.js';

const ana = { services: ['PODIATRY' as const], omittedTreatments: [], isArchived: false };
const berta = {
  services: ['PODIATRY' as const],
  omittedTreatments: ['Helomas interdigitales'],
  isArchived: false,
};
const carla = { services: ['MANICURE' as const], omittedTreatments: [], isArchived: false };

describe('the choice of a professional', () => {
  it('lists the professionals of a service and treatment, in the given order', () => {
    expect(whoDoes([berta, carla, ana], 'PODIATRY')).toEqual([berta, ana]);
    expect(whoDoes([berta, carla, ana], 'PODIATRY', 'Helomas interdigitales')).toEqual([ana]);
  });

  it('does not list archived professionals', () => {
    expect(whoDoes([{ ...ana, isArchived: true }, berta], 'PODIATRY')).toEqual([berta]);
  });

  it('offers no choice with one professional for each service, or one for both', () => {
    expect(hasChoice([ana, carla])).toBe(false);
    expect(hasChoice([{ ...ana, services: ['PODIATRY', 'MANICURE'] }])).toBe(false);
    expect(hasChoice([ana, { ...berta, isArchived: true }, carla])).toBe(false);
  });

  it('offers a choice for a service with several professionals', () => {
    expect(hasChoice([ana, berta, carla])).toBe(true);
    expect(hasChoice([ana, berta, carla], ['MANICURE'])).toBe(false);
  });
});
