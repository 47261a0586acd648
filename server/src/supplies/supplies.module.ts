import { Module } from '@nestjs/common';
import { StockLedger } from './stock-ledger.js';
import { SuppliesController } from './supplies.controller.js';
import { SuppliesResolver } from './supplies.resolver.js';
import { SuppliesService } from './supplies.service.js';

@Module({
  controllers: [SuppliesController],
  providers: [StockLedger, SuppliesResolver, SuppliesService],
  exports: [StockLedger, SuppliesService],
})
export class SuppliesModule {}
