import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../access/rights/needs.decorator.js';
import { Clock } from '../../foundation/clock.js';
import { Public } from '../../access/actors/public.decorator.js';
import { ClinicModel } from './clinic.model.js';
import {
  ClinicSettingsModel,
  ClinicSettingsVersion,
  UpdateClinicSettingsInput,
} from './clinic-settings.model.js';
import { ClinicService } from './clinic.service.js';
import { ClinicImagePlaceModel } from '../images/clinic-image.model.js';
import { type ClinicImagePlace, ClinicImagesService } from '../images/clinic-images.service.js';

@Needs('SETTINGS')
@Resolver()
export class ClinicResolver {
  constructor(
    private readonly clinic: ClinicService,
    private readonly images: ClinicImagesService,
    private readonly clock: Clock,
  ) {}

  @Public()
  @Query(() => ClinicModel, { name: 'clinic', description: 'The public facts about the clinic.' })
  async clinicInfo(): Promise<ClinicModel> {
    const { name, phone, place } = await this.clinic.info();
    const { logo } = await this.images.shown();
    return { name, phone, place, logo, timeZone: this.clock.timeZone, today: this.clock.wall().date };
  }

  @Query(() => ClinicSettingsModel, {
    description: 'The clinic’s details, and the signer of its certificates.',
  })
  clinicSettings(): Promise<ClinicSettingsModel> {
    return this.clinic.settings();
  }

  @Query(() => [ClinicImagePlaceModel], { description: 'The logo and the photo, in that order.' })
  clinicImages(): Promise<ClinicImagePlace[]> {
    return this.images.places();
  }

  @Mutation(() => ClinicSettingsModel, { description: 'Errors: STALE, INVALID_INPUT.' })
  updateClinicSettings(
    @Args() { version }: ClinicSettingsVersion,
    @Args('input', {
      description: 'All of the settings: absent texts are cleared, unless the field says otherwise.',
    })
    input: UpdateClinicSettingsInput,
  ): Promise<ClinicSettingsModel> {
    return this.clinic.updateSettings(version, input);
  }
}
