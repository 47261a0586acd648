import type { LabelledFields } from '../declared-fields.js';

/** The clinic's data and the switches of its pages. */
export const CLINIC_FIELDS = {
  name: { label: 'Nombre de la clínica', header: 'Nombre' },
  phone: { label: 'Teléfono' },
  address: { label: 'Dirección de la clínica', header: 'Dirección' },
  city: { label: 'Ciudad' },
  whatToBring: { label: 'Qué traer a la cita', header: 'Qué traer' },
  showsTreatments: {
    label: 'Mostrar la lista de tratamientos, con su duración',
    header: 'Muestra los tratamientos',
  },
  showsPrices: { label: 'Mostrar los precios', header: 'Muestra los precios' },
  offersIntake: {
    label: 'Ofrecer el cuestionario de salud a quien reservó',
    header: 'Ofrece el cuestionario',
  },
  homeShowsBooking: {
    label: 'Mostrarla en la dirección principal, en vez del inicio de sesión',
    header: 'La dirección principal muestra las reservas',
  },
  issuedDocuments: { label: 'Documentos que emite la clínica', header: 'Documentos que emite' },
  chargesVisits: {
    label: 'Cobrar el precio del tratamiento al terminar cada visita',
    header: 'Cobra las visitas terminadas',
  },
  sharesPacks: { label: 'Packs para la familia y de regalo' },
} as const satisfies LabelledFields;
