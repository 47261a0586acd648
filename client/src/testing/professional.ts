/** A podiatrist, unless `more` says otherwise. */
export function aProfessional(id: number, more: object = {}) {
  return {
    __typename: 'Professional',
    id,
    name: `Profesional ${id}`,
    title: '',
    rut: '',
    registryNumber: '',
    registryAuthority: '',
    address: '',
    services: ['PODIATRY'],
    treatments: [],
    omittedTreatments: [],
    hours: null,
    staffUserId: null,
    isArchived: false,
    version: 1,
    ...more,
  };
}
