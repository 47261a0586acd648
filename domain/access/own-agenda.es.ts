import { SERVICE_TYPE_LABELS } from '../agenda/appointment.es.js';
import { listed } from '../listed.es.js';
import type { OwnAgenda } from './own-agenda.js';
import { AREA_NAMES } from './rights.es.js';
import { rightsForRegister } from './presets.es.js';
import type { Area, Rights } from './rights.js';

/** Each message tells the user what to do. */
export const OWN_AGENDA_MESSAGES = {
  wholeClinic:
    'Su usuario ve solo su agenda, y esto es de toda la clínica. Pídalo a una persona sin ese límite.',
  otherAgenda: 'Su usuario solo puede cambiar su propia agenda y sus servicios.',
  patientOfOthers:
    'Ese paciente ya está en la clínica, con otro profesional. Pida en recepción que le den una hora con usted: desde entonces verá su ficha.',
  recordOfOthers: 'Esta ficha es de otro profesional: usted puede leerla, no cambiarla.',
  certificateOfOthers: 'Este certificado es de otro profesional: usted puede leerlo, no cambiarlo.',
  consentOfOthers: 'Este consentimiento es de otro profesional: usted puede leerlo, no cambiarlo.',
  photoOfOthers: 'Esta foto es de otro profesional: usted puede verla, no cambiarla.',
  waitsForOthers:
    'Este paciente ya espera una hora, con otro profesional o con una que le están ofreciendo. Pida el cambio en recepción.',
  signedByOthers: 'Firma quien atendió, y fue otro profesional. Pídale el certificado.',
  withoutProfessional: 'Elija de qué profesional es la agenda de esta persona.',
  unknownProfessional: 'Ese profesional no existe o no atiende esos servicios. Elija otro.',
  isLimit:
    'Una persona del equipo ve solo la agenda de este profesional. Quítele antes ese límite, en Equipo.',
  professionalTaken: 'Ese profesional ya es otra persona del equipo. Elija otro.',
} as const;

/** Such as 'Quien ve solo su agenda no puede tener la caja ni el equipo. Quíteselos, o quite el límite.' */
export const beyondOwnAgendaMessage = (areas: readonly Area[]): string =>
  `Quien ve solo su agenda no puede tener ${areas.map(nameOfMost).join(' ni ')}. Quite esos permisos, o quite el límite.`;

const nameOfMost = (area: Area): string =>
  area === 'SETTINGS' ? 'permiso para cambiar la configuración' : AREA_NAMES[area];

/** Such as 'Solo su agenda: Podología'. */
export const ownAgendaInWords = ({ services }: OwnAgenda): string =>
  `Solo su agenda: ${listed(services.map((one) => SERVICE_TYPE_LABELS[one]))}`;

/** For registers, such as 'Profesional (Solo su agenda: Podología)'. */
export const accessForRegister = (rights: Rights, ownAgenda: OwnAgenda | null): string =>
  ownAgenda ? `${rightsForRegister(rights)} (${ownAgendaInWords(ownAgenda)})` : rightsForRegister(rights);

interface Access {
  readonly rights: Rights;
  readonly ownAgenda: OwnAgenda | null;
}
/** For registers, such as 'Profesional → Profesional (Solo su agenda: Podología)'. */
export const accessChange = (from: Access, to: Access): string =>
  `${accessForRegister(from.rights, from.ownAgenda)} → ${accessForRegister(to.rights, to.ownAgenda)}`;
