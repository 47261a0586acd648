import { Module } from '@nestjs/common';
import { ControlList } from './control-list.js';
import { ControlsDueController } from './controls-due.controller.js';
import { ControlsDueResolver } from './controls-due.resolver.js';
import { ControlsDue } from './controls-due.service.js';

@Module({
  controllers: [ControlsDueController],
  providers: [ControlList, ControlsDue, ControlsDueResolver],
})
export class ControlsDueModule {}
