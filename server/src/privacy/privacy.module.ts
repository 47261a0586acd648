import { Module } from '@nestjs/common';
import { Consents } from './consents/consents.js';
import { ConsentsResolver } from './consents/consents.resolver.js';
import { PrivacyRequestsResolver } from './requests/privacy-requests.resolver.js';
import { PrivacyRequestsService } from './requests/privacy-requests.service.js';

@Module({
  providers: [Consents, ConsentsResolver, PrivacyRequestsResolver, PrivacyRequestsService],
  exports: [Consents],
})
export class PrivacyModule {}
