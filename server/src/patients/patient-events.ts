import { Injectable } from '@nestjs/common';

type DeletionListener = (patientId: number) => Promise<void>;

/** Lets the features above patients act within the transaction that deletes one, just before the row goes. */
@Injectable()
export class PatientEvents {
  private readonly listeners: DeletionListener[] = [];

  /** @param listener what it throws undoes the deletion. */
  onDeletion(listener: DeletionListener): void {
    this.listeners.push(listener);
  }

  async emitDeletion(patientId: number): Promise<void> {
    for (const listener of this.listeners) await listener(patientId);
  }
}
