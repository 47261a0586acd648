import { Global, Module } from '@nestjs/common';
import { AccessLog } from './access-log.js';
import { AccessesResolver } from './accesses.resolver.js';
import { AnswerReadings } from './answer-readings.js';
import { ListExports } from './list-exports.js';
import { RegisterExportsController } from './register-exports.controller.js';

@Global()
@Module({
  controllers: [RegisterExportsController],
  providers: [AccessLog, AccessesResolver, AnswerReadings, ListExports],
  exports: [AccessLog, AnswerReadings, ListExports],
})
export class AuditModule {}
