import { Injectable } from '@nestjs/common';
import { hashOfToken, randomToken } from '../../access/tokens/random-token.js';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';

/** Links through which patients on the waiting list answer offers. Only the tokens' hashes are stored. */
@Injectable()
export class OfferLinks {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates another link to an offer for this patient; earlier ones stay valid.
   * @returns its token; undefined if the offer is gone or is not this patient's.
   */
  async issue(offerId: number, patientId: number): Promise<string | undefined> {
    const token = randomToken();
    const issued = await this.sql.rows(
      // Locked, so that no link is inserted for a patient who loses the offer because a merge is undone, nor for an
      // offer that is being deleted.
      `insert into waiting_offer_link (token_hash, waiting_offer_id, created_at)
       select $1, o.id, $4
       from (select o.id from waiting_offer o join waiting_entry e on e.id = o.waiting_entry_id
             where o.id = $2 and e.patient_id = $3 for share of e for key share of o) o
       returning waiting_offer_id`,
      [hashOfToken(token), offerId, patientId, this.clock.now()],
    );
    return issued.length > 0 ? token : undefined;
  }

  /** The offer that a link's token belongs to, if any. */
  async find(token: string): Promise<number | undefined> {
    const [found] = await this.sql.rows<{ id: number }>(
      'select waiting_offer_id as id from waiting_offer_link where token_hash = $1',
      [hashOfToken(token)],
    );
    return found?.id;
  }
}
