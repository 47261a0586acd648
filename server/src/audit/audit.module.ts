import { Global, Module } from '@nestjs/common';
import { AccessLog } from './access-log.js';
import { AccessesResolver } from './accesses.resolver.js';

@Global()
@Module({ providers: [AccessLog, AccessesResolver], exports: [AccessLog] })
export class AuditModule {}
