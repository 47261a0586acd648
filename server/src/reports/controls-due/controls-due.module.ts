import { Module } from '@nestjs/common';
import { RecordsModule } from '../../records/records.module.js';
import { ControlFollowUps } from './control-follow-ups.js';
import { ControlList } from './control-list.js';
import { ControlMessages } from './control-messages.js';
import { ControlsDueController } from './controls-due.controller.js';
import { ControlsDueResolver } from './controls-due.resolver.js';
import { FootControls } from './foot-controls.js';
import { ControlsDue } from './controls-due.service.js';

@Module({
  imports: [RecordsModule],
  controllers: [ControlsDueController],
  providers: [ControlFollowUps, ControlList, ControlMessages, ControlsDue, ControlsDueResolver, FootControls],
  exports: [ControlList],
})
export class ControlsDueModule {}
