import { MAX_PUBLIC_ADDRESS_LENGTH, publicAddressOf } from '#domain/clinic/public-address.js';
import { PUBLIC_ADDRESS_FAULTS, PUBLIC_ADDRESS_MESSAGES } from '#domain/clinic/public-address.es.js';
import { invalidField } from '#domain/errors.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { deleteOnlyRow, storeOnlyRow } from '../../foundation/database/only-row.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { isLoopback } from '../../foundation/http/network/loopback.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { OwnPassword } from '../passwords/own-password.js';
import { SecurityLog } from '../security-log/security-log.js';
import type { Staff } from '../actors/staff.js';
import { StoredPublicAddress } from './public-address.entity.js';
import { PublicAddress } from './public-address.js';
import type { PublicAddressModel } from './public-address.model.js';
import { PublicAddressTrial } from './public-address-trial.js';

/** The user who changes it, and their password, because another person may be at an open panel. */
interface Asking {
  readonly staff: Staff;
  readonly password: string;
  /** The network under which the attempt is counted. */
  readonly network: string;
}

/** Lets users set the public address. Only one that leads to this clinic is stored. */
@Injectable()
export class PublicAddressSettings {
  constructor(
    private readonly em: EntityManager,
    private readonly address: PublicAddress,
    private readonly ownPassword: OwnPassword,
    private readonly securityLog: SecurityLog,
    private readonly trial: PublicAddressTrial,
    private readonly live: LiveBus,
  ) {}

  async current(): Promise<PublicAddressModel> {
    const { operators } = this.address;
    if (operators !== undefined) return { source: 'ENVIRONMENT', address: operators, version: null };
    const stored = await this.address.stored();
    return stored ? { source: 'SCREEN', ...stored } : { source: 'NONE', address: null, version: null };
  }

  /**
   * @param openedAt the origin of the page that asks. It needs no test: the user's browser has just opened it there,
   *   which a server behind a router often can't. Only a browser on this very machine opens a loopback address.
   * @throws DomainError `STALE`, `TOO_MANY_REQUESTS`, or `INVALID_INPUT` on the field at fault
   */
  async set(
    seen: number | null,
    written: string,
    openedAt: string | undefined,
    asking: Asking,
  ): Promise<void> {
    await this.prove(asking);
    if (this.address.operators !== undefined)
      throw invalidField('address', PUBLIC_ADDRESS_MESSAGES.fromEnvironment);
    const address = publicAddressOf(written);
    // A name with other letters than ASCII's gets longer.
    if (address === undefined || address.length > MAX_PUBLIC_ADDRESS_LENGTH)
      throw invalidField('address', PUBLIC_ADDRESS_MESSAGES.address);
    const isProven = address === openedAt && !isLoopback(new URL(address).hostname);
    const fault = isProven ? undefined : await this.trial.faultOf(address);
    if (fault) throw invalidField('address', PUBLIC_ADDRESS_FAULTS[fault]);
    await this.store(seen, address, asking.staff);
  }

  /** @throws DomainError `STALE`, `TOO_MANY_REQUESTS`, or `INVALID_INPUT` on `password` */
  async remove(seen: number | null, asking: Asking): Promise<void> {
    await this.prove(asking);
    await this.forget(seen, asking.staff);
  }

  /** A test that fails afterwards is no failed attempt at the password. */
  private async prove({ staff, password, network }: Asking): Promise<void> {
    const { attempt } = await this.ownPassword.prove(staff, 'password', password, network);
    await attempt.succeeded();
  }

  @Transactional()
  private async store(seen: number | null, address: string, staff: Staff): Promise<void> {
    await storeOnlyRow(this.em, StoredPublicAddress, seen, { address });
    await this.note('PUBLIC_ADDRESS_SET', staff, address);
  }

  @Transactional()
  private async forget(seen: number | null, staff: Staff): Promise<void> {
    const { address } = await deleteOnlyRow(this.em, StoredPublicAddress, seen);
    await this.note('PUBLIC_ADDRESS_REMOVED', staff, address);
  }

  private async note(
    kind: 'PUBLIC_ADDRESS_SET' | 'PUBLIC_ADDRESS_REMOVED',
    staff: Staff,
    address: string,
  ): Promise<void> {
    await this.securityLog.note(kind, staff.id, address);
    await this.live.publish({ kind: 'PUBLIC_ADDRESS' });
  }
}
