import { Module } from '@nestjs/common';
import { PrivacyRequestsResolver } from './requests/privacy-requests.resolver.js';
import { PrivacyRequestsService } from './requests/privacy-requests.service.js';

@Module({ providers: [PrivacyRequestsResolver, PrivacyRequestsService] })
export class PrivacyModule {}
