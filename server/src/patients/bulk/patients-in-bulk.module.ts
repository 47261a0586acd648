import { Module } from '@nestjs/common';
import { PatientsModule } from '../patients.module.js';
import { PatientsInBulk } from './patients-in-bulk.js';

@Module({ imports: [PatientsModule], providers: [PatientsInBulk], exports: [PatientsInBulk] })
export class PatientsInBulkModule {}
