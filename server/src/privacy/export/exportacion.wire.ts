import { DAY_PART_PARAMETERS } from '#domain/visitors/booking/address.js';
import { ENTRY_ENDING_NAMES, OFFER_STATE_NAMES } from '#domain/visitors/waiting-list/waiting-list.es.js';
import { LETTER_PARTS } from '#domain/records/certificates/certificate.js';
import { CERTIFICATE_KIND_LABELS, LETTER_PART_LABELS } from '#domain/records/certificates/certificate.es.js';
import { PHOTO_KIND_LABELS, PHOTO_PURPOSE_LABELS, placeInWords } from '#domain/records/photos/photo.es.js';
import { toStoredExamenPie } from '../../records/clinical-records/foot/examen-pie.es.js';
import { toAdvertenciasLeidas } from '../../records/clinical-records/warnings/advertencias.es.js';
import { ALERT_LABELS } from '#domain/patients/alert.es.js';
import { serviceInText, STATUS_WORDS } from '#domain/agenda/appointment.es.js';
import { timeAt } from '#domain/clinic-time.js';
import { NAIL_SHAPE_LABELS, NAIL_TECHNIQUE_LABELS } from '#domain/agenda/manicure.es.js';
import { type Manicure, NO_MANICURE } from '#domain/agenda/manicure.js';
import { ATTENDANCE_LABELS } from '#domain/visits/attendance.es.js';
import type { Attendance } from '#domain/visits/attendance.js';
import {
  INTAKE_ANSWER_LABELS,
  INTAKE_LABELS,
  INTAKE_STATE_LABELS,
  intakeConsent,
} from '#domain/records/intake/intake.es.js';
import { consentText } from '#domain/privacy/consent.es.js';
import {
  CONSENT_ANSWER_LABELS,
  DEVICE_LABELS,
  SIGNER_LABELS,
} from '#domain/records/signed-consents/signed-consent.es.js';
import { IDENTIFIER_LABELS } from '#domain/patients/identifiers/identifier.es.js';
import { CONTROL_FOLLOW_UP_LABELS, CONTROL_REASON_LABELS } from '#domain/reports/control-due.es.js';
import { insuranceInWords, SEX_LABELS } from '#domain/patients/particulars/particulars.es.js';
import type { Particulars } from '#domain/patients/particulars/particulars.js';
import { declared, isExported, PLAIN_TEXTS } from '#domain/patients/patient-fields.es.js';
import { formatRut } from '#domain/rut.js';
import type { HistoryFacts, PersonsChangeRow } from '../../agenda/history/appointment-history.js';
import type { WireFields } from '../../foundation/errors/wire-errors.js';
import type { ExportHeading } from './export-heading.js';
import { ABOUT_THE_DATA } from './export-words.es.js';
import type { ExportedVersion, PersonData } from './exported-data.js';
import { moneyToWire } from './exported-money.wire.js';
import { FORMAT_VERSIONS } from './format-versions.js';
import { fileOfPhoto } from './photo-files.js';

/** Maps an export request's fields to wire names. */
export const EXPORTACION = {
  patientId: 'paciente',
  format: 'formato',
  receivedBy: 'recibe',
  identityCheck: 'verificacion',
} as const satisfies WireFields;

export const FORMATO: Readonly<Record<string, string>> = { pdf: 'PDF', json: 'JSON', zip: 'ZIP' };

export function fromExportacion(body: Readonly<Record<string, unknown>>): object {
  const sent = Object.entries(EXPORTACION).map(([field, key]) => [field, body[key]] as const);
  const { format, ...rest } = Object.fromEntries(sent);
  const isKnown = typeof format === 'string' && Object.hasOwn(FORMATO, format);
  return { ...rest, format: isKnown ? FORMATO[format] : format };
}

/** The export for programs. Its schema is docs/person-export.schema.json. */
export const toExportacion = (data: PersonData, { clinic, madeAt, timeZone }: ExportHeading): object => ({
  formato: 'huella/persona',
  version: Math.max(...Object.keys(FORMAT_VERSIONS).map(Number)),
  generado: madeAt,
  zona_horaria: timeZone,
  clinica: { nombre: clinic.name, lugar: clinic.place, telefono: clinic.phone },
  informacion: ABOUT_THE_DATA,
  paciente: {
    id: data.patient.id,
    rut: formatRut(data.patient.rut),
    rut_provisional: data.patient.provisionalRut,
    identificadores: data.patient.identifiers.map(({ kind, country, value }) => ({
      tipo: IDENTIFIER_LABELS[kind],
      pais: country,
      numero: value,
    })),
    ruts_anteriores: data.formerRuts.map(formatRut),
    nombre: data.patient.name,
    telefono: data.patient.phone,
    correo: data.patient.email,
    direccion: data.patient.address,
    fecha_nacimiento: data.patient.birthDate,
    contacto_emergencia: data.patient.emergencyContact,
    enfermedad_base: data.patient.underlyingCondition,
    caso_clinico: data.patient.clinicalCase,
    ...toParticulars(data.patient),
  },
  uniones: data.merges.map((one) => ({
    fecha: one.at,
    unidos_por: one.staffName,
    nombre: one.mergedName,
    rut: one.mergedRut && formatRut(one.mergedRut),
    deshecha: one.undoneAt,
  })),
  condiciones: data.conditions.map((one) => ({
    enfermedad_base: one.underlyingCondition,
    caso_clinico: one.clinicalCase,
    escrita: one.writtenAt,
    escrita_por: one.writtenBy,
  })),
  alertas: data.alerts.map((one) => ({
    alerta: ALERT_LABELS[one.kind],
    nota: one.note,
    negada: one.isDenied,
    desde: one.since,
    hasta: one.until,
    anotada: one.notedAt,
    anotada_por: one.notedByName,
    terminada: one.endedAt,
    terminada_por: one.endedByName,
  })),
  citas: data.appointments.map((one) => ({
    id: one.id,
    tipo_cita: serviceInText(one.serviceType),
    profesional: one.professionalName,
    fecha: one.date,
    hora: timeAt(one.startMinute),
    duracion_cita: one.durationMinutes,
    estado: STATUS_WORDS[one.status],
    sobrecupo: one.overbooked,
    serie: one.seriesId,
    tratamiento: one.treatment,
    nombre_reserva: one.bookedName,
    asistencia: attendanceWord(one.attendance),
    llegada: one.arrivedAt,
    notas: one.notes,
    ...toNails(one),
    creada: one.createdAt,
    historial: one.history.map(toChange),
  })),
  citas_anteriores: data.formerAppointments.map(({ id, history }) => ({
    id,
    historial: history.map(toChange),
  })),
  fichas: data.records.map(({ id, imported, versions }) => ({
    id,
    importada: imported && {
      archivo: imported.fileName,
      fecha: imported.importedAt,
      profesional: imported.professionalName,
    },
    versiones: versions.map(toVersion),
  })),
  certificados: data.certificates.map((one) => ({
    id: one.id,
    ficha: one.recordId,
    tipo: CERTIFICATE_KIND_LABELS[one.kind].toLowerCase(),
    fecha_emision: one.issueDate,
    fecha_atencion: one.attendedOn,
    motivo: one.reason,
    indicacion: one.instructions,
    dias_reposo: one.restDays,
    partes: LETTER_PARTS.flatMap((part) => {
      const texto = one.parts[part];
      return texto === undefined ? [] : [{ titulo: LETTER_PART_LABELS[part], texto }];
    }),
    fotos: one.photos.map(({ photoId }) => photoId),
    respuesta: one.answeredOn && { fecha: one.answeredOn, texto: one.answer ?? '' },
    anulado: one.withdrawnAt && { fecha: one.withdrawnAt, motivo: one.withdrawnReason ?? '' },
    paciente: { nombre: one.patient.name, rut: one.patient.rut },
    firma: {
      nombre: one.signer.name,
      titulo: one.signer.title,
      rut: one.signer.rut,
      registro: one.signer.registryNumber,
      entidad_registro: one.signer.registryAuthority,
      direccion: one.signer.address,
    },
    clinica: {
      nombre: one.clinic.name,
      direccion: one.clinic.address,
      ciudad: one.clinic.city,
      telefono: one.clinic.phone,
    },
    extendido: one.issuedAt,
    extendido_por: one.issuedBy,
  })),
  fotos: data.photos.map((one) => ({
    id: one.id,
    tipo: PHOTO_KIND_LABELS[one.kind].toLowerCase(),
    proposito: PHOTO_PURPOSE_LABELS[one.purpose].toLowerCase(),
    cita: one.appointmentId,
    ficha: one.recordId,
    lugar: placeInWords(one),
    fecha: one.takenOn,
    nota: one.note,
    ancho: one.width,
    alto: one.height,
    bytes: one.bytes,
    sha256: one.hash,
    archivo: fileOfPhoto(one),
    agregada: one.addedAt,
    agregada_por: one.addedBy,
    retirada: one.withdrawnAt,
    retirada_por: one.withdrawnBy,
    motivo_retiro: one.withdrawnReason,
  })),
  mensajes: data.messages.map((one) => ({
    tipo: one.kind,
    canal: one.channel,
    destinatario: one.recipient,
    asunto: one.subject,
    texto: one.body,
    fecha: one.date,
    hora: timeAt(one.startMinute),
    estado: one.state,
    problema: one.failure,
    creado: one.createdAt,
    enviado: one.sentAt,
  })),
  consentimientos: data.consents.map((one) => ({
    tipo: one.kind,
    texto: consentText(one.kind, one.textVersion),
    version_texto: one.textVersion,
    otorgado: one.givenAt,
    anotado_por: one.recordedByName,
    constancia: one.evidence,
    retirado: one.withdrawnAt,
  })),
  consentimientos_firmados: data.signedConsents.map((one) => ({
    respuesta: CONSENT_ANSWER_LABELS[one.kind].toLowerCase(),
    titulo: one.title,
    texto: one.body,
    version_texto: one.textVersion,
    sha256: one.digest,
    firma: one.signer && SIGNER_LABELS[one.signer].toLowerCase(),
    nombre: one.signerName,
    rut: one.signerRut && formatRut(one.signerRut),
    relacion: one.signerRelation,
    trazos: one.strokes,
    nombre_escrito: one.typedName,
    equipo: one.device && DEVICE_LABELS[one.device].toLowerCase(),
    motivo: one.reason,
    respondido: one.answeredAt,
    anotado_por: one.recordedByName,
    retirado: one.withdrawnAt,
    motivo_retiro: one.withdrawalReason,
  })),
  ...moneyToWire(data),
  cuestionarios: data.intakes.map((one) => ({
    enviado: one.givenAt,
    consentimiento: intakeConsent(one.consentVersion),
    version_consentimiento: one.consentVersion,
    sha256: one.consentDigest,
    respuestas: one.lines.map((line) => ({
      pregunta: INTAKE_LABELS[line.question],
      respuesta: line.answer && INTAKE_ANSWER_LABELS[line.answer].toLowerCase(),
      texto: line.text,
      desde: line.since,
      desde_texto: line.sinceWords,
      estado: INTAKE_STATE_LABELS[line.state],
      revisada: line.settledAt,
      revisada_por: line.settledByName,
    })),
  })),
  oposiciones: data.oppositions.map((one) => ({ canal: one.channel, tipo: one.kind, anotada: one.notedAt })),
  lista_de_espera: data.waiting.map((one) => ({
    desde: one.fromDate,
    hasta: one.toDate,
    parte: DAY_PART_PARAMETERS[one.dayPart],
    tipo_cita: serviceInText(one.serviceType),
    tratamiento: one.treatment,
    duracion_cita: one.durationMinutes,
    nombre_reserva: one.bookedName,
    profesional: one.professionalName,
    inscrito: one.createdAt,
    fin: one.endedAt,
    motivo_fin: one.ending && ENTRY_ENDING_NAMES[one.ending],
    ofertas: one.offers.map((offer) => ({
      fecha: offer.date,
      hora: timeAt(offer.startMinute),
      tratamiento: offer.treatment,
      duracion_cita: offer.durationMinutes,
      estado: OFFER_STATE_NAMES[offer.state],
      ofrecida: offer.createdAt,
      respondida: offer.settledAt,
    })),
  })),
  controles: data.controls.map((one) => ({
    accion: CONTROL_FOLLOW_UP_LABELS[one.kind].toLowerCase(),
    tipo_cita: serviceInText(one.serviceType),
    motivo: CONTROL_REASON_LABELS[one.reason].toLowerCase(),
    fecha_visita: one.visitedOn,
    fecha_control: one.dueOn,
    canal: one.channel,
    nota: one.note,
    fecha: one.at,
    por: one.staffName,
    deshecha: one.undoneAt,
  })),
  bloqueos: data.blocks.map((one) => ({
    desde: one.blockedAt,
    motivo: one.reason,
    hasta: one.liftedAt,
    motivo_levantamiento: one.liftReason,
  })),
  solicitudes: data.requests.map((one) => ({
    tipo: one.right,
    ingreso: one.receivedOn,
    nombre: one.name,
    rut: one.rut,
    correo: one.email,
    telefono: one.phone,
    plazo: one.dueOn,
    motivo_prorroga: one.extensionReason,
    detalle: one.details,
    resultado: one.outcome,
    respuesta: one.answer,
    respondida: one.answeredAt,
  })),
  accesos: data.accesses.map((one) => ({ fecha: one.at, accion: one.action, usuario: one.staffName })),
  entregas: data.exports.map((one) => ({
    fecha: one.at,
    formato: one.format,
    recibe: one.receivedBy,
    verificacion: one.identityCheck,
    usuario: one.staffName,
  })),
  supresiones: data.suppressions.map((one) => ({
    fecha: one.at,
    tipo: one.kind,
    conservado_hasta: one.keptUntil,
    usuario: one.staffName,
  })),
});

const toParticulars = (patient: Particulars): object => ({
  sexo: patient.sex ? SEX_LABELS[patient.sex].toLowerCase() : '',
  ...Object.fromEntries(PLAIN_TEXTS.filter(isExported).map((field) => [declared(field).key, patient[field]])),
  prevision: insuranceInWords(patient),
  representante_legal: patient.representativeName
    ? {
        nombre: patient.representativeName,
        rut: patient.representativeRut && formatRut(patient.representativeRut),
        relacion: patient.representativeRelation,
        telefono: patient.representativePhone,
      }
    : null,
});

const attendanceWord = (attendance: Attendance | null): string =>
  attendance ? ATTENDANCE_LABELS[attendance].toLowerCase() : '';

const toNails = ({ nailColor, nailShape, nailTechnique }: Manicure): object => ({
  color_unas: nailColor,
  forma_unas: nailShape ? NAIL_SHAPE_LABELS[nailShape].toLowerCase() : '',
  tecnica_unas: nailTechnique ? NAIL_TECHNIQUE_LABELS[nailTechnique].toLowerCase() : '',
});

const toFacts = (facts: HistoryFacts | null, professionalName: string | null): object | null =>
  facts && {
    tipo_cita: serviceInText(facts.serviceType),
    profesional: professionalName ?? '',
    fecha: facts.date,
    hora: timeAt(facts.startMinute),
    duracion_cita: facts.durationMinutes,
    estado: STATUS_WORDS[facts.status],
    tratamiento: facts.treatment,
    asistencia: attendanceWord(facts.attendance ?? null),
    ...toNails({ ...NO_MANICURE, ...facts }),
  };

const toChange = (one: PersonsChangeRow): object => ({
  fecha: one.at,
  accion: one.kind,
  usuario: one.staffName,
  canal: one.channel,
  antes: toFacts(one.before, one.professionalBefore),
  despues: toFacts(one.after, one.professionalAfter),
  cambio_notas: one.notesChanged,
});

const toVersion = (one: ExportedVersion): object => ({
  version: one.version,
  fecha: one.date,
  profesional: one.professionalName,
  descripcion_atencion: one.careDescription,
  procedimiento: one.procedure,
  indicaciones: one.instructions,
  productos_usados: one.usedSupplies.map(({ supplyName, quantity }) => ({
    nombre: supplyName,
    cantidad: quantity,
  })),
  examen_pie: toStoredExamenPie(one.footExam),
  advertencias_leidas: toAdvertenciasLeidas(one.dismissedWarnings),
  productos_irritantes: one.irritatingProducts,
  escrita: one.writtenAt,
  escrita_por: one.writtenBy,
});
