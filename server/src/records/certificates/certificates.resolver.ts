import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../access/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/staff.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { CertificateIdInput, IssueCertificateInput } from './certificate.input.js';
import { CertificateModel } from './certificate.model.js';
import { Certificates } from './certificates.service.js';

@Needs('HEALTH_DATA')
@Resolver()
export class CertificatesResolver {
  constructor(private readonly certificates: Certificates) {}

  @Query(() => CertificateModel, { nullable: true, description: 'Null if it does not exist.' })
  async certificate(@Args() { id }: CertificateIdInput): Promise<CertificateModel | null> {
    return (await this.certificates.read(id)) ?? null;
  }

  @Idempotent.Field()
  @Mutation(() => CertificateModel, {
    description:
      'Stores a certificate as printed. If an identical one exists, returns it. Errors: NOT_FOUND, INVALID_INPUT (on `recordId` if the patient has a provisional RUT, or the signature is incomplete).',
  })
  issueCertificate(
    @Args('input', { description: 'Its contents, apart from the data of patient, signer and clinic.' })
    input: IssueCertificateInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<CertificateModel> {
    return this.certificates.issue(input, staff);
  }
}
