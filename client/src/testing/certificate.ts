export const LETTERHEAD = {
  __typename: 'ClinicSettings',
  name: 'Clínica Sur',
  phone: '',
  address: '',
  city: 'Concepción',
};

/** Has all that a certificate needs of its signer. */
export const SIGNER = {
  __typename: 'Professional',
  id: 3,
  name: 'Ana Soto',
  title: 'Podóloga',
  rut: '12.345.678-5',
  registryNumber: '99',
  registryAuthority: '',
  address: 'Calle 1',
  services: ['PODIATRY'],
  omittedTreatments: [],
  isArchived: false,
};
