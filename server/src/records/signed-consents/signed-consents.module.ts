import { Module } from '@nestjs/common';
import { PatientsModule } from '../../patients/patients.module.js';
import { ConsentLinks } from './consent-links.js';
import { ConsentPapers } from './consent-papers.js';
import { ConsentTexts } from './consent-texts.service.js';
import { ConsentTextsResolver } from './consent-texts.resolver.js';
import { ConsentsToSign } from './consents-to-sign.js';
import { SignedConsents } from './signed-consents.service.js';
import { SignedConsentsController } from './signed-consents.controller.js';
import { SignedConsentsResolver } from './signed-consents.resolver.js';

@Module({
  imports: [PatientsModule],
  controllers: [SignedConsentsController],
  providers: [
    ConsentLinks,
    ConsentPapers,
    ConsentTexts,
    ConsentTextsResolver,
    ConsentsToSign,
    SignedConsents,
    SignedConsentsResolver,
  ],
  exports: [ConsentLinks, SignedConsents],
})
export class SignedConsentsModule {}
