import { Injectable } from '@nestjs/common';

type Listener = (patientId: number) => Promise<void>;

/** Lets features that depend on patients act within the transaction that deletes or merges them. */
@Injectable()
export class PatientEvents {
  private readonly listeners: Listener[] = [];
  private readonly moveListeners: Listener[] = [];

  /** @param listener runs just before the row is deleted; if it throws, the deletion is rolled back. */
  onDeletion(listener: Listener): void {
    this.listeners.push(listener);
  }

  async emitDeletion(patientId: number): Promise<void> {
    for (const listener of this.listeners) await listener(patientId);
  }

  /** @param listener runs once appointments and everything else have been moved to a patient, or away from them. */
  onMove(listener: Listener): void {
    this.moveListeners.push(listener);
  }

  async emitMove(patientId: number): Promise<void> {
    for (const listener of this.moveListeners) await listener(patientId);
  }
}
