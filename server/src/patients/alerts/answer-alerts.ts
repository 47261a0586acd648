import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AnswerReadings } from '../../audit/answer-readings.js';
import { type PatientAlertRow, PatientAlerts } from './patient-alerts.js';

interface Gathering {
  readonly patientIds: Set<number>;
  readonly found: Promise<ReadonlyMap<number, readonly PatientAlertRow[]>>;
}

/** Finds the alerts of what GraphQL resolves patient by patient: those of one answer at once. */
@Injectable()
export class AnswerAlerts {
  private readonly gatherings = new WeakMap<object, Gathering>();

  constructor(
    private readonly alerts: PatientAlerts,
    private readonly readings: AnswerReadings,
  ) {}

  /** Those of a patient; where there are any, the reading is registered first. @param answer the same object for all fields of one answer. */
  async read(answer: object, patientId: number): Promise<readonly PatientAlertRow[]> {
    const alerts = await this.of(answer, patientId);
    if (alerts.length > 0) await this.readings.note(answer, 'ALERTS', patientId);
    return alerts;
  }

  /** Whether a patient has any, which says nothing about their health. */
  async hasAny(answer: object, patientId: number): Promise<boolean> {
    return (await this.of(answer, patientId)).length > 0;
  }

  private async of(answer: object, patientId: number): Promise<readonly PatientAlertRow[]> {
    const gathering = this.gatherings.get(answer) ?? this.gather(answer);
    gathering.patientIds.add(patientId);
    return (await gathering.found).get(patientId) ?? [];
  }

  private gather(answer: object): Gathering {
    const patientIds = new Set<number>();
    // All fields of a list are resolved before the next turn of the event loop.
    const found = setImmediate().then(async () => {
      this.gatherings.delete(answer);
      return Map.groupBy(await this.alerts.ofPatients([...patientIds]), (alert) => alert.patientId);
    });
    const gathering = { patientIds, found };
    this.gatherings.set(answer, gathering);
    return gathering;
  }
}
