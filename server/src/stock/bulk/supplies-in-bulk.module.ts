import { Module } from '@nestjs/common';
import { SuppliesModule } from '../supplies.module.js';
import { SuppliesInBulk } from './supplies-in-bulk.js';

@Module({ imports: [SuppliesModule], providers: [SuppliesInBulk], exports: [SuppliesInBulk] })
export class SuppliesInBulkModule {}
