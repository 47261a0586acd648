import { Global, Module } from '@nestjs/common';
import { AccessLog } from './access-log.js';
import { AccessesResolver } from './accesses.resolver.js';
import { AnswerReadings } from './answer-readings.js';
import { DataExportsResolver } from './data-exports.resolver.js';
import { ExportRegister } from './export-register.js';
import { ListExports } from './list-exports.js';
import { RegisterExportsController } from './register-exports.controller.js';

@Global()
@Module({
  controllers: [RegisterExportsController],
  providers: [AccessLog, AccessesResolver, AnswerReadings, DataExportsResolver, ExportRegister, ListExports],
  exports: [AccessLog, AnswerReadings, ListExports],
})
export class AuditModule {}
