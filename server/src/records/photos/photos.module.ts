import { Module } from '@nestjs/common';
import { PatientsModule } from '../../patients/patients.module.js';
import { PhotoEncoder } from './encoding/photo-encoder.js';
import { PhotoConsents } from './photo-consents.js';
import { PhotoList } from './photo-list.js';
import { PhotosController } from './photos.controller.js';
import { PhotosResolver } from './photos.resolver.js';
import { Photos } from './photos.service.js';

@Module({
  imports: [PatientsModule],
  controllers: [PhotosController],
  providers: [PhotoConsents, PhotoEncoder, PhotoList, Photos, PhotosResolver],
  exports: [PhotoEncoder, PhotoList],
})
export class PhotosModule {}
