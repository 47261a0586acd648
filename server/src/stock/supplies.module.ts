import { Module } from '@nestjs/common';
import { StockLedger } from './stock-ledger.js';
import { StockChangesResolver } from './stock-changes.resolver.js';
import { SuppliesController } from './supplies.controller.js';
import { SuppliesResolver } from './supplies.resolver.js';
import { SuppliesService } from './supplies.service.js';
import { SupplyList } from './supply-list.js';

@Module({
  controllers: [SuppliesController],
  providers: [StockChangesResolver, StockLedger, SuppliesResolver, SuppliesService, SupplyList],
  exports: [StockLedger, SuppliesService],
})
export class SuppliesModule {}
