import { Injectable } from '@nestjs/common';

export interface Renaming {
  readonly before: string;
  readonly after: string;
}

type Listener = (renaming: Renaming) => Promise<void>;

/** Lets features that name a treatment act within the transaction that renames it. */
@Injectable()
export class TreatmentEvents {
  private readonly listeners: Listener[] = [];

  /** @param listener if it throws, the renaming is rolled back. */
  onRenaming(listener: Listener): void {
    this.listeners.push(listener);
  }

  async emitRenaming(renaming: Renaming): Promise<void> {
    for (const listener of this.listeners) await listener(renaming);
  }
}
