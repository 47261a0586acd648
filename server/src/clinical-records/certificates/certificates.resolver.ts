import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../auth/current-staff.decorator.js';
import { Needs } from '../../auth/rights/needs.decorator.js';
import type { SignedInStaff } from '../../auth/staff.js';
import { Repeatable } from '../../http/repeatable.decorator.js';
import { CertificateIdInput, IssueCertificateInput } from './certificate.input.js';
import { CertificateModel } from './certificate.model.js';
import { Certificates } from './certificates.service.js';

@Needs('HEALTH_DATA')
@Resolver()
export class CertificatesResolver {
  constructor(private readonly certificates: Certificates) {}

  @Query(() => CertificateModel, { nullable: true, description: 'Null if there is none.' })
  async certificate(@Args() { id }: CertificateIdInput): Promise<CertificateModel | null> {
    return (await this.certificates.read(id)) ?? null;
  }

  @Repeatable.Field()
  @Mutation(() => CertificateModel, {
    description:
      'Stores a certificate as it is printed. The same words again return the one that there is. Errors: NOT_FOUND, INVALID_INPUT (on `recordId` while the patient has a provisional RUT, or the signature lacks something).',
  })
  issueCertificate(
    @Args('input', { description: 'What it says beside what is known of patient, signer and clinic.' })
    input: IssueCertificateInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<CertificateModel> {
    return this.certificates.issue(input, staff);
  }
}
