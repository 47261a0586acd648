import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { Staff } from '../../access/actors/staff.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { ConsentLinks } from './consent-links.js';
import { ConsentsToSign } from './consents-to-sign.js';
import {
  ConsentLinkIdInput,
  ConsentLinkInput,
  ConsentsOfVisitInput,
  ConsentToSignInput,
  OmitConsentArgs,
  SignConsentInput,
  SignedConsentIdInput,
  SignedConsentsOfInput,
  WithdrawSignedConsentArgs,
} from './signed-consent.input.js';
import {
  ConsentLinkModel,
  ConsentToSignModel,
  NewConsentLinkModel,
  SignedConsentModel,
  toConsentToSignModel,
  toSignedConsentModel,
} from './signed-consent.model.js';
import { SignedConsents } from './signed-consents.service.js';
import { signingPath } from './signing-path.js';

@Needs('HEALTH_DATA')
@Resolver()
export class SignedConsentsResolver {
  constructor(
    private readonly signed: SignedConsents,
    private readonly toSign: ConsentsToSign,
    private readonly links: ConsentLinks,
  ) {}

  @Query(() => [SignedConsentModel], {
    description: "A patient's answers to consent texts, newest first. The access is logged.",
  })
  async signedConsents(@Args() { patientId }: SignedConsentsOfInput): Promise<SignedConsentModel[]> {
    return (await this.signed.ofPatient(patientId)).map(toSignedConsentModel);
  }

  @Query(() => SignedConsentModel, {
    nullable: true,
    description: 'Null if it does not exist. The access is logged.',
  })
  async signedConsent(@Args() { id }: SignedConsentIdInput): Promise<SignedConsentModel | null> {
    const found = await this.signed.read(id);
    return found ? toSignedConsentModel(found) : null;
  }

  @Query(() => ConsentToSignModel, {
    description: 'A text as it reads for a patient today. Errors: NOT_FOUND (also for an archived text).',
  })
  async consentToSign(
    @Args('input', { description: 'The text and the patient.' }) input: ConsentToSignInput,
  ): Promise<ConsentToSignModel> {
    const { textId, patientId, appointmentId } = input;
    return toConsentToSignModel(await this.toSign.one(textId, patientId, appointmentId ?? null));
  }

  @Query(() => [ConsentToSignModel], {
    description:
      'The texts that the treatment of a visit needs and that the patient has neither accepted nor, in this visit, rejected; except texts that the visit goes on without. Errors: NOT_FOUND.',
  })
  async consentsOfVisit(@Args() { appointmentId }: ConsentsOfVisitInput): Promise<ConsentToSignModel[]> {
    return (await this.toSign.ofVisit(appointmentId)).map(toConsentToSignModel);
  }

  @Query(() => ConsentLinkModel, { description: 'The state of a link. Errors: NOT_FOUND.' })
  consentLink(@Args() { id }: ConsentLinkIdInput): Promise<ConsentLinkModel> {
    return this.links.progress(id);
  }

  @Idempotent.Field()
  @Mutation(() => SignedConsentModel, {
    description:
      'Stores an answer with the text, its digest and the signature. Errors: NOT_FOUND, INVALID_INPUT, STALE (the text reads differently by now: show it again).',
  })
  async signConsent(
    @Args('input', { description: 'The answer and the signature.' }) input: SignConsentInput,
    @CurrentStaff() staff: Staff,
  ): Promise<SignedConsentModel> {
    const { textId, patientId, appointmentId, ...signature } = input;
    const what = { textId, patientId, appointmentId: appointmentId ?? null };
    return toSignedConsentModel(await this.signed.sign(what, signature, 'CLINIC', staff.id));
  }

  @Idempotent.Field()
  @Mutation(() => NewConsentLinkModel, {
    description:
      'A link for the patient’s own phone. It works once, for 60 minutes. Errors: NOT_FOUND, INVALID_INPUT.',
  })
  async createConsentLink(
    @Args('input', { description: 'The text, the patient and the signer.' }) input: ConsentLinkInput,
    @CurrentStaff() staff: Staff,
  ): Promise<NewConsentLinkModel> {
    const { textId, patientId, appointmentId, signer, isOfAge } = input;
    const { token, ...link } = await this.links.issue(
      textId,
      patientId,
      appointmentId ?? null,
      signer,
      isOfAge,
      staff,
    );
    return { ...link, path: signingPath(token) };
  }

  @Idempotent.Field()
  @Mutation(() => SignedConsentModel, {
    description:
      'Records why a visit goes on without a signature, and who decided it. Errors: NOT_FOUND, INVALID_INPUT (on `textId` if the visit does not need it).',
  })
  async continueWithoutConsent(
    @Args() { appointmentId, textId, reason }: OmitConsentArgs,
    @CurrentStaff() staff: Staff,
  ): Promise<SignedConsentModel> {
    return toSignedConsentModel(await this.signed.omit(appointmentId, textId, reason, staff));
  }

  @Mutation(() => SignedConsentModel, {
    description:
      'Withdraws the acceptance of a text: this answer, and any other that accepted it. They are kept. Errors: NOT_FOUND, INVALID_INPUT, REQUEST_SETTLED.',
  })
  async withdrawSignedConsent(
    @Args() { id, reason }: WithdrawSignedConsentArgs,
    @CurrentStaff() staff: Staff,
  ): Promise<SignedConsentModel> {
    return toSignedConsentModel(await this.signed.withdraw(id, reason, staff));
  }
}
