import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AccessLog, type ListedReading } from './access-log.js';

interface Gathering {
  readonly patientIds: Set<number>;
  readonly registered: Promise<void>;
}

/** Registers readings of what GraphQL resolves field by field: those of one list as one entry. */
@Injectable()
export class AnswerReadings {
  private readonly gatherings = new WeakMap<object, Map<ListedReading, Gathering>>();

  constructor(private readonly accessLog: AccessLog) {}

  /**
   * Resolves once the reading is registered; the value may be returned then.
   * @param answer the same object for all fields of one answer.
   */
  note(answer: object, reading: ListedReading, patientId: number): Promise<void> {
    const gathering = this.gatherings.get(answer)?.get(reading) ?? this.gather(answer, reading);
    gathering.patientIds.add(patientId);
    return gathering.registered;
  }

  private gather(answer: object, reading: ListedReading): Gathering {
    const patientIds = new Set<number>();
    const ofAnswer = this.gatherings.get(answer) ?? new Map<ListedReading, Gathering>();
    // All fields of a list are resolved before the next turn of the event loop.
    const registered = setImmediate().then(() => {
      ofAnswer.delete(reading);
      return this.accessLog.noteListed(reading, [...patientIds]);
    });
    const gathering = { patientIds, registered };
    this.gatherings.set(answer, ofAnswer.set(reading, gathering));
    return gathering;
  }
}
