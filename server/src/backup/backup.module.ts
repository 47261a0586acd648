import { type DynamicModule, Module } from '@nestjs/common';
import { Clock } from '../clock.js';
import { BackupController } from './backup.controller.js';
import { BackupService } from './backup.service.js';

@Module({})
export class BackupModule {
  static with(databaseUrl: string): DynamicModule {
    return {
      module: BackupModule,
      controllers: [BackupController],
      providers: [
        {
          provide: BackupService,
          inject: [Clock],
          useFactory: (clock: Clock) => new BackupService(databaseUrl, clock),
        },
      ],
    };
  }
}
