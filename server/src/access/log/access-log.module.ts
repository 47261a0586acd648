import { Global, Module } from '@nestjs/common';
import { AccessLog } from './access-log.js';
import { AccessesResolver } from './accesses.resolver.js';
import { ReadAccessBatcher } from './read-access-batcher.js';
import { DataExportsResolver } from './data-exports.resolver.js';
import { ExportRegister } from './export-register.js';
import { ListExports } from '../list-exports.js';
import { RegisterExportsController } from './register-exports.controller.js';

@Global()
@Module({
  controllers: [RegisterExportsController],
  providers: [
    AccessLog,
    AccessesResolver,
    ReadAccessBatcher,
    DataExportsResolver,
    ExportRegister,
    ListExports,
  ],
  exports: [AccessLog, ExportRegister, ReadAccessBatcher, ListExports],
})
export class AccessLogModule {}
