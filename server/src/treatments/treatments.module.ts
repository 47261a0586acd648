import { Module } from '@nestjs/common';
import { TreatmentsResolver } from './treatments.resolver.js';
import { TreatmentsService } from './treatments.service.js';

@Module({ providers: [TreatmentsResolver, TreatmentsService] })
export class TreatmentsModule {}
