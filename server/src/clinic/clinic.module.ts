import { Global, Module } from '@nestjs/common';
import { ClinicResolver } from './clinic.resolver.js';
import { ClinicService } from './clinic.service.js';

@Global()
@Module({ providers: [ClinicResolver, ClinicService], exports: [ClinicService] })
export class ClinicModule {}
