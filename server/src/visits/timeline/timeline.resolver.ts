import { toCertificateModel } from '../../records/certificates/certificate.model.js';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { AppointmentList } from '../../agenda/appointments/appointment-list.js';
import { AppointmentModel, toAppointmentModel } from '../../agenda/appointments/appointment.model.js';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { toRecordModel } from '../../records/clinical-records/record.model.js';
import { Clock } from '../../foundation/clock.js';
import { toOutboundMessageModel } from '../../messages/desk/outbound-message.model.js';
import { TimelineInput, TimelinePatientInput } from './timeline.input.js';
import { type TimelineEntryModel, TimelinePageModel } from './timeline.model.js';
import { Timeline, type TimelineEntry } from './timeline.service.js';

@Resolver()
export class TimelineResolver {
  constructor(
    private readonly timeline: Timeline,
    private readonly appointments: AppointmentList,
    private readonly clock: Clock,
  ) {}

  @Needs('PATIENTS')
  @Query(() => TimelinePageModel, {
    description:
      "A patient's history and future appointments, newest first, limited to the kinds that the user may read. Errors: INVALID_INPUT, FORBIDDEN.",
  })
  async patientTimeline(
    @Args() input: TimelineInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<TimelinePageModel> {
    const page = await this.timeline.page(input, staff);
    return { ...page, nodes: page.nodes.map((entry) => this.shown(entry)) };
  }

  @Needs('AGENDA')
  @Query(() => AppointmentModel, {
    nullable: true,
    description: "A patient's next appointment that is not over, cancelled or completed.",
  })
  async nextAppointment(@Args() { patientId }: TimelinePatientInput): Promise<AppointmentModel | null> {
    const next = await this.appointments.nextOf(patientId, this.clock.wall());
    return next ? toAppointmentModel(next) : null;
  }

  @Needs('AGENDA')
  @Query(() => AppointmentModel, {
    nullable: true,
    description: "A patient's newest completed appointment, of today or before.",
  })
  async lastVisit(@Args() { patientId }: TimelinePatientInput): Promise<AppointmentModel | null> {
    const last = await this.appointments.lastOf(patientId, this.clock.wall());
    return last ? toAppointmentModel(last) : null;
  }

  private shown({ kind, appointment, record, certificate, message }: TimelineEntry): TimelineEntryModel {
    return {
      kind,
      appointment: appointment ? toAppointmentModel(appointment) : null,
      record: record ? toRecordModel(record) : null,
      certificate: certificate ? toCertificateModel(certificate) : null,
      message: message ? toOutboundMessageModel(message, this.clock.wall()) : null,
    };
  }
}
