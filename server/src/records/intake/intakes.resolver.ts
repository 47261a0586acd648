import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { Staff } from '../../access/actors/staff.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { IntakeLinks } from './intake-links.js';
import { intakePath } from './intake-path.js';
import { IntakeLinkIdInput, IntakeLinkInput, IntakesOfInput, ReviewIntakeLineInput } from './intake.input.js';
import { IntakeLinkModel, IntakeModel, NewIntakeLinkModel, toIntakeModel } from './intake.model.js';
import { Intakes } from './intakes.service.js';

@Needs('HEALTH_DATA')
@Resolver()
export class IntakesResolver {
  constructor(
    private readonly intakesService: Intakes,
    private readonly links: IntakeLinks,
  ) {}

  @Query(() => [IntakeModel], {
    description:
      "A patient's questionnaires, newest first, with what was reviewed of them. The access is logged.",
  })
  async intakes(@Args() { patientId }: IntakesOfInput): Promise<IntakeModel[]> {
    return (await this.intakesService.ofPatient(patientId)).map(toIntakeModel);
  }

  @Query(() => Int, { description: 'How many of a patient’s questionnaires have answers to review.' })
  pendingIntakes(@Args() { patientId }: IntakesOfInput): Promise<number> {
    return this.intakesService.pendingOf(patientId);
  }

  @Needs('PATIENTS')
  @Query(() => IntakeLinkModel, { description: 'The state of a link. Errors: NOT_FOUND.' })
  intakeLink(@Args() { id }: IntakeLinkIdInput): Promise<IntakeLinkModel> {
    return this.links.progress(id);
  }

  @Needs('PATIENTS')
  @Idempotent.Field()
  @Mutation(() => NewIntakeLinkModel, {
    description:
      'A link for the patient’s own phone, made at the desk. It works once, for 60 minutes. Errors: NOT_FOUND, INVALID_INPUT.',
  })
  async createIntakeLink(
    @Args('input', { description: 'The patient who is to answer.' })
    { patientId, appointmentId }: IntakeLinkInput,
    @CurrentStaff() staff: Staff,
  ): Promise<NewIntakeLinkModel> {
    const whose = { patientId, appointmentId: appointmentId ?? null };
    const { token, ...link } = await this.links.issue(whose, staff);
    return { ...link, path: intakePath(token) };
  }

  @Mutation(() => IntakeModel, {
    description:
      'Accepts or dismisses one answer. An accepted fact or allergy changes the patient’s alerts; any other answer is kept. Errors: NOT_FOUND, INVALID_INPUT, REQUEST_SETTLED (already reviewed).',
  })
  async reviewIntakeLine(
    @Args('input', { description: 'The line and the decision.' }) input: ReviewIntakeLineInput,
    @CurrentStaff() staff: Staff,
  ): Promise<IntakeModel> {
    const { intakeId, question, decision } = input;
    return toIntakeModel(await this.intakesService.review(intakeId, question, decision, staff));
  }
}
