import { Module } from '@nestjs/common';
import { PatientBlocks } from './blocking/patient-blocks.js';
import { PatientBlocksResolver } from './blocking/patient-blocks.resolver.js';
import { Consents } from './consents/consents.js';
import { ConsentsResolver } from './consents/consents.resolver.js';
import { PrivacyRequestsResolver } from './requests/privacy-requests.resolver.js';
import { PrivacyRequestsService } from './requests/privacy-requests.service.js';

@Module({
  providers: [
    Consents,
    ConsentsResolver,
    PatientBlocks,
    PatientBlocksResolver,
    PrivacyRequestsResolver,
    PrivacyRequestsService,
  ],
  exports: [Consents],
})
export class PrivacyModule {}
