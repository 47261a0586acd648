import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { ReadAccessBatcher } from '../../access/log/read-access-batcher.js';
import { type PatientAlertRow, PatientAlerts } from './patient-alerts.js';

interface Gathering {
  readonly patientIds: Set<number>;
  readonly found: Promise<ReadonlyMap<number, readonly PatientAlertRow[]>>;
}

/** Finds alerts for resolvers that run once per patient, with a single query for each response. */
@Injectable()
export class AnswerAlerts {
  private readonly gatherings = new WeakMap<object, Gathering>();

  constructor(
    private readonly alerts: PatientAlerts,
    private readonly readings: ReadAccessBatcher,
  ) {}

  /**
   * The alerts of a patient; if there are any, the access is logged first.
   * @param answer the same object for all fields of one response.
   */
  read(answer: object, patientId: number): Promise<readonly PatientAlertRow[]> {
    return this.readOnly(answer, patientId, false);
  }

  /** The same for findings that the patient denied. */
  readDenied(answer: object, patientId: number): Promise<readonly PatientAlertRow[]> {
    return this.readOnly(answer, patientId, true);
  }

  /** Whether a patient has any, which reveals nothing about their health. */
  async hasAny(answer: object, patientId: number): Promise<boolean> {
    return (await this.of(answer, patientId)).some(({ isDenied }) => !isDenied);
  }

  private async readOnly(
    answer: object,
    patientId: number,
    areDenied: boolean,
  ): Promise<readonly PatientAlertRow[]> {
    const all = await this.of(answer, patientId);
    const answers = all.filter(({ isDenied }) => isDenied === areDenied);
    if (answers.length > 0) await this.readings.note(answer, 'ALERTS', patientId);
    return answers;
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
      return Map.groupBy(await this.alerts.answersOf([...patientIds]), (alert) => alert.patientId);
    });
    const gathering = { patientIds, found };
    this.gatherings.set(answer, gathering);
    return gathering;
  }
}
