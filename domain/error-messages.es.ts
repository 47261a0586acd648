import type { ErrorCode } from './errors.js';
import { SCREEN_ERRORS } from './screen-sentences.es.js';

/** Used when an error has no message of its own. */
export const ERROR_MESSAGES: Readonly<Record<ErrorCode, string>> = {
  ...SCREEN_ERRORS,
  BOOKINGS_PAUSED: 'La clínica todavía no recibe reservas en línea.',
  INVALID_INPUT: 'Hay datos que corregir.',
  BAD_REQUEST: 'La solicitud no se puede leer. Revise su formato.',
  UNAUTHENTICATED: 'Su sesión no es válida o ha terminado. Ingrese de nuevo.',
  CODE_REQUIRED: 'Escriba el código de su aplicación de verificación.',
  CSRF_FAILED: 'No se pudo comprobar el origen de la solicitud. Recargue la página e inténtelo de nuevo.',
  FORBIDDEN: 'No tiene permiso para esto.',
  SECOND_FACTOR_SETUP_REQUIRED:
    'La clínica exige la verificación en dos pasos. Actívela al ingresar al panel para seguir.',
  NOT_FOUND: 'No se encontró lo que busca.',
  METHOD_NOT_ALLOWED: 'Esta dirección no admite ese método.',
  NOT_ACCEPTABLE: 'No hay respuesta en ese formato.',
  IDENTIFIER_IN_USE: 'Ese documento ya está anotado en otro paciente.',
  PATIENT_HAS_RECORDS:
    'No se puede eliminar el paciente porque tiene fichas clínicas, que la ley obliga a conservar por 15 años. Si sus datos están mal, edítelos.',
  PATIENT_HAS_MONEY:
    'No se puede eliminar el paciente porque tiene cobros o pagos registrados. Si sus datos están mal, edítelos.',
  RECEIPT_IN_USE: 'Ese documento ya está en otro pago. Revise el número.',
  PACK_SPENT: 'No quedan sesiones en este pack. Cobre la visita o use otro pack.',
  MERGE_REFUSED: 'No se pueden unir estos pacientes.',
  PROFESSIONAL_IN_USE:
    'No se puede eliminar este profesional porque tiene o tuvo citas o fichas. Archívelo: no recibirá citas nuevas.',
  STOCK_MOVED: 'El stock cambió mientras lo editaba. Revíselo antes de guardar.',
  APPOINTMENT_NOT_AHEAD: 'La cita no está por venir: no hay nada que avisar.',
  WEBHOOK_REFUSED: 'No se puede enviar a este webhook.',
  MESSAGE_SETTLED: 'Ese mensaje ya cambió. Revise la lista antes de seguir.',
  PATIENT_OPPOSES: 'El paciente pidió no recibir estos mensajes.',
  CONSENT_MISSING: 'Falta el consentimiento del paciente.',
  CHANNEL_REFUSED: 'No se pudo enviar el mensaje.',
  REQUEST_SETTLED: 'Esa solicitud ya fue respondida.',
  OWN_CHANGE_REFUSED: 'Su hora no se puede cambiar. Comuníquese con la clínica.',
  VISIT_CLOSED: 'Esta visita ya se terminó: su ficha está guardada.',
  IMPORT_REFUSED: 'No se puede hacer esto con la importación.',
  LAST_FULL_USER:
    'Es la última persona activa que puede cambiar el equipo. Dé antes ese permiso a otra que ya pueda ingresar.',
  IDEMPOTENCY_KEY_REUSED:
    'Esa Idempotency-Key ya se usó con otra solicitud. Use una clave nueva para cada solicitud distinta.',
  BACKUP_RUNNING: 'Ya hay una copia en curso.',
  PAYLOAD_TOO_LARGE: 'La solicitud es demasiado grande. El máximo es 100 kB.',
  UNSUPPORTED_MEDIA_TYPE: 'Envíe la solicitud como JSON (Content-Type: application/json).',
  TOO_MANY_REQUESTS: 'Demasiados intentos. Espere un momento e inténtelo de nuevo.',
  OVERLOADED: 'Hay muchas visitas en este momento. Espere unos segundos e inténtelo de nuevo.',
  DATABASE_UNAVAILABLE: 'El sistema no está disponible en este momento. Inténtelo de nuevo en unos segundos.',
};
