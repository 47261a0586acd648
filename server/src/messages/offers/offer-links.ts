import { Injectable } from '@nestjs/common';
import { hashOfToken, randomToken } from '../../auth/random-token.js';
import { Clock } from '../../clock.js';
import { Sql } from '../../database/sql.js';

/** Links through which patients on the waiting list answer offers. Only the tokens' hashes are stored. */
@Injectable()
export class OfferLinks {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates another link to an offer; earlier ones stay valid.
   * @returns its token; undefined if the offer no longer exists.
   */
  async issue(offerId: number): Promise<string | undefined> {
    const token = randomToken();
    const issued = await this.sql.rows(
      // If the offer is deleted meanwhile, no row is inserted, instead of a broken reference.
      `insert into waiting_offer_link (token_hash, waiting_offer_id, created_at)
       select $1, o.id, $3 from (select id from waiting_offer where id = $2 for key share) o
       returning waiting_offer_id`,
      [hashOfToken(token), offerId, this.clock.now()],
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
