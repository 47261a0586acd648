import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { PatientEvents } from '../../patients/patient-events.js';
import { AppointmentDeletion } from './appointment-deletion.js';
import { AppointmentList } from './appointment-list.js';

/** Deletes a patient's appointments with the patient, and refreshes all screens when a merge moves them. */
@Injectable()
export class AppointmentsOfPatients implements OnModuleInit {
  constructor(
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
}
