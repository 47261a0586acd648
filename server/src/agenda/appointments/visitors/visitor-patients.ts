import { DomainError } from '#domain/errors.js';
import { patientNamed } from '#domain/patients/same-person.js';
import { APPOINTMENT_NOT_FOUND } from '#domain/sentences.es.js';
import { may } from '#domain/access/rights.js';
import { Injectable } from '@nestjs/common';
import { refusal } from '../../../access/rights/refusal.js';
import type { SignedInStaff } from '../../../access/actors/staff.js';
import { Sql } from '../../../foundation/database/sql.js';
import { assertVersion } from '../../../foundation/database/row-version.js';
import { Transactional } from '../../../foundation/database/transactional.js';
import { VisitorMatching, visitorKeyOf } from '../../../patients/visitor-matching.js';
import { AppointmentEditing } from '../appointment-editing.js';
import { AppointmentList } from '../appointment-list.js';
import { type AppointmentRow, visitorOf } from '../appointment.row.js';
import { retryDeadlock } from '../retry-deadlock.js';

/** Registers visitors who come with another patient's booking as patients of their own. */
@Injectable()
export class VisitorPatients {
  constructor(
    private readonly sql: Sql,
    private readonly list: AppointmentList,
    private readonly editing: AppointmentEditing,
    private readonly visitors: VisitorMatching,
  ) {}

  /**
   * Moves an appointment to the visitor's own patient. If no patient has this name, e-mail and phone, one is created
   * with the e-mail and phone of the booking. The visitor's link and messages stay valid. Does nothing if the patient
   * already is the visitor, so two users can do this at once.
   * @throws DomainError `NOT_FOUND`, `FORBIDDEN` without the right to patients, `STALE`, or `INVALID_INPUT` on
   *   `patient` if it has a clinical record
   */
  separate(appointmentId: number, seenVersion: number, staff: SignedInStaff): Promise<AppointmentRow> {
    return retryDeadlock(() => this.separateOnce(appointmentId, seenVersion, staff));
  }

  @Transactional()
  protected async separateOnce(
    appointmentId: number,
    seenVersion: number,
    staff: SignedInStaff,
  ): Promise<AppointmentRow> {
    const { patientEmail: email, patientPhone: phone } = found(await this.list.find(appointmentId));
    // Locked before the appointment, in the same order as by a booking of the same visitor.
    await this.visitors.hold(visitorKeyOf({ name: '', email, phone }));
    const appointment = found(await this.list.lock(appointmentId));
    const name = visitorOf(appointment);
    if (name === null) return appointment;
    if (!may(staff.rights, 'PATIENTS', 'WRITE')) throw refusal(staff, 'PATIENTS', 'WRITE');
    assertVersion(appointment.version, seenVersion);
    const contact = { name, email: appointment.patientEmail, phone: appointment.patientPhone };
    const known = patientNamed(name, await this.visitors.sharing(visitorKeyOf(contact)));
    const { id: patientId } = known ?? (await this.visitors.add(contact));
    await this.sql.rows(`select set_config('huella.links_stay', $1, true)`, [String(appointmentId)]);
    return this.editing.change(appointmentId, { patientId }, { isToVisitor: true });
  }
}

function found(appointment: AppointmentRow | undefined): AppointmentRow {
  if (!appointment) throw new DomainError('NOT_FOUND', { message: APPOINTMENT_NOT_FOUND });
  return appointment;
}
