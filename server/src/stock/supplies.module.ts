import { Module } from '@nestjs/common';
import { SuppliesInBulk } from './bulk/supplies-in-bulk.js';
import { StockLedger } from './stock-ledger.js';
import { StockChangesResolver } from './stock-changes.resolver.js';
import { SuppliesController } from './supplies.controller.js';
import { SuppliesResolver } from './supplies.resolver.js';
import { SuppliesService } from './supplies.service.js';
import { SupplyList } from './supply-list.js';

@Module({
  controllers: [SuppliesController],
  providers: [
    StockChangesResolver,
    StockLedger,
    SuppliesInBulk,
    SuppliesResolver,
    SuppliesService,
    SupplyList,
  ],
  exports: [StockLedger, SuppliesInBulk, SuppliesService],
})
export class SuppliesModule {}
