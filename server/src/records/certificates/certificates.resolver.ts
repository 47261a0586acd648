import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import {
  AnswerReferralInput,
  CertificateIdInput,
  IssueCertificateInput,
  OpenReferralsInput,
  WithdrawCertificateInput,
} from './certificate.input.js';
import { CertificateModel, CertificatePageModel, toCertificateModel } from './certificate.model.js';
import { Certificates } from './certificates.service.js';

@Needs('HEALTH_DATA')
@Resolver()
export class CertificatesResolver {
  constructor(private readonly certificates: Certificates) {}

  @Query(() => CertificateModel, { nullable: true, description: 'Null if it does not exist.' })
  async certificate(@Args() { id }: CertificateIdInput): Promise<CertificateModel | null> {
    const found = await this.certificates.read(id);
    return found ? toCertificateModel(found) : null;
  }

  @Idempotent.Field()
  @Mutation(() => CertificateModel, {
    description:
      'Stores a certificate as printed. If an identical one exists, returns it. Errors: NOT_FOUND, INVALID_INPUT (on `recordId` if the patient has a provisional RUT, or the signature is incomplete, on `parts` if a letter lacks one, on `photoIds` if it can’t carry them).',
  })
  async issueCertificate(
    @Args('input', { description: 'Its contents, apart from the data of patient, signer and clinic.' })
    input: IssueCertificateInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<CertificateModel> {
    return toCertificateModel(await this.certificates.issue(input, staff));
  }

  @Query(() => CertificatePageModel, {
    description:
      'Referrals without an answer of patients whose data is not blocked, the oldest first. Errors: INVALID_INPUT.',
  })
  async openReferrals(@Args() input: OpenReferralsInput): Promise<CertificatePageModel> {
    const page = await this.certificates.openReferrals(input);
    return { ...page, nodes: page.nodes.map(toCertificateModel) };
  }

  @Idempotent.Field()
  @Mutation(() => CertificateModel, {
    description:
      'Records that a referral was answered. Errors: NOT_FOUND, INVALID_INPUT (on `id` if it is no referral or was answered).',
  })
  async answerReferral(
    @Args() input: AnswerReferralInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<CertificateModel> {
    return toCertificateModel(await this.certificates.answer(input, staff));
  }

  @Idempotent.Field()
  @Mutation(() => CertificateModel, {
    description:
      'Withdraws a certificate for good; `/verificar` no longer confirms it. Errors: NOT_FOUND, INVALID_INPUT (on `id` if it was withdrawn before, or is a referral with an answer).',
  })
  async withdrawCertificate(
    @Args() input: WithdrawCertificateInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<CertificateModel> {
    return toCertificateModel(await this.certificates.withdraw(input, staff));
  }
}
