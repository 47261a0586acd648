import { Global, Module } from '@nestjs/common';
import { AccessLog } from './log/access-log.js';
import { AccessesResolver } from './log/accesses.resolver.js';
import { ReadAccessBatcher } from './log/read-access-batcher.js';
import { DataExportsResolver } from './log/data-exports.resolver.js';
import { ExportRegister } from './log/export-register.js';
import { ListExports } from './list-exports.js';
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
