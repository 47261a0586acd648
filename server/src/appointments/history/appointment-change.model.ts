import { CHANGE_CHANNELS, type ChangeChannel } from '#domain/audit/appointment-change.js';
import type { AppointmentStatus, ServiceType } from '#domain/appointment.js';
import { type LocalDate, type LocalTime, timeAt } from '#domain/clinic-time.js';
import { professionalName } from '#domain/professionals/professional.es.js';
import type { Attendance } from '#domain/visits/attendance.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ServiceTypeEnum } from '../../clinic/service-type.js';
import { asEnum } from '../../graphql/as-enum.js';
import { PageModel } from '../../graphql/page.model.js';
import { DateTimeScalar, LocalDateScalar, LocalTimeScalar } from '../../graphql/scalars.js';
import type { Page } from '../../input/page-cursor.js';
import { AppointmentStatusEnum } from '../appointment-status.js';
import { AttendanceEnum } from '../attendance.js';
import { type AppointmentChangeRow, CHANGE_KINDS, type HistoryFacts } from './appointment-history.js';

const ChangeKindEnum = asEnum(CHANGE_KINDS);
registerEnumType(ChangeKindEnum, {
  name: 'AppointmentChangeKind',
  description: 'What was done with an appointment.',
});

const ChangeChannelEnum = asEnum(CHANGE_CHANNELS);
registerEnumType(ChangeChannelEnum, {
  name: 'AppointmentChangeChannel',
  description: 'How somebody reached the clinic: as `ActorChannel`, or by a link to their own appointment.',
  valuesMap: {
    PANEL: { description: 'A staff user, in the panel.' },
    API: { description: 'A staff user, by another program.' },
    PUBLIC: { description: 'A visitor.' },
    LINK: { description: 'Whose appointment it is, by a link that only they know.' },
    SYSTEM: { description: 'Nobody: a job, the terminal, or what followed from what somebody else did.' },
  },
});

@ObjectType('AppointmentFacts', { description: 'What an appointment was at one time, without its notes.' })
export class AppointmentFactsModel {
  @Field(() => Int) patientId!: number;
  @Field(() => LocalDateScalar) date!: LocalDate;
  @Field(() => LocalTimeScalar) time!: LocalTime;
  @Field(() => Int, { description: '60 or 120.' }) durationMinutes!: number;
  @Field(() => AppointmentStatusEnum) status!: AppointmentStatus;
  @Field(() => ServiceTypeEnum) serviceType!: ServiceType;
  @Field(() => String, { nullable: true, description: 'The present name; null for what is older than it.' })
  professionalName!: string | null;
  @Field(() => String) treatment!: string;
  @Field(() => AttendanceEnum, { nullable: true, description: 'Null where nobody said.' })
  attendance!: Attendance | null;
  @Field(() => Boolean) overbooked!: boolean;
}

@ObjectType('AppointmentChange', {
  description: 'Who did what with an appointment, and when. It is never changed.',
})
export class AppointmentChangeModel {
  @Field(() => Int) id!: number;
  @Field(() => Int) appointmentId!: number;
  @Field(() => DateTimeScalar) at!: string;
  @Field(() => ChangeKindEnum) kind!: (typeof CHANGE_KINDS)[number];
  @Field(() => String, { nullable: true, description: 'Null for a visitor, and for the system.' })
  staffName!: string | null;
  @Field(() => ChangeChannelEnum) channel!: ChangeChannel;
  @Field(() => String, {
    nullable: true,
    description: 'The present name; null where the patient was deleted.',
  })
  patientName!: string | null;
  @Field(() => AppointmentFactsModel, { nullable: true, description: 'Null where it was created.' })
  before!: AppointmentFactsModel | null;
  @Field(() => AppointmentFactsModel, { nullable: true, description: 'Null where it was deleted.' })
  after!: AppointmentFactsModel | null;
  @Field(() => Boolean, { description: 'Whether the notes were changed; what they said is not kept.' })
  notesChanged!: boolean;
}

@ObjectType('AppointmentChangePage', { description: 'Some changes of appointments, newest first.' })
export class AppointmentChangePageModel extends PageModel {
  @Field(() => [AppointmentChangeModel]) nodes!: AppointmentChangeModel[];
}

const toFacts = (facts: HistoryFacts | null, professional: string | null): AppointmentFactsModel | null =>
  facts && {
    ...facts,
    attendance: facts.attendance ?? null,
    time: timeAt(facts.startMinute),
    overbooked: facts.overbooked ?? false,
    professionalName: professional === null ? null : professionalName(professional, facts.serviceType),
  };

export const toChangePageModel = (page: Page<AppointmentChangeRow>): AppointmentChangePageModel => ({
  ...page,
  nodes: page.nodes.map((row) => ({
    ...row,
    before: toFacts(row.before, row.professionalBefore),
    after: toFacts(row.after, row.professionalAfter),
  })),
});
