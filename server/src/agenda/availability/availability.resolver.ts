import type { Hour, LocalDate } from '#domain/clinic-time.js';
import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import { Public } from '../../access/actors/public.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { Cached } from '../../foundation/answers/cached.decorator.js';
import { AvailabilityInput, WeeksInput } from '../appointments/agenda.input.js';
import { AppointmentIdsInput } from '../appointments/appointment.input.js';
import {
  AvailabilityModel,
  DayAvailabilityModel,
  FreeHourModel,
  FreeProfessionalsModel,
} from './availability.model.js';
import { type AvailabilityQuery, AvailabilityService, type DayCount } from './availability.service.js';
import { FreeProfessionalsService } from './free-professionals.service.js';

type AnsweredQuery = AvailabilityModel & AvailabilityQuery;

@Resolver(() => AvailabilityModel)
export class AvailabilityResolver {
  constructor(
    private readonly availabilityService: AvailabilityService,
    private readonly freeOnes: FreeProfessionalsService,
  ) {}

  @Public()
  @Cached.Field()
  @Query(() => AvailabilityModel, {
    description: 'The free hours of a day; visitors get no past hours. Errors: INVALID_INPUT.',
  })
  availability(
    @Args() input: AvailabilityInput,
    @CurrentStaff() staff: SignedInStaff | undefined,
  ): Promise<AvailabilityModel> {
    return this.availabilityService.forReader(input, staff);
  }

  @Needs('AGENDA')
  @Query(() => [FreeProfessionalsModel], {
    description:
      'Which other professionals could take over each appointment at its hour. By time, without cancelled appointments. Errors: INVALID_INPUT.',
  })
  freeProfessionals(@Args() { appointmentIds }: AppointmentIdsInput): Promise<FreeProfessionalsModel[]> {
    return this.freeOnes.of(appointmentIds);
  }

  @ResolveField(() => [DayAvailabilityModel], {
    description: "The days of the date's week, Monday first.",
  })
  week(@Parent() parent: AnsweredQuery, @Args() { weeks }: WeeksInput): Promise<DayCount[]> {
    return this.availabilityService.ofWeeks(parent, weeks);
  }

  @ResolveField(() => LocalDateScalar, {
    nullable: true,
    description: 'The next day with a free start; null if the following 60 days have none.',
  })
  async nextFreeDate(@Parent() parent: AnsweredQuery): Promise<LocalDate | null> {
    return (await this.availabilityService.nextFreeDate(parent)) ?? null;
  }

  @ResolveField(() => FreeHourModel, {
    nullable: true,
    description: 'The first start from now on that a visitor can book; null if the next 60 days have none.',
  })
  async firstFree(@Parent() parent: AnsweredQuery): Promise<Hour | null> {
    return (await this.availabilityService.firstFree(parent)) ?? null;
  }
}
