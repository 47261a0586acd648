import { serviceInText, STATUS_WORDS } from '#domain/agenda/appointment.es.js';
import {
  DAY_PART_NAMES,
  ENTRY_ENDING_NAMES,
  OFFER_STATE_NAMES,
  waitedDays,
} from '#domain/visitors/waiting-list/waiting-list.es.js';
import { LETTER_PARTS } from '#domain/records/certificates/certificate.js';
import {
  CERTIFICATE_KIND_LABELS,
  LETTER_PART_LABELS,
  restSentence,
} from '#domain/records/certificates/certificate.es.js';
import { PHOTO_KIND_LABELS, PHOTO_PURPOSE_LABELS, placeInWords } from '#domain/records/photos/photo.es.js';
import { thousands } from '#domain/thousands.es.js';
import { examInWords } from '#domain/records/foot/exam-words.es.js';
import { RISK_DISCLAIMER } from '#domain/records/foot/risk.es.js';
import { dismissedInWords } from '#domain/records/warnings/warning.es.js';
import { ALERT_LABELS } from '#domain/patients/alert.es.js';
import { clinicClock, parseInstant, timeAt } from '#domain/clinic-time.js';
import { longDate, shortDate } from '#domain/clinic-time.es.js';
import { ACCESS_LABELS } from '#domain/access/log/access-action.es.js';
import {
  authorOf,
  CHANGE_CHANNEL_NAMES,
  CHANGE_KIND_LABELS,
  changeLines,
  factsInWords,
} from '#domain/agenda/appointment-change.es.js';
import { manicureInWords } from '#domain/agenda/manicure.es.js';
import { ATTENDANCE_LABELS } from '#domain/visits/attendance.es.js';
import { MESSAGE_CHANNEL_LABELS, MESSAGE_STATE_LABELS, messageBy } from '#domain/messages/message.es.js';
import {
  answerInWords,
  INTAKE_LABELS,
  INTAKE_STATE_LABELS,
  intakeConsent,
} from '#domain/records/intake/intake.es.js';
import { CONSENT_KIND_LABELS, consentText } from '#domain/privacy/consent.es.js';
import { SIGNATURE_BOX, strokePath } from '#domain/records/signed-consents/signature.js';
import {
  CONSENT_ANSWER_LABELS,
  DEVICE_LABELS,
  SIGNER_LABELS,
} from '#domain/records/signed-consents/signed-consent.es.js';
import { PRIVACY_OUTCOME_LABELS, PRIVACY_RIGHT_LABELS } from '#domain/privacy/privacy-request.es.js';
import { identifierInWords } from '#domain/patients/identifiers/identifier.es.js';
import {
  insuranceInWords,
  representativeInWords,
  SEX_LABELS,
} from '#domain/patients/particulars/particulars.es.js';
import { recordsKeptByLaw, SUPPRESSION_KIND_LABELS } from '#domain/privacy/suppression.es.js';
import { declared, isExported, PLAIN_TEXTS } from '#domain/patients/patient-fields.es.js';
import { formatRut } from '#domain/rut.js';
import type { HistoryFacts, PersonsChangeRow } from '../../agenda/history/appointment-history.js';
import { PdfPaper } from '../../foundation/pdf/pdf-paper.js';
import type { ExportHeading } from './export-heading.js';
import { ABOUT_THE_DATA } from './export-words.es.js';
import { CONTROL_FOLLOW_UP_LABELS, CONTROL_REASON_LABELS } from '#domain/reports/control-due.es.js';
import type { ExportedVersion, PersonData } from './exported-data.js';
import { writeMoney } from './money-pages.es.js';

export interface PersonPdfTask {
  readonly data: PersonData;
  readonly heading: ExportHeading;
}

/** Everything about one person, for that person to read. */
export async function personPdf({ data, heading }: PersonPdfTask): Promise<Uint8Array> {
  const { patient } = data;
  const when = (instant: string): string => {
    const { date, minutes } = clinicClock(parseInstant(instant), heading.timeZone);
    return `${shortDate(date)} ${timeAt(minutes)}`;
  };
  const clinicName = heading.clinic.name || 'La clínica';
  const paper = new PdfPaper(`Datos personales de ${patient.name}`, clinicName);

  paper.title('Datos personales', patient.name);
  paper.line(
    'Entregados por',
    [clinicName, heading.clinic.place, heading.clinic.phone].filter(Boolean).join(', '),
  );
  paper.line('Fecha', when(heading.madeAt));

  paper.section('Sobre estos datos');
  paper.line('Origen', ABOUT_THE_DATA.origen);
  paper.line('Finalidad', ABOUT_THE_DATA.finalidad);
  paper.line('Destinatarios', ABOUT_THE_DATA.destinatarios);
  paper.line('Plazo', ABOUT_THE_DATA.plazo);
  paper.line('Sus derechos', ABOUT_THE_DATA.derechos);

  paper.section('Datos del paciente');
  paper.line('Nombre', patient.name);
  paper.line('RUT', formatRut(patient.rut) + (patient.provisionalRut ? ' (provisional)' : ''));
  for (const one of patient.identifiers) paper.line('Otro documento', identifierInWords(one));
  if (data.formerRuts.length > 0) paper.line('RUT anteriores', data.formerRuts.map(formatRut).join(', '));
  paper.line('Fecha de nacimiento', patient.birthDate ? longDate(patient.birthDate) : '');
  paper.line('Teléfono', patient.phone);
  paper.line('Correo', patient.email);
  paper.line('Dirección', patient.address);
  paper.line('Contacto de emergencia', patient.emergencyContact);
  paper.line('Sexo', patient.sex ? SEX_LABELS[patient.sex] : '');
  for (const field of PLAIN_TEXTS.filter(isExported)) paper.line(declared(field).label, patient[field]);
  paper.line('Previsión', insuranceInWords(patient));
  paper.line('Representante legal', representativeInWords(patient));
  paper.line('Enfermedad base', patient.underlyingCondition);
  paper.line('Caso clínico', patient.clinicalCase);

  paper.section('Versiones de la enfermedad base y del caso clínico', data.conditions.length);
  for (const one of data.conditions) {
    paper.entry(one.writtenAt ? when(one.writtenAt) : 'Antes de que se guardara la fecha');
    paper.line('Enfermedad base', one.underlyingCondition);
    paper.line('Caso clínico', one.clinicalCase);
    paper.line('Escrita por', one.writtenBy);
  }

  paper.section('Alertas', data.alerts.length);
  for (const one of data.alerts) {
    paper.entry(`${ALERT_LABELS[one.kind]}${one.isDenied ? ': no' : ''}`);
    paper.line('Nota', one.note);
    if (one.since) paper.line('Desde', shortDate(one.since));
    if (one.until) paper.line('Hasta', shortDate(one.until));
    paper.line('Anotada', `${when(one.notedAt)}, ${one.notedByName}`);
    if (one.endedAt) paper.line('Terminada', `${when(one.endedAt)}, ${one.endedByName}`);
  }

  paper.section('Uniones con otro registro de la misma persona', data.merges.length);
  for (const one of data.merges) {
    const whose = one.mergedRut ? `${one.mergedName}, RUT ${formatRut(one.mergedRut)}. ` : '';
    const undone = one.undoneAt ? ` Deshecha ${when(one.undoneAt)}.` : '';
    paper.line(when(one.at), `${whose}Unidos por ${one.staffName}.${undone}`);
  }

  paper.section('Citas', data.appointments.length);
  for (const one of data.appointments) {
    paper.entry(`${longDate(one.date)}, ${timeAt(one.startMinute)}`);
    paper.line(
      'Atención',
      `${one.treatment} (${serviceInText(one.serviceType)}, ${one.durationMinutes} minutos)`,
    );
    paper.line('Profesional', one.professionalName);
    paper.line(
      'Estado',
      one.overbooked ? `${STATUS_WORDS[one.status]}, en sobrecupo` : STATUS_WORDS[one.status],
    );
    if (one.attendance) paper.line('Asistencia', ATTENDANCE_LABELS[one.attendance]);
    if (one.arrivedAt) paper.line('Llegada', when(one.arrivedAt));
    paper.line('Reservada', when(one.createdAt));
    if (one.bookedName) paper.line('Reservada a nombre de', one.bookedName);
    paper.line('Manicura', manicureInWords(one));
    paper.line('Notas', one.notes);
    for (const change of one.history) historyLine(paper, change, when);
  }

  paper.section('Citas eliminadas o que pasaron a otra persona', data.formerAppointments.length);
  for (const { id, history } of data.formerAppointments) {
    paper.entry(`Cita ${id}`);
    for (const change of history) historyLine(paper, change, when);
  }

  paper.section('Fichas clínicas', data.records.length);
  for (const { id, imported, versions } of data.records) {
    const [latest, ...earlier] = versions.toReversed();
    if (!latest) continue;
    paper.entry(`Ficha ${id}, ${longDate(latest.date)}, versión ${latest.version}`);
    if (imported) {
      paper.line('Importada', `del archivo ${imported.fileName}, ${when(imported.importedAt)}`);
      paper.line('Atendió, según el archivo', imported.professionalName);
    }
    version(paper, latest, when);
    for (const one of earlier) {
      paper.remark(`Versión anterior, número ${one.version}`);
      version(paper, one, when);
    }
  }

  paper.section('Certificados', data.certificates.length);
  for (const one of data.certificates) {
    paper.entry(`Certificado ${one.id}, ${longDate(one.issueDate)}`);
    paper.line('Tipo', CERTIFICATE_KIND_LABELS[one.kind].toLowerCase());
    paper.line('De la ficha', `${one.recordId}, atención del ${longDate(one.attendedOn)}`);
    paper.line('A nombre de', `${one.patient.name}, RUT ${one.patient.rut}`);
    paper.line('Motivo', one.reason);
    paper.line('Indicación', one.instructions);
    paper.line('Reposo', restSentence(one.restDays) ?? '');
    for (const part of LETTER_PARTS) paper.line(LETTER_PART_LABELS[part], one.parts[part] ?? '');
    if (one.parts.RISK) paper.line('Sobre el riesgo', RISK_DISCLAIMER);
    paper.line('Fotos y documentos', one.photos.map(({ photoId }) => photoId).join(', '));
    if (one.answeredOn) paper.line('Respuesta', `${longDate(one.answeredOn)}. ${one.answer ?? ''}`.trim());
    if (one.withdrawnAt)
      paper.line('Anulado', `${when(one.withdrawnAt)}. ${one.withdrawnReason ?? ''}`.trim());
    const { name, address, city, phone } = one.clinic;
    paper.line('Clínica', [name, address, city, phone].filter(Boolean).join(', '));
    paper.line('Firma', `${one.signer.name}, ${one.signer.title}, RUT ${one.signer.rut}`);
    paper.line('Extendido', `${when(one.issuedAt)} por ${one.issuedBy}`);
  }

  paper.section('Fotos y documentos', data.photos.length);
  for (const one of data.photos) {
    paper.entry(`${PHOTO_KIND_LABELS[one.kind]} ${one.id}, ${longDate(one.takenOn)}`);
    paper.line('Para', PHOTO_PURPOSE_LABELS[one.purpose].toLowerCase());
    paper.line('Lugar', placeInWords(one));
    paper.line('De la cita', one.appointmentId === null ? '' : String(one.appointmentId));
    paper.line('De la ficha', one.recordId === null ? '' : String(one.recordId));
    paper.line('Nota', one.note);
    paper.line('Archivo', [sizeInWords(one), `SHA-256 ${one.hash}`].join(', '));
    paper.line('Guardada', `${when(one.addedAt)} por ${one.addedBy}`);
    if (one.withdrawnAt)
      paper.line(
        'Retirada',
        `${when(one.withdrawnAt)} por ${one.withdrawnBy ?? ''}: ${one.withdrawnReason ?? ''}`,
      );
  }

  paper.section('Mensajes', data.messages.length);
  for (const one of data.messages) {
    paper.entry(`${messageBy(one.kind, one.channel)}, ${when(one.createdAt)}`);
    paper.line('Para', one.recipient);
    paper.line('Estado', MESSAGE_STATE_LABELS[one.state] + (one.sentAt ? `, ${when(one.sentAt)}` : ''));
    paper.line('Sobre la hora', `${longDate(one.date)}, ${timeAt(one.startMinute)}`);
    paper.line('Problema', one.failure);
    paper.line('Texto', [one.subject, one.body].filter(Boolean).join('\n'));
  }

  paper.section('Consentimientos', data.consents.length);
  for (const one of data.consents) {
    paper.entry(`${CONSENT_KIND_LABELS[one.kind]}, ${when(one.givenAt)}`);
    paper.line(`Texto, versión ${one.textVersion}`, consentText(one.kind, one.textVersion));
    paper.line(
      'Cómo',
      one.recordedByName ? `anotado por ${one.recordedByName}` : 'por el formulario de reserva',
    );
    paper.line('Constancia', one.evidence);
    paper.line('Retirado', one.withdrawnAt ? when(one.withdrawnAt) : '');
  }

  writeMoney(paper, data, when);

  paper.section('Consentimientos firmados', data.signedConsents.length);
  for (const one of data.signedConsents) {
    paper.entry(`${one.title}: ${CONSENT_ANSWER_LABELS[one.kind]}, ${when(one.answeredAt)}`);
    paper.line(`Texto, versión ${one.textVersion}`, one.body);
    paper.line('SHA-256', one.digest);
    paper.line('Motivo', one.reason);
    paper.line('Firmó', one.signer ? SIGNER_LABELS[one.signer] : '');
    const rut = one.signerRut && `RUT ${formatRut(one.signerRut)}`;
    paper.line('Nombre', [one.signerName, one.signerRelation, rut].filter(Boolean).join(', '));
    paper.line('Dónde', one.device ? DEVICE_LABELS[one.device] : '');
    paper.line('Nombre escrito', one.typedName);
    if (one.strokes) paper.drawing(strokePath(one.strokes), SIGNATURE_BOX);
    paper.line('Retirado', one.withdrawnAt ? when(one.withdrawnAt) : '');
    paper.line('Motivo del retiro', one.withdrawalReason);
  }

  paper.section('Cuestionarios', data.intakes.length);
  for (const one of data.intakes) {
    paper.entry(`Cuestionario, ${when(one.givenAt)}`);
    paper.line(`Aceptó el texto, versión ${one.consentVersion}`, intakeConsent(one.consentVersion));
    paper.line('SHA-256', one.consentDigest);
    for (const line of one.lines) {
      const reviewed = line.settledAt ? ` ${when(line.settledAt)} por ${line.settledByName ?? ''}` : '';
      paper.line(
        INTAKE_LABELS[line.question],
        `${answerInWords(line)} (${INTAKE_STATE_LABELS[line.state]}${reviewed})`,
      );
    }
  }

  paper.section('Mensajes que pidió no recibir', data.oppositions.length);
  for (const one of data.oppositions) paper.line(when(one.notedAt), messageBy(one.kind, one.channel));

  paper.section('Lista de espera', data.waiting.length);
  for (const one of data.waiting) {
    paper.entry(`${waitedDays(one.fromDate, one.toDate)}, ${DAY_PART_NAMES[one.dayPart]}`);
    paper.line(
      'Tratamiento',
      `${one.treatment} (${serviceInText(one.serviceType)}, ${one.durationMinutes} minutos)`,
    );
    paper.line('A nombre de', one.bookedName);
    paper.line('Profesional', one.professionalName ?? '');
    paper.line('Inscrito', when(one.createdAt));
    paper.line(
      'Fin',
      one.endedAt && one.ending ? `${when(one.endedAt)}, ${ENTRY_ENDING_NAMES[one.ending]}` : '',
    );
    for (const offer of one.offers) {
      const hour = `${longDate(offer.date)}, ${timeAt(offer.startMinute)}`;
      const what = `${offer.treatment}, ${offer.durationMinutes} minutos`;
      const offered = `Ofrecida ${when(offer.createdAt)}`;
      const answered = offer.settledAt ? `, ${when(offer.settledAt)}` : '';
      paper.line(
        'Hora ofrecida',
        `${hour}, ${what}. ${offered}: ${OFFER_STATE_NAMES[offer.state]}${answered}`,
      );
    }
  }

  paper.section('Controles por vencer', data.controls.length);
  for (const one of data.controls) {
    paper.entry(`${CONTROL_FOLLOW_UP_LABELS[one.kind]}, ${when(one.at)}`);
    paper.line('Motivo', `${CONTROL_REASON_LABELS[one.reason]} (${serviceInText(one.serviceType)})`);
    paper.line('Última visita', longDate(one.visitedOn));
    paper.line('Control', longDate(one.dueOn));
    paper.line('Canal', one.channel ? MESSAGE_CHANNEL_LABELS[one.channel] : '');
    paper.line('Nota', one.note);
    paper.line('Por', one.staffName);
    paper.line('Deshecha', one.undoneAt ? when(one.undoneAt) : '');
  }

  paper.section('Bloqueos', data.blocks.length);
  for (const one of data.blocks) {
    paper.line(when(one.blockedAt), one.reason);
    if (one.liftedAt) paper.line(`Levantado ${when(one.liftedAt)}`, one.liftReason);
  }

  paper.section('Solicitudes', data.requests.length);
  for (const one of data.requests) {
    paper.entry(`${PRIVACY_RIGHT_LABELS[one.right]}, ${longDate(one.receivedOn)}`);
    paper.line('De', [one.name, one.rut, one.email, one.phone].filter(Boolean).join(', '));
    paper.line('Detalle', one.details);
    paper.line('Plazo', longDate(one.dueOn));
    paper.line('Prorrogada por', one.extensionReason);
    paper.line('Respuesta', one.outcome ? `${PRIVACY_OUTCOME_LABELS[one.outcome]}: ${one.answer}` : '');
    paper.line('Respondida', one.answeredAt ? when(one.answeredAt) : '');
  }

  paper.section('Quién leyó sus datos de salud', data.accesses.length);
  for (const one of data.accesses) paper.line(when(one.at), `${ACCESS_LABELS[one.action]}: ${one.staffName}`);

  paper.section('A quién se entregaron sus datos', data.exports.length);
  for (const one of data.exports)
    paper.line(
      when(one.at),
      `${one.receivedBy}, en ${one.format} (${one.identityCheck}), por ${one.staffName}`,
    );

  paper.section('Supresiones', data.suppressions.length);
  for (const one of data.suppressions)
    paper.line(
      when(one.at),
      [
        `${SUPPRESSION_KIND_LABELS[one.kind]}, por ${one.staffName}`,
        one.keptUntil && recordsKeptByLaw(one.keptUntil),
      ]
        .filter(Boolean)
        .join('. '),
    );

  return paper.finish();
}

const inWords = (facts: HistoryFacts, professionalName: string | null) => ({
  ...facts,
  time: timeAt(facts.startMinute),
  professionalName,
});

function historyLine(paper: PdfPaper, change: PersonsChangeRow, when: (instant: string) => string): void {
  const { kind, at, notesChanged } = change;
  const before = change.before && inWords(change.before, change.professionalBefore);
  const after = change.after && inWords(change.after, change.professionalAfter);
  const what = (): string => {
    if (before && after) return changeLines(before, after, notesChanged).join('; ');
    const facts = before ?? after;
    const words = facts ? factsInWords(facts) : '';
    if (kind !== 'CHANGED') return words;
    return `${after ? 'Antes era de otra persona' : 'Pasó a otra persona'}: ${words}`;
  };
  const by = change.staffName
    ? `${change.staffName} (${CHANGE_CHANNEL_NAMES[change.channel]})`
    : authorOf(change);
  paper.line(when(at), `${CHANGE_KIND_LABELS[kind]} por ${by}. ${what()}`);
}

function version(paper: PdfPaper, one: ExportedVersion, when: (instant: string) => string): void {
  paper.line('Atendió', one.professionalName);
  paper.line('Descripción', one.careDescription);
  paper.line('Procedimiento', one.procedure);
  paper.line('Indicaciones', one.instructions);
  paper.line(
    'Productos usados',
    one.usedSupplies.map(({ supplyName, quantity }) => `${supplyName} (${quantity})`).join(', '),
  );
  if (one.footExam) paper.line('Examen del pie', examInWords(one.footExam).join('. '));
  paper.line('Productos que irritan', one.irritatingProducts);
  for (const warning of one.dismissedWarnings)
    paper.line('Advertencia leída', `${dismissedInWords(warning)}, ${when(warning.at)}, ${warning.by}`);
  paper.line('Escrita', `${when(one.writtenAt)}${one.writtenBy && ` por ${one.writtenBy}`}`);
}

const sizeInWords = ({ width, height, bytes }: PersonData['photos'][number]): string =>
  [width && height && `${thousands(width)} × ${thousands(height)} píxeles`, `${thousands(bytes)} bytes`]
    .filter(Boolean)
    .join(', ');
