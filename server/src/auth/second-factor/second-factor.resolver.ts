import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ClientNetwork, CurrentStaff } from '../current-staff.decorator.js';
import { AnyStaff, DuringSetUp, Needs } from '../rights/needs.decorator.js';
import type { SignedInStaff } from '../staff.js';
import { OwnSecondFactorService } from './own-second-factor.service.js';
import { SecondFactorDutyService } from './second-factor-duty.service.js';
import { FirstCode, PasswordAndCode, PasswordProof, SecondFactorDuty } from './second-factor.input.js';
import { SecondFactorKeyModel, SecondFactorModel } from './second-factor.model.js';

@AnyStaff()
@Resolver(() => SecondFactorModel)
export class SecondFactorResolver {
  constructor(
    private readonly own: OwnSecondFactorService,
    private readonly duty: SecondFactorDutyService,
  ) {}

  @DuringSetUp()
  @Query(() => SecondFactorModel, {
    description: 'Whether the user who asks has one, and whether the clinic requires it.',
  })
  mySecondFactor(@CurrentStaff() staff: SignedInStaff): Promise<SecondFactorModel> {
    return this.own.of(staff);
  }

  @DuringSetUp()
  @Mutation(() => SecondFactorKeyModel, {
    description:
      'Makes a key, which counts from `turnOnSecondFactor` on. Errors: INVALID_INPUT, STALE (it is on), TOO_MANY_REQUESTS.',
  })
  prepareSecondFactor(
    @Args() { password }: PasswordProof,
    @CurrentStaff() staff: SignedInStaff,
    @ClientNetwork() network: string,
  ): Promise<SecondFactorKeyModel> {
    return this.own.prepare(staff, password, network);
  }

  @DuringSetUp()
  @Mutation(() => [String], {
    description:
      'Answers the recovery codes, which are shown once, and ends the other sessions of the user. Errors: INVALID_INPUT, STALE (there is no key that waits for its first code).',
  })
  turnOnSecondFactor(@Args() { code }: FirstCode, @CurrentStaff() staff: SignedInStaff): Promise<string[]> {
    return this.own.turnOn(staff, code);
  }

  @Mutation(() => Boolean, { description: 'Errors: INVALID_INPUT, STALE (it is off), TOO_MANY_REQUESTS.' })
  async turnOffSecondFactor(
    @Args() proof: PasswordAndCode,
    @CurrentStaff() staff: SignedInStaff,
    @ClientNetwork() network: string,
  ): Promise<boolean> {
    await this.own.turnOff(staff, proof, network);
    return true;
  }

  @Mutation(() => [String], {
    description:
      'New recovery codes in place of the former ones, shown once. Errors: INVALID_INPUT, STALE (it is off), TOO_MANY_REQUESTS.',
  })
  renewRecoveryCodes(
    @Args() proof: PasswordAndCode,
    @CurrentStaff() staff: SignedInStaff,
    @ClientNetwork() network: string,
  ): Promise<string[]> {
    return this.own.renewRecoveryCodes(staff, proof, network);
  }

  @Needs('TEAM')
  @Query(() => Boolean, { description: 'Whether everybody needs a second factor.' })
  secondFactorRequired(): Promise<boolean> {
    return this.duty.isRequired();
  }

  @Needs('TEAM')
  @Mutation(() => Boolean, {
    description:
      'Requires a second factor of everybody, or no longer: whoever has none can only set one up. Errors: INVALID_INPUT (who requires it has none).',
  })
  requireSecondFactor(
    @Args() { required }: SecondFactorDuty,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<boolean> {
    return this.duty.require(staff, required);
  }
}
