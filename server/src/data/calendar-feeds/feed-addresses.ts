import { Injectable } from '@nestjs/common';
import { PublicAddress } from '../../access/public-address/public-address.js';

@Injectable()
export class FeedAddresses {
  constructor(private readonly address: PublicAddress) {}

  /** Only a path if the clinic's address is not known. */
  async of(token: string): Promise<string> {
    return `${(await this.address.current()) ?? ''}/api/calendario/${token}/agenda.ics`;
  }
}
