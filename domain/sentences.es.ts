import { agreeing, named, ofNamed } from './field-names.es.js';
import { SCREEN_ERRORS } from './screen-sentences.es.js';

/** For connections that end before their request could be read. */
export const CONNECTION_FAULTS = {
  tooSlow: 'La solicitud tardó demasiado en llegar. Inténtelo de nuevo.',
  headersTooLarge: 'Los encabezados de la solicitud son demasiado grandes.',
} as const;
export const nestedTooDeeply = (levels: number): string =>
  `La solicitud tiene demasiados datos anidados. Se admiten hasta ${levels} niveles.`;

/** For a `DATABASE_UNAVAILABLE` because of a lock: another change to the same data takes too long. */
export const DATA_IN_USE =
  'Otra persona está cambiando estos datos en este momento. Inténtelo de nuevo en unos segundos.';
export const FILES_WAIT = 'Se están leyendo otros archivos. Espere unos segundos e inténtelo de nuevo.';
export const tooManyFilesAtOnce = (most: number): string =>
  `Suba a lo más ${most} archivos a la vez. Espere unos segundos e inténtelo de nuevo.`;
/** For users without the right to health data; it doesn't reveal which data there are. */
export const PATIENT_HAS_HEALTH_DATA =
  'No se puede eliminar el paciente porque tiene datos de salud. Pídalo a un usuario que tenga permiso para cambiarlos.';
/** Names the patient who has the RUT. */
export const rutInUse = (patientName: string): string => `${SCREEN_ERRORS.RUT_IN_USE}: ${patientName}`;
export const RECORD_NOT_FOUND = 'Esa ficha clínica no existe.';
export const SUPPLY_NOT_FOUND = 'Ese insumo no existe o ya fue eliminado.';
export const stockMoved = (stock: number): string =>
  `El stock cambió mientras lo editaba: ahora es ${stock}. Revíselo antes de guardar.`;
export const notEnoughStock = (stock: number): string =>
  `No hay suficiente stock disponible. Stock actual: ${stock}`;
/** Returning the quantity would exceed the largest stock that can be stored. */
export const tooMuchStock = (supplyName: string): string =>
  `No se puede devolver ${supplyName}: su stock pasaría de 2.147.483.647. Corrija primero el stock.`;
/** Default reasons of stock movements. */
export const STOCK_REASONS = {
  initial: 'Stock inicial',
  correction: 'Corrección de stock',
} as const;
/** The reason of the movement of a sold supply, without the patient's name. */
export const soldWith = (chargeId: number): string => `Cobro n.º ${chargeId}`;
export const APPOINTMENT_NOT_FOUND = 'La cita que busca no existe o ya fue eliminada.';
export const MESSAGE_NOT_FOUND = 'Ese mensaje no existe o ya fue eliminado.';
export const BACKUP_DOWNLOADING = 'Ya está descargando una copia. Espere a que termine antes de pedir otra.';
export const BACKUP_NOT_FOUND = 'Esa copia de seguridad ya no está.';
export const PROFESSIONAL_NOT_FOUND = 'Ese profesional no existe o ya fue eliminado.';
export const DAY_OFF_NOT_FOUND = 'Ese día libre no existe o ya fue eliminado.';
export const TREATMENT_NOT_FOUND = 'Ese tratamiento no existe o ya fue eliminado.';
export const CLOSURE_NOT_FOUND = 'Ese cierre no existe o ya fue eliminado.';
export const INVALID_CREDENTIALS = 'Credenciales inválidas';
/**
 * The same answer for too many bookings from a network or by a person: it must not reveal which, or that a person has
 * bookings.
 */
export const BOOKING_REFUSED = 'No es posible reservar en línea por ahora. Comuníquese con la clínica.';
export const BOOKING_SUCCEEDED = '¡Reserva realizada con éxito!';
/** The link to the questionnaire, on the page of an appointment and after a booking. */
export const ANSWER_BEFOREHAND = 'Responder antes de venir';

/** Each message tells the user what to do, and is understood without the field's label. */
export const FIELD_MESSAGES = {
  required: (field: string) => `${agreeing(field, 'Falta', 'Faltan')} ${named(field)}.`,
  notText: (field: string) => `Escriba ${named(field)} como texto.`,
  tooLong: (field: string, limit: number) =>
    `Acorte ${named(field)}: se admiten hasta ${limit.toLocaleString('es-CL')} caracteres.`,
  unreadable: (field: string) => `Quite ${ofNamed(field)} los caracteres que no se pueden leer.`,
  email: 'Escriba un correo válido, por ejemplo nombre@correo.cl.',
  rut: 'RUT inválido',
  provisionalRut:
    'Ese RUT está reservado para pacientes cuyo RUT aún no se conoce. Escriba el verdadero o deje el campo vacío.',
  future: (field: string) => `Elija para ${named(field)} un día que no esté en el futuro.`,
  phone: 'Escriba un teléfono válido, por ejemplo +56 9 1234 5678.',
  date: (field: string) => `Escriba ${named(field)} como año-mes-día, por ejemplo 2026-03-05.`,
  dateTooLate: 'Elija una fecha hasta el 31 de diciembre de 2100.',
  time: 'Escriba la hora como HH:mm, por ejemplo 09:00.',
  serviceType: 'Elija podologia o manicura.',
  durationMinutes: 'Elija 60 o 120 minutos.',
  trueOrFalse: 'Envíe true o false.',
  status: 'Elija reservada, confirmada, completada o cancelada.',
  wholeNumber: (field: string) => `Escriba ${named(field)} como número entero.`,
  step: 'Elija un intervalo de 30 o 60 minutos.',
  openingOrder: 'La hora de cierre debe ser al menos una hora después de la de apertura.',
  openingSlot: 'Elija una hora en punto o media hora.',
  weekday: 'Cada día de la semana va de 1 (lunes) a 7 (domingo), una sola vez.',
  tooMany: 'Son demasiados. Envíe menos.',
  unknownProfessional: 'Ese profesional no existe. Elija otro.',
  professionalRut: 'Otro profesional tiene ese RUT.',
  staffUser: 'Ese usuario no existe. Elija otro.',
  userOfAnother: 'Ese usuario ya es otro profesional. Elija otro.',
  hoursOverlap: 'Hay horas de un mismo día que se superponen. Corríjalas.',
  otherProfessional: 'Esa persona no atiende ese servicio o tratamiento. Elija a otra.',
  unknownPatient: 'No existe ese paciente. Elija otro.',
  unknownSupply: 'No existe ese producto. Elija otro.',
  usedSupplyLine: 'Cada producto lleva un insumo y una cantidad entera desde 1.',
  recordPatient: 'Una ficha no puede pasar a otro paciente.',
  contradiction: (field: string) =>
    `Lo que ${agreeing(field, 'dice', 'dicen')} ${named(field)} contradice a otro dato. Envíe solo uno de los dos.`,
  between: (field: string, least: number, most: number) =>
    `Elija para ${named(field)} un número entre ${least} y ${most.toLocaleString('es-CL')}.`,
  exportFormat: 'Elija pdf, json o zip.',
  spreadsheetFormat: 'Elija csv o xlsx.',
  oneOfList: 'Elija uno de los valores de la lista.',
  reminderTime: 'Elija una hora entre las 08:00 y las 20:59: de noche no se avisa a nadie.',
  instant: (field: string) =>
    `Escriba ${named(field)} como fecha y hora con su zona, por ejemplo 2026-03-05T12:00:00Z.`,
  rangeOrder: 'La fecha final no puede ser anterior a la inicial.',
  rangeTooLong: (days: number) => `Pida un período de hasta ${days} días.`,
  cursor: 'El cursor no es de esta lista: pida la primera página.',
} as const;
