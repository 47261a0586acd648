import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ClientNetwork, CurrentStaff } from '../actors/current-staff.decorator.js';
import { AnyStaff, DuringSetUp, Needs } from '../rights/needs.decorator.js';
import type { SignedInStaff } from '../actors/staff.js';
import { OwnSecondFactorService } from './own-second-factor.service.js';
import { SecondFactorPolicyService } from './second-factor-policy.service.js';
import { FirstCode, PasswordAndCode, PasswordProof, SecondFactorDuty } from './second-factor.input.js';
import { SecondFactorKeyModel, SecondFactorModel } from './second-factor.model.js';

@AnyStaff()
@Resolver(() => SecondFactorModel)
export class SecondFactorResolver {
  constructor(
    private readonly own: OwnSecondFactorService,
    private readonly duty: SecondFactorPolicyService,
  ) {}

  @DuringSetUp()
  @Query(() => SecondFactorModel, {
    description: 'Whether the logged-in user has one, and whether the clinic requires it.',
  })
  mySecondFactor(@CurrentStaff() staff: SignedInStaff): Promise<SecondFactorModel> {
    return this.own.of(staff);
  }

  @DuringSetUp()
  @Mutation(() => SecondFactorKeyModel, {
    description:
      'Creates a key, which takes effect with `turnOnSecondFactor`. Errors: INVALID_INPUT, STALE (it is already on), TOO_MANY_REQUESTS.',
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
      "Returns the recovery codes, only once, and ends the user's other sessions. Errors: INVALID_INPUT, STALE (no key is waiting for its first code).",
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
      'Replaces the recovery codes and returns the new ones, only once. Errors: INVALID_INPUT, STALE (it is off), TOO_MANY_REQUESTS.',
  })
  renewRecoveryCodes(
    @Args() proof: PasswordAndCode,
    @CurrentStaff() staff: SignedInStaff,
    @ClientNetwork() network: string,
  ): Promise<string[]> {
    return this.own.renewRecoveryCodes(staff, proof, network);
  }

  @Needs('TEAM')
  @Query(() => Boolean, { description: 'Whether all staff need a second factor.' })
  secondFactorRequired(): Promise<boolean> {
    return this.duty.isRequired();
  }

  @Needs('TEAM')
  @Mutation(() => Boolean, {
    description:
      'Makes the second factor required or optional for all staff. If required, users without one can only set one up. Errors: INVALID_INPUT (the user requiring it has none).',
  })
  requireSecondFactor(
    @Args() { required }: SecondFactorDuty,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<boolean> {
    return this.duty.require(staff, required);
  }
}
