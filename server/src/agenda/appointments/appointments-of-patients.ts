import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql } from '../../foundation/database/sql.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { PatientEvents } from '../../patients/patient-events.js';
import { AppointmentDeletion } from './appointment-deletion.js';
import { AppointmentList } from './appointment-list.js';

/**
 * Deletes a patient's appointments with the patient, refreshes all screens when a merge moves them, and erases what a
 * suppression erases of them.
 */
@Injectable()
export class AppointmentsOfPatients implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly patients: PatientEvents,
    private readonly list: AppointmentList,
    private readonly deletion: AppointmentDeletion,
    private readonly live: LiveBus,
  ) {}

  onModuleInit(): void {
    this.patients.onDeletion(async (patientId) => {
      for (const appointment of await this.list.lockOf(patientId))
        await this.deletion.deleteLocked(appointment);
    });
    // Without dates, because the patients' appointments may be on any day.
    this.patients.onMove(() => this.live.publish({ kind: 'SCHEDULE' }));
  }

  /**
   * Removes the names of others for whom a patient booked. The booking remains a visitor's, so it gets the patient's
   * name.
   */
  async eraseBookedNames(patientId: number): Promise<void> {
    await this.sql.rows(
      `update appointment a set booked_name = p.name from patient p
       where p.id = $1 and a.patient_id = p.id and a.booked_name is not null`,
      [patientId],
    );
  }
}
