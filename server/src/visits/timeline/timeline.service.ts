import { TIMELINE_KINDS, type TimelineKind } from '#domain/visits/timeline.js';
import { type Area, may } from '#domain/access/rights.js';
import { Injectable } from '@nestjs/common';
import { AppointmentList } from '../../agenda/appointments/appointment-list.js';
import type { AppointmentRow } from '../../agenda/appointments/appointment.row.js';
import { refusal } from '../../access/rights/refusal.js';
import type { ActingStaff } from '../../access/actors/staff.js';
import type { CertificateRow } from '../../records/certificates/certificate.model.js';
import { Certificates } from '../../records/certificates/certificates.service.js';
import type { RecordRow } from '../../records/clinical-records/record.row.js';
import { RecordList } from '../../records/clinical-records/record-list.js';
import type { Page } from '../../foundation/input/page-cursor.js';
import { MessageList } from '../../messages/desk/message-list.js';
import type { OutboundMessageRow } from '../../messages/outbox/outbound-message.row.js';
import { type TimelineKey, TimelineKeys } from './timeline-keys.js';
import type { TimelineInput } from './timeline.input.js';

/** Exactly one field is set. */
export interface TimelineEntry {
  readonly kind: TimelineKind;
  readonly appointment?: AppointmentRow | undefined;
  readonly record?: RecordRow | undefined;
  readonly certificate?: CertificateRow | undefined;
  readonly message?: OutboundMessageRow | undefined;
}

const AREAS: Readonly<Record<TimelineKind, Area>> = {
  APPOINTMENT: 'AGENDA',
  RECORD: 'HEALTH_DATA',
  CERTIFICATE: 'HEALTH_DATA',
  MESSAGE: 'MESSAGES',
};

/** A patient's history, limited by the reader's rights. */
@Injectable()
export class Timeline {
  constructor(
    private readonly keys: TimelineKeys,
    private readonly appointments: AppointmentList,
    private readonly records: RecordList,
    private readonly certificates: Certificates,
    private readonly messages: MessageList,
  ) {}

  /**
   * Newest first. Logs the access to records and certificates.
   * @throws DomainError `FORBIDDEN` for a kind that the reader may not know about, or `INVALID_INPUT` on `after`
   */
  async page(input: TimelineInput, reader: ActingStaff): Promise<Page<TimelineEntry>> {
    const page = await this.keys.page(kindsFor(reader, input.kinds), input);
    const idsOf = (kind: TimelineKind) => page.nodes.filter((key) => key.kind === kind).map(({ id }) => id);
    const appointments = await this.appointments.byIds(idsOf('APPOINTMENT'));
    const records = await this.records.ofPatientByIds(input.patientId, idsOf('RECORD'));
    const certificates = await this.certificates.ofPatientByIds(input.patientId, idsOf('CERTIFICATE'));
    const messages = await this.messages.byIds(idsOf('MESSAGE'));
    const entryOf = ({ kind, id }: TimelineKey): TimelineEntry => ({
      kind,
      appointment: kind === 'APPOINTMENT' ? appointments.find((one) => one.id === id) : undefined,
      record: kind === 'RECORD' ? records.find((one) => one.id === id) : undefined,
      certificate: kind === 'CERTIFICATE' ? certificates.find((one) => one.id === id) : undefined,
      message: kind === 'MESSAGE' ? messages.find((one) => one.id === id) : undefined,
    });
    // Entries deleted since their keys were read are left out.
    const nodes = page.nodes
      .map(entryOf)
      .filter(
        ({ appointment, record, certificate, message }) => appointment ?? record ?? certificate ?? message,
      );
    return { ...page, nodes };
  }
}

function kindsFor(reader: ActingStaff, asked: readonly TimelineKind[] | null | undefined): TimelineKind[] {
  const mayRead = (kind: TimelineKind) => may(reader.rights, AREAS[kind], 'READ');
  const closed = asked?.find((kind) => !mayRead(kind));
  if (closed) throw refusal(reader, AREAS[closed], 'READ');
  return TIMELINE_KINDS.filter((kind) => mayRead(kind) && (!asked || asked.includes(kind)));
}
