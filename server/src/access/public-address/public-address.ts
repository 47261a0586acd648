import type { EntityManager } from '@mikro-orm/postgresql';
import { OncePerTransaction } from '../../foundation/database/once-per-transaction.js';
import type { Sql } from '../../foundation/database/sql.js';

declare module '../../foundation/live/live-bus.js' {
  interface LiveKinds {
    /** The pages of visitors name it to search engines. */
    readonly PUBLIC_ADDRESS: object;
  }
}

export interface StoredAddress {
  /** An origin. */
  readonly address: string;
  readonly version: number;
}

/**
 * The address at which patients reach the clinic: the operator's `PUBLIC_URL`, otherwise what a user entered. It is read
 * each time, so that every instance follows a change at once.
 */
export class PublicAddress {
  private readonly entered: OncePerTransaction<StoredAddress | undefined>;

  /** @param operators `PUBLIC_URL`, as an origin. */
  constructor(
    em: EntityManager,
    private readonly sql: Sql,
    readonly operators: string | undefined,
  ) {
    this.entered = new OncePerTransaction(em, () => this.read());
  }

  /** An origin, such as `https://clinica.example`; undefined if it is not set, and messages then have no links. */
  async current(): Promise<string | undefined> {
    return this.operators ?? (await this.stored())?.address;
  }

  /** Also if `PUBLIC_URL` overrides it. */
  stored(): Promise<StoredAddress | undefined> {
    return this.entered.get();
  }

  private async read(): Promise<StoredAddress | undefined> {
    const [stored] = await this.sql.sharedRows<StoredAddress & Record<string, unknown>>(
      'select address, version from public_address',
    );
    return stored;
  }
}
