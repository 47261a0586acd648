import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.js';
import { Sql } from '../../database/sql.js';

const TOKEN_BYTES = 32;

const digest = (token: string): Buffer => createHash('sha256').update(token).digest();

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
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const issued = await this.sql.rows(
      // One that is deleted meanwhile gives no row, rather than a broken reference.
      `insert into waiting_offer_link (token_hash, waiting_offer_id, created_at)
       select $1, o.id, $3 from (select id from waiting_offer where id = $2 for key share) o
       returning waiting_offer_id`,
      [digest(token), offerId, this.clock.now()],
    );
    return issued.length > 0 ? token : undefined;
  }

  /** The offer of a link; undefined for any text that is not the token of one. */
  async find(token: string): Promise<number | undefined> {
    const [found] = await this.sql.rows<{ id: number }>(
      'select waiting_offer_id as id from waiting_offer_link where token_hash = $1',
      [digest(token)],
    );
    return found?.id;
  }
}
