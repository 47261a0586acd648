import { Module } from '@nestjs/common';
import { ClinicOffers } from './clinic-offers.js';
import { TreatmentEvents } from './treatment-events.js';
import { TreatmentPrices } from './treatment-prices.js';
import { TreatmentsController } from './treatments.controller.js';
import { TreatmentsResolver } from './treatments.resolver.js';
import { TreatmentsService } from './treatments.service.js';

@Module({
  controllers: [TreatmentsController],
  providers: [ClinicOffers, TreatmentEvents, TreatmentPrices, TreatmentsResolver, TreatmentsService],
  exports: [ClinicOffers, TreatmentEvents, TreatmentsService],
})
export class TreatmentsModule {}
