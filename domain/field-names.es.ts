import type { PROFESSIONAL_FIELDS } from './clinic/professionals/professional-fields.es.js';
import type { TREATMENT_FIELDS } from './clinic/treatment-fields.es.js';
import type { FieldFor } from './patients/patient-fields.es.js';
import type { SupplyField } from './stock/supply-fields.es.js';

/** The article carries gender and number. */
interface FieldName {
  readonly article: 'el' | 'la' | 'los' | 'las' | 'este';
  readonly noun: string;
}

const el = (noun: string): FieldName => ({ article: 'el', noun });
const la = (noun: string): FieldName => ({ article: 'la', noun });
const los = (noun: string): FieldName => ({ article: 'los', noun });
const las = (noun: string): FieldName => ({ article: 'las', noun });

type WrittenField =
  | FieldFor<'WRITTEN'>
  | SupplyField
  | keyof typeof PROFESSIONAL_FIELDS
  | keyof typeof TREATMENT_FIELDS;
type FieldNames = Readonly<Record<string, FieldName>> & Readonly<Record<WrittenField, FieldName>>;

export const FIELD_NAMES: FieldNames = {
  username: el('usuario'),
  staffUserId: el('usuario'),
  password: la('contraseña'),
  rights: los('permisos'),
  endsOn: el('último día'),
  host: el('servidor'),
  port: el('puerto'),
  mailPassword: la('contraseña del correo'),
  sender: el('remitente'),
  recipient: el('destinatario'),
  phoneNumberId: el('identificador del número'),
  accessToken: el('token'),
  confirmationTemplate: la('plantilla de confirmación'),
  reminderTemplate: la('plantilla de recordatorio'),
  offerTemplate: la('plantilla de ofertas'),
  controlTemplate: la('plantilla de controles'),
  balanceTemplate: la('plantilla de saldos'),
  language: el('código del idioma'),
  testPhone: el('teléfono de prueba'),
  currentPassword: la('contraseña actual'),
  newPassword: la('contraseña nueva'),
  code: el('código'),
  refreshToken: el('token de renovación'),
  name: el('nombre'),
  email: el('correo'),
  phone: el('teléfono'),
  notes: las('notas'),
  services: los('servicios'),
  treatments: los('tratamientos'),
  price: el('precio'),
  controlWeeks: las('semanas hasta el control'),
  isBookableOnline: la('reserva en línea'),
  showsTreatments: la('lista de tratamientos'),
  showsPrices: la('vista de precios'),
  kit: los('insumos del tratamiento'),
  contraindications: las('contraindicaciones'),
  contains: los('componentes'),
  expiredReason: el('motivo de uso'),
  rut: el('RUT'),
  originalRut: el('RUT original'),
  underlyingCondition: la('enfermedad base'),
  emergencyContact: el('contacto de emergencia'),
  clinicalCase: el('caso clínico'),
  address: la('dirección'),
  birthDate: la('fecha de nacimiento'),
  identifiers: los('documentos'),
  sex: el('sexo'),
  occupation: la('ocupación'),
  referralSource: la('forma en que nos conoció'),
  healthInsurance: la('previsión'),
  fonasaTier: el('tramo'),
  insurerName: el('nombre de la previsión'),
  representativeName: el('nombre del representante legal'),
  representativeRut: el('RUT del representante legal'),
  representativeRelation: la('relación con el paciente'),
  representativePhone: el('teléfono del representante legal'),
  search: la('búsqueda'),
  date: la('fecha'),
  time: la('hora'),
  professionalId: el('profesional'),
  serviceType: el('tipo de cita'),
  durationMinutes: la('duración'),
  appointmentId: la('cita'),
  patient: el('paciente'),
  patientId: el('paciente'),
  treatment: el('tratamiento'),
  status: el('estado'),
  attendance: la('asistencia'),
  nailColor: el('color'),
  nailShape: la('forma'),
  nailTechnique: la('técnica'),
  reason: el('motivo'),
  minutes: los('minutos'),
  fromDate: el('primer día'),
  toDate: el('último día'),
  dayPart: la('parte del día'),
  opensAt: la('hora de apertura'),
  closesAt: la('hora de cierre'),
  stepMinutes: el('intervalo'),
  horizonDays: el('horizonte de reserva'),
  openBookingsLimit: las('reservas por persona'),
  noticeMinutes: la('anticipación mínima'),
  careDescription: la('descripción de la atención'),
  procedure: el('procedimiento'),
  instructions: las('indicaciones'),
  usedSupplies: los('productos usados'),
  footExam: el('examen del pie'),
  irritatingProducts: los('productos que irritan'),
  cutOff: el('corte'),
  examinedOn: la('fecha del examen'),
  lengthMm: el('largo de la úlcera'),
  widthMm: el('ancho de la úlcera'),
  pain: el('dolor (EVA)'),
  temperatureDifference: la('diferencia de temperatura'),
  ankleBrachialIndex: el('ITB'),
  capillaryRefillSeconds: el('llene capilar'),
  tenPointCutOff: el('corte de la prueba en 10 puntos'),
  side: el('lado'),
  toe: el('ortejo'),
  zone: la('zona'),
  dismissedWarnings: las('advertencias leídas'),
  channel: el('canal'),
  recordId: la('ficha'),
  parts: los('textos de la carta'),
  answeredOn: la('fecha de la respuesta'),
  box: la('sección de la ficha'),
  title: el('título'),
  treatmentId: el('tratamiento'),
  description: la('descripción'),
  category: la('categoría'),
  month: el('período'),
  sheet: la('hoja'),
  documentNumber: el('número del documento'),
  unit: la('unidad de medida'),
  stock: el('stock'),
  seenStock: el('stock que vio'),
  stockReason: el('motivo del cambio de stock'),
  criticalStock: el('stock crítico'),
  unitValue: el('valor unitario'),
  expiryDate: la('fecha de vencimiento'),
  salePrice: el('precio de venta'),
  weekday: el('número del día'),
  hour: la('hora'),
  source: el('origen'),
  supplier: el('proveedor'),
  gross: el('total según el terminal'),
  net: el('monto abonado'),
  city: la('ciudad'),
  professionalName: el('nombre del profesional'),
  professionalTitle: el('título del profesional'),
  professionalRut: el('RUT del profesional'),
  registryNumber: el('número de registro'),
  registryAuthority: la('entidad del registro'),
  professionalAddress: la('dirección del profesional'),
  version: la('versión'),
  year: el('año'),
  messageId: el('mensaje'),
  confirmations: las('confirmaciones'),
  emailConfirmations: las('confirmaciones por correo'),
  reminders: los('recordatorios'),
  reminderTime: la('hora del recordatorio'),
  controls: los('avisos de control'),
  controlTime: la('hora de los avisos de control'),
  confirmationText: el('texto de la confirmación'),
  reminderText: el('texto del recordatorio'),
  kind: el('tipo'),
  text: el('texto'),
  messageMonths: los('meses de los mensajes'),
  securityLogMonths: los('meses del registro de seguridad'),
  visitorMonths: los('meses de quienes reservaron y no vinieron'),
  oppositions: las('oposiciones'),
  evidence: la('constancia'),
  receivedBy: la('persona que recibe'),
  identityCheck: la('verificación de identidad'),
  format: el('formato'),
  right: el('derecho'),
  details: el('detalle'),
  receivedOn: la('fecha de ingreso'),
  outcome: el('resultado'),
  answer: la('respuesta'),
  whatToBring: el('texto de qué traer'),
  visitorsMayChange: el('permiso para cambiar la hora'),
  deposit: el('abono'),
  bank: el('banco'),
  accountNumber: el('número de cuenta'),
  accountKind: el('tipo de cuenta'),
  holder: el('titular'),
  terms: las('condiciones'),
  noticeHours: el('plazo para devolver el abono'),
  releaseHours: el('plazo para pagar el abono'),
  chargesVisits: el('cobro de cada visita'),
  sharesPacks: los('packs para la familia y de regalo'),
  issuedDocuments: los('documentos que emite la clínica'),
  offersIntake: el('cuestionario antes de venir'),
  homeShowsBooking: la('página de la dirección principal'),
  changeDeadlineHours: el('plazo para cambiar la hora'),
  token: el('enlace'),
  changedSince: el('momento desde el cual cambió'),
  fileName: el('nombre del archivo'),
  note: la('nota'),
  purpose: el('propósito'),
  takenOn: la('fecha de la foto'),
  columns: las('columnas'),
  body: el('texto'),
  textId: el('texto de consentimiento'),
  treatmentIds: los('tratamientos'),
  representativeSigns: la('firma del representante'),
  validMonths: los('meses de vigencia'),
  validFrom: el('primer día del régimen'),
  basis: la('base del porcentaje'),
  percent: el('porcentaje'),
  rent: el('arriendo'),
  rates: los('porcentajes por tratamiento'),
  isArchived: el('archivo del texto'),
  digest: la('huella del texto'),
  signer: la('persona que firma'),
  finding: el('hallazgo'),
  signerName: el('nombre del representante'),
  signerRut: el('RUT del representante'),
  signerRelation: la('relación con el paciente'),
  strokes: la('firma'),
  typedName: el('nombre escrito'),
  from: la('fecha inicial'),
  to: la('fecha final'),
};

const UNNAMED: FieldName = { article: 'este', noun: 'dato' };

const nameOf = (field: string): FieldName =>
  (Object.hasOwn(FIELD_NAMES, field) ? FIELD_NAMES[field] : undefined) ?? UNNAMED;

/** 'nombre', without its article; 'dato' for an unknown field. */
export const nounOf = (field: string): string => nameOf(field).noun;

/** 'el nombre', 'las indicaciones'; 'este dato' for an unknown field. */
export function named(field: string): string {
  const { article, noun } = nameOf(field);
  return `${article} ${noun}`;
}

/** 'del nombre', 'de las indicaciones'. */
export function ofNamed(field: string): string {
  const { article, noun } = nameOf(field);
  return article === 'el' ? `del ${noun}` : `de ${article} ${noun}`;
}

/** Singular or plural form of a verb whose subject is the field. */
export function agreeing(field: string, singular: string, plural: string): string {
  const { article } = nameOf(field);
  return article === 'los' || article === 'las' ? plural : singular;
}
