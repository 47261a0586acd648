import { may } from '#domain/access/rights.js';
import type { LocalDate } from '#domain/clinic-time.js';
import type { ControlReason } from '#domain/reports/control-due.js';
import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { ReadAccessBatcher } from '../../access/log/read-access-batcher.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { Clock } from '../../foundation/clock.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { ControlInvitations } from '../../messages/desk/control-invitations.js';
import {
  type ControlCauseModel,
  ControlDueModel,
  ControlPageModel,
  toControlDueModel,
} from './control-due.model.js';
import { DismissControlInput, InviteToControlInput, ListedControlInput } from './control-follow-up.input.js';
import { ControlFollowUps } from './control-follow-ups.js';
import { ControlListInput } from './control-list.input.js';
import { ControlsDue } from './controls-due.service.js';

@Needs('AGENDA')
@Resolver(() => ControlDueModel)
export class ControlsDueResolver {
  constructor(
    private readonly controls: ControlsDue,
    private readonly invitations: ControlInvitations,
    private readonly followUps: ControlFollowUps,
    private readonly readings: ReadAccessBatcher,
    private readonly clock: Clock,
  ) {}

  @Query(() => ControlPageModel, {
    description:
      "Patients who should come back and have no appointment from today on: their last visit's treatment or a nail's brace calls for it in the next two weeks, the interval of their feet's risk has begun (for users who may not read health data, it ends in the next two weeks), or any of them ended at most a year ago. Errors: INVALID_INPUT, FORBIDDEN (filtering by treatment or reason without the right to read health data).",
  })
  async controlsDue(
    @Args() input: ControlListInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<ControlPageModel> {
    const page = await this.controls.page(input, staff);
    const invite = await this.invitations.writer(may(staff.rights, 'HEALTH_DATA', 'READ'));
    const today = this.clock.wall().date;
    return { ...page, nodes: page.nodes.map((row) => toControlDueModel(row, invite(row), today)) };
  }

  @ResolveField()
  async reason(@Parent() control: ControlDueModel, @Context() answer: object): Promise<ControlReason> {
    await this.readings.note(answer, 'CONTROLS', control.patientId);
    return control.reason;
  }

  @ResolveField()
  async visitedOn(@Parent() control: ControlDueModel, @Context() answer: object): Promise<LocalDate> {
    await this.readings.note(answer, 'CONTROLS', control.patientId);
    return control.visitedOn;
  }

  @ResolveField()
  async startsOn(@Parent() control: ControlDueModel, @Context() answer: object): Promise<LocalDate> {
    await this.readings.note(answer, 'CONTROLS', control.patientId);
    return control.startsOn;
  }

  @ResolveField()
  async treatment(@Parent() control: ControlDueModel, @Context() answer: object): Promise<string> {
    await this.readings.note(answer, 'CONTROLS', control.patientId);
    return control.treatment;
  }

  @ResolveField()
  async causes(@Parent() control: ControlDueModel, @Context() answer: object): Promise<ControlCauseModel[]> {
    await this.readings.note(answer, 'CONTROLS', control.patientId);
    return control.causes;
  }

  /** Names the treatment to users who may read health data. */
  @ResolveField()
  async invitationLink(
    @Parent() control: ControlDueModel,
    @Context() answer: object,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<string | null> {
    if (control.invitationLink !== null && may(staff.rights, 'HEALTH_DATA', 'READ'))
      await this.readings.note(answer, 'CONTROLS', control.patientId);
    return control.invitationLink;
  }

  @Needs('MESSAGES')
  @Idempotent.Field()
  @Mutation(() => String, {
    description:
      'Notes that the patient is written to, and returns the link that opens WhatsApp with the text; it names the treatment to users who may read health data, which is logged as an access. Errors: NOT_FOUND, STALE (another user wrote to the patient since), PATIENT_OPPOSES, INVALID_INPUT (on `patientId`: the phone is not one that WhatsApp supports).',
  })
  inviteToControl(
    @Args() { seenInvitationId, ...control }: InviteToControlInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<string> {
    return this.followUps.invite(control, seenInvitationId ?? null, staff);
  }

  @Mutation(() => Boolean, {
    description:
      'The patient is not called for this control any more; a later visit or exam calls for another one. Errors: NOT_FOUND, INVALID_INPUT.',
  })
  async dismissControl(
    @Args() { note, ...control }: DismissControlInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<boolean> {
    await this.followUps.dismiss(control, note, staff);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Undoes `dismissControl`. Errors: NOT_FOUND.' })
  async restoreControl(
    @Args() control: ListedControlInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<boolean> {
    await this.followUps.restore(control, staff);
    return true;
  }
}
