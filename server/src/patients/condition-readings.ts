import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AccessLog } from '../audit/access-log.js';

interface Gathering {
  readonly patientIds: Set<number>;
  readonly registered: Promise<void>;
}

/** Registers readings of conditions that GraphQL resolves field by field: those of one list as one entry. */
@Injectable()
export class ConditionReadings {
  private readonly gatherings = new WeakMap<object, Gathering>();

  constructor(private readonly accessLog: AccessLog) {}

  /**
   * Resolves once the reading is registered; the value may be returned then.
   * @param answer the same object for all fields of one answer.
   */
  note(answer: object, patientId: number): Promise<void> {
    const gathering = this.gatherings.get(answer) ?? this.gather(answer);
    gathering.patientIds.add(patientId);
    return gathering.registered;
  }

  private gather(answer: object): Gathering {
    const patientIds = new Set<number>();
    // All fields of a list are resolved before the next turn of the event loop.
    const registered = setImmediate().then(() => {
      this.gatherings.delete(answer);
      return this.accessLog.noteConditions([...patientIds]);
    });
    const gathering = { patientIds, registered };
    this.gatherings.set(answer, gathering);
    return gathering;
  }
}
