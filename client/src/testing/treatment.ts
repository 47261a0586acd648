export function aTreatment(id: number, name: string, more: object = {}) {
  return {
    __typename: 'Treatment',
    id,
    serviceType: 'PODIATRY',
    name,
    durationMinutes: 60,
    price: null,
    deposit: null,
    controlWeeks: null,
    isBookableOnline: false,
    contraindications: [],
    tax: 'UNDEFINED',
    kit: [],
    version: 1,
    ...more,
  };
}

const PODIATRY = [
  'Podología general',
  'Uñas con hongos (Onicomicosis)',
  'Uña encarnada (Onicocriptosis)',
  'Curación Podología',
  'Dermatomicoticos',
  'Postura de brackets',
  'Helomas interdigitales',
];

/** The default list of a new clinic. */
export const FIRST_TREATMENTS = [
  ...PODIATRY.map((name, index) => aTreatment(index + 1, name)),
  aTreatment(8, 'Manicura', { serviceType: 'MANICURE', tax: 'TAXED' }),
];
