import { Global, Module } from '@nestjs/common';
import { AccessLog } from './access-log.js';
import { AccessesResolver } from './accesses.resolver.js';
import { AnswerReadings } from './answer-readings.js';

@Global()
@Module({ providers: [AccessLog, AccessesResolver, AnswerReadings], exports: [AccessLog, AnswerReadings] })
export class AuditModule {}
