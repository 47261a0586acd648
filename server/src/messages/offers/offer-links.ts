import { Injectable } from '@nestjs/common';
import { hashOfToken, randomToken } from '../../auth/random-token.js';
import { Clock } from '../../clock.js';
import { Sql } from '../../database/sql.js';

/** Links by which somebody on the waiting list answers an offer. Only the tokens' hashes are stored. */
@Injectable()
export class OfferLinks {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes another link to an offer; the earlier ones stay good.
   * @returns its token; undefined where the offer is gone.
   */
  async issue(offerId: number): Promise<string | undefined> {
    const token = randomToken();
    const issued = await this.sql.rows(
      // One that is deleted meanwhile gives no row, rather than a broken reference.
      `insert into waiting_offer_link (token_hash, waiting_offer_id, created_at)
       select $1, o.id, $3 from (select id from waiting_offer where id = $2 for key share) o
       returning waiting_offer_id`,
      [hashOfToken(token), offerId, this.clock.now()],
    );
    return issued.length > 0 ? token : undefined;
  }

  /** The offer of a link; undefined for any text that is not the token of one. */
  async find(token: string): Promise<number | undefined> {
    const [found] = await this.sql.rows<{ id: number }>(
      'select waiting_offer_id as id from waiting_offer_link where token_hash = $1',
      [hashOfToken(token)],
    );
    return found?.id;
  }
}
