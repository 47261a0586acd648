/** A podiatrist, unless told otherwise. */
export function aProfessional(id: number, more: object = {}) {
  return {
    __typename: 'Professional',
    id,
    name: `Profesional ${id}`,
    services: ['PODIATRY'],
    treatments: [],
    hours: null,
    staffUserId: null,
    isArchived: false,
    ...more,
  };
}
