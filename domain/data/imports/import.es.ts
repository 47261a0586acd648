import { nounOf } from '../../field-names.es.js';
import type { ImportResource, RowAction, Verdict } from './import.js';
import { fieldOf, type MapFaults } from './import-fields.js';
import type { PatientMatchFault } from './rows/patient-of-row.js';

export const IMPORT_REFUSALS = {
  notFound: 'Esa importación no existe.',
  inAForm: 'Envíe el archivo mismo como cuerpo de la solicitud, no dentro de un formulario.',
  tooHeavy: 'El archivo pesa más de 20 MB. Divídalo en varios más pequeños.',
  noRows: 'El archivo no tiene filas debajo de los encabezados. Agréguelas y súbalo de nuevo.',
  isBusy: 'Esta importación está en curso. Espere a que termine.',
  rowsGone: 'Las filas de este archivo ya se borraron: se guardan solo un día. Súbalo de nuevo.',
  notChecked: 'Revise primero las filas del archivo.',
  nothingToDo: 'Ninguna fila de este archivo se puede importar. Corríjalas y súbalo de nuevo.',
  isApplied: 'Este archivo ya se importó.',
  notApplied: 'Este archivo no se ha importado: no hay nada que deshacer.',
  tooLateToUndo: 'Pasó más de un día desde la importación: ya no se puede deshacer.',
  closedFile:
    'Este archivo puede tener datos de salud, y su usuario no tiene permiso para verlos. Pida que siga alguien con ese permiso, o suba otro archivo sin esos datos.',
  closedColumn: (header: string) =>
    `La columna «${header}» puede tener datos de salud, y su usuario no tiene permiso para verlos. Elija «No importar».`,
  bringsHealthData:
    'Esta importación trae datos de salud, y su usuario no tiene permiso para cambiarlos. Pida que siga alguien con ese permiso.',
  failed: 'No se pudo terminar, y no se guardó nada. Inténtelo de nuevo.',
} as const;

/** For a row that was valid when checked, but can no longer be stored. */
export const changedSince = (row: number, why: string): string =>
  `No se importó nada. Fila ${row}: ${why} Revise el archivo de nuevo.`;

export const MEANWHILE = {
  hourTaken: 'mientras tanto su hora se tomó o dejó de atenderse, o su paciente se eliminó o se bloqueó.',
  patientTaken: 'mientras tanto, otro paciente recibió su RUT o su documento.',
  patientGone: 'el paciente que iba a completar cambió, se eliminó o se bloqueó mientras tanto.',
  supplyGone: 'el insumo que iba a completar se eliminó mientras tanto.',
  existingGone: 'lo que ya existía, y por eso no se importaba, se eliminó mientras tanto.',
  recordTaken:
    'mientras tanto, alguien guardó la misma ficha, o su paciente cambió, se eliminó o se bloqueó.',
} as const;

export const ROW_FAULTS = {
  repeated: (first: number) => `Repite la fila ${first}. Deje una sola de las dos.`,
  otherName: (stored: string) =>
    `Este RUT o documento es de ${stored}, que tiene otro nombre: no se completa nada. Corrija la fila, o decida en la revisión si es la misma persona.`,
  otherRut: 'El RUT y el documento son de personas distintas. Corrija el que esté mal, o quítelo.',
  blocked: 'Los datos de este paciente están bloqueados a su pedido. Quite la fila.',
} as const;

/** Why a row's patient could not be determined, and what to do. */
export const PATIENT_MATCH_FAULTS: Readonly<Record<PatientMatchFault, string>> = {
  UNSAID: 'Diga de qué paciente es: su RUT, o su nombre junto con el teléfono o el correo.',
  UNKNOWN: 'No hay ningún paciente con estos datos. Importe primero los pacientes.',
  SEVERAL: 'Estos datos calzan con más de un paciente. Escriba el RUT de uno.',
  OTHER_RUT: ROW_FAULTS.otherRut,
  BLOCKED: ROW_FAULTS.blocked,
  OTHER_NAME:
    'Este RUT o documento es de alguien con otro nombre. Corríjalo, o decida en la revisión si es la misma persona.',
};

/** Notes shown before rows of a kind are stored. */
export const IMPORT_NOTES: Readonly<Partial<Record<ImportResource, string>>> = {
  APPOINTMENTS: 'A nadie se le avisa de estas citas; los recordatorios de las que vienen salen como siempre.',
};

/** The faults of a column mapping in words; undefined if there are none. */
export function mapSentence(
  resource: ImportResource,
  { twice, missing, unknown }: MapFaults,
): string | undefined {
  const headers = (fields: readonly string[]): string =>
    fields.map((field) => `«${fieldOf(resource, field)?.header ?? nounOf(field)}»`).join(', ');
  if (unknown.length > 0) return 'Elija para cada columna uno de los datos de la lista.';
  if (twice.length > 0) return `Hay más de una columna para ${headers(twice)}. Deje solo una.`;
  if (missing.length > 0) return `Diga qué columna tiene ${headers(missing)}.`;
  return undefined;
}

export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  NEW: 'Nueva',
  SAME: 'Ya existe',
  LIKELY: 'Quizás ya existe',
  REJECTED: 'Rechazada',
};

export const ACTION_LABELS: Readonly<Record<RowAction, string>> = {
  CREATE: 'Se crea',
  FILL: 'Completa lo que falta',
  SKIP: 'No se importa',
  REJECT: 'No se importa',
};

const STILL_USED: Readonly<Record<string, string>> = {
  EDITED: 'Alguien hizo cambios después.',
  GONE: 'Ya no está: se eliminó o se unió con otro.',
  appointment: 'Ya tiene citas.',
  clinical_record: 'Ya tiene fichas clínicas.',
  charge: 'Ya tiene cobros.',
  outbound_message: 'Ya tiene mensajes.',
  privacy_request: 'Tiene una solicitud sobre sus datos.',
  patient_block: 'Sus datos están o estuvieron bloqueados.',
  former_rut: 'Se unió con otro paciente.',
  patient_alert: 'Ya tiene alertas.',
  waiting_entry: 'Está o estuvo en la lista de espera.',
  message_opposition: 'Dijo qué mensajes no quiere recibir.',
  consent: 'Ya dio su consentimiento.',
  certificate: 'Ya tiene un certificado.',
  stock_movement: 'Su stock ya se movió.',
  treatment_supply: 'Un tratamiento lo usa.',
};

/** Why an undo does not remove what a row added. */
export const stillUsed = (why: string): string => STILL_USED[why] ?? 'Ya se usa.';
