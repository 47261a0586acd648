import { OCCASION_KINDS, type MessageKind, type OccasionKind } from '#domain/messages/message.js';
import { Injectable } from '@nestjs/common';

/** The subjects of messages that are not about an hour. */
export interface MessageOccasion {
  /** Returns the ids of the messages that are still true. */
  standing(ids: readonly number[]): Promise<ReadonlySet<number>>;
  /**
   * The page that the link in the text opens.
   * @param isForStaff whether the current user sends it, who may see no more in it than their rights allow.
   */
  link(id: number, isForStaff: boolean): Promise<string | undefined>;
}

/** Features of higher levels write messages about things that the outbox does not know: they define them here. */
@Injectable()
export class MessageOccasions {
  private readonly defined = new Map<MessageKind, MessageOccasion>();

  define(kind: OccasionKind, occasion: MessageOccasion): void {
    this.defined.set(kind, occasion);
  }

  /** Undefined if messages of this kind are about an hour. */
  of(kind: MessageKind): MessageOccasion | undefined {
    return this.defined.get(kind);
  }

  async isStanding(kind: MessageKind, id: number): Promise<boolean> {
    const occasion = this.of(kind);
    return !occasion || (await occasion.standing([id])).has(id);
  }

  /** The ids of the messages that are no longer true. */
  async stale(idsOf: (kind: OccasionKind) => Promise<readonly number[]>): Promise<number[]> {
    const stale: number[] = [];
    for (const kind of OCCASION_KINDS) {
      const ids = await idsOf(kind);
      const standing = ids.length > 0 ? await this.of(kind)?.standing(ids) : undefined;
      if (standing) stale.push(...ids.filter((id) => !standing.has(id)));
    }
    return stale;
  }
}
