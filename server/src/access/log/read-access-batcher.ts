import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AccessLog, type ListedReading } from './access-log.js';

interface Batch {
  readonly patientIds: Set<number>;
  readonly logged: Promise<void>;
}

/** Logs reads of health data that GraphQL resolves field by field: the reads of one list make one entry. */
@Injectable()
export class ReadAccessBatcher {
  private readonly batches = new WeakMap<object, Map<ListedReading, Batch>>();

  constructor(private readonly accessLog: AccessLog) {}

  /**
   * Resolves once the read is logged; the value may be returned then.
   * @param answer the same object for all fields of one response.
   */
  note(answer: object, reading: ListedReading, patientId: number): Promise<void> {
    const batch = this.batches.get(answer)?.get(reading) ?? this.startBatch(answer, reading);
    batch.patientIds.add(patientId);
    return batch.logged;
  }

  private startBatch(answer: object, reading: ListedReading): Batch {
    const patientIds = new Set<number>();
    const ofAnswer = this.batches.get(answer) ?? new Map<ListedReading, Batch>();
    // All fields of a list are resolved before the next event loop iteration.
    const logged = setImmediate().then(() => {
      ofAnswer.delete(reading);
      return this.accessLog.noteListed(reading, [...patientIds]);
    });
    const batch = { patientIds, logged };
    this.batches.set(answer, ofAnswer.set(reading, batch));
    return batch;
  }
}
