import { Module } from '@nestjs/common';
import { ControlsDueModule } from '../controls-due/controls-due.module.js';
import { AppointmentCounts } from './appointment-counts.js';
import { Income } from './income.js';
import { Occupancy } from './occupancy.js';
import { SummaryController } from './summary.controller.js';
import { SummaryResolver } from './summary.resolver.js';
import { SummaryService } from './summary.service.js';
import { SupplyCosts } from './supply-costs.js';
import { SupplyUsesController } from './supply-uses.controller.js';
import { SupplyUses } from './supply-uses.js';
import { SupplyUsesResolver } from './supply-uses.resolver.js';

@Module({
  imports: [ControlsDueModule],
  controllers: [SummaryController, SupplyUsesController],
  providers: [
    AppointmentCounts,
    Income,
    Occupancy,
    SummaryResolver,
    SummaryService,
    SupplyCosts,
    SupplyUses,
    SupplyUsesResolver,
  ],
})
export class SummaryModule {}
