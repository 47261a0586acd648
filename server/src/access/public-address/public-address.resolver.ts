import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ClientNetwork, CurrentStaff, PageOrigin } from '../actors/current-staff.decorator.js';
import { Needs } from '../rights/needs.decorator.js';
import type { SignedInStaff } from '../actors/staff.js';
import { PublicAddressChange, PublicAddressVersion } from './public-address.input.js';
import { PublicAddressModel } from './public-address.model.js';
import { PublicAddressSettings } from './public-address-settings.service.js';

/** For users with TEAM: all links in messages to patients lead to this address. */
@Needs('TEAM')
@Resolver()
export class PublicAddressResolver {
  constructor(private readonly settings: PublicAddressSettings) {}

  @Query(() => PublicAddressModel, { description: 'The address at which patients reach the clinic.' })
  publicAddress(): Promise<PublicAddressModel> {
    return this.settings.current();
  }

  @Mutation(() => PublicAddressModel, {
    description:
      'Sets the public address: the one at which the panel is open, or one at which the server finds itself. Errors: INVALID_INPUT (on the field at fault, also for a wrong password), TOO_MANY_REQUESTS, STALE.',
  })
  async setPublicAddress(
    @Args() { address, version, password }: PublicAddressChange,
    @CurrentStaff() staff: SignedInStaff,
    @ClientNetwork() network: string,
    @PageOrigin() openedAt: string | undefined,
  ): Promise<PublicAddressModel> {
    await this.settings.set(version ?? null, address, openedAt, { staff, password, network });
    return this.settings.current();
  }

  @Mutation(() => PublicAddressModel, {
    description:
      'Forgets the public address that a user set; messages have no links then. Errors: INVALID_INPUT (on `password`), TOO_MANY_REQUESTS, STALE.',
  })
  async removePublicAddress(
    @Args() { version, password }: PublicAddressVersion,
    @CurrentStaff() staff: SignedInStaff,
    @ClientNetwork() network: string,
  ): Promise<PublicAddressModel> {
    await this.settings.remove(version ?? null, { staff, password, network });
    return this.settings.current();
  }
}
