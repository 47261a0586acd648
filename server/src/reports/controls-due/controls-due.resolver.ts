import { may } from '#domain/access/rights.js';
import type { ControlReason } from '#domain/visits/control-due.js';
import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../access/current-staff.decorator.js';
import { ReadAccessBatcher } from '../../access/log/read-access-batcher.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/staff.js';
import { Clock } from '../../foundation/clock.js';
import { ControlInvitations } from '../../messages/desk/control-invitations.js';
import { ControlDueModel, ControlPageModel, toControlDueModel } from './control-due.model.js';
import { ControlListInput } from './control-list.input.js';
import { ControlsDue } from './controls-due.service.js';

@Needs('AGENDA')
@Resolver(() => ControlDueModel)
export class ControlsDueResolver {
  constructor(
    private readonly controls: ControlsDue,
    private readonly invitations: ControlInvitations,
    private readonly readings: ReadAccessBatcher,
    private readonly clock: Clock,
  ) {}

  @Query(() => ControlPageModel, {
    description:
      'Patients whose last visit calls for a control from a year ago until in two weeks, and who have no appointment from today on. Errors: INVALID_INPUT, FORBIDDEN (filtering by treatment without the right to read health data).',
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
  async treatment(@Parent() control: ControlDueModel, @Context() answer: object): Promise<string> {
    await this.readings.note(answer, 'CONTROLS', control.patientId);
    return control.treatment;
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
}
