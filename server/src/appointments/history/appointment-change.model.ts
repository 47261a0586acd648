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
  valuesMap: {
    CREATED: { description: 'It was booked.' },
    CHANGED: { description: 'Something of it was changed.' },
    DELETED: { description: 'It was deleted; its history stays.' },
  },
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
  @Field(() => Int, { description: 'Whose it was at that time; an edit can give it to another patient.' })
  patientId!: number;
  @Field(() => LocalDateScalar, { description: "The day it was on, in the clinic's time." }) date!: LocalDate;
  @Field(() => LocalTimeScalar, { description: "When it started, in the clinic's time." }) time!: LocalTime;
  @Field(() => Int, { description: '60 or 120.' }) durationMinutes!: number;
  @Field(() => AppointmentStatusEnum, { description: 'At that time; `CANCELLED` held no hour.' })
  status!: AppointmentStatus;
  @Field(() => ServiceTypeEnum, { description: 'On which agenda it was.' }) serviceType!: ServiceType;
  @Field(() => String, { nullable: true, description: 'The present name; null for what is older than it.' })
  professionalName!: string | null;
  @Field(() => String, {
    description: 'What it was for; a text, which no later change of the catalogue touches.',
  })
  treatment!: string;
  @Field(() => AttendanceEnum, { nullable: true, description: 'Null where nobody said.' })
  attendance!: Attendance | null;
  @Field(() => Boolean, {
    description: 'Whether it held no hour of its own; false for what is older than that.',
  })
  overbooked!: boolean;
}

@ObjectType('AppointmentChange', {
  description: 'Who did what with an appointment, and when. It is never changed.',
})
export class AppointmentChangeModel {
  @Field(() => Int, { description: 'Of this change, not of its appointment; the higher, the later.' })
  id!: number;
  @Field(() => Int, { description: 'The one that it was done with, which may be deleted by now.' })
  appointmentId!: number;
  @Field(() => DateTimeScalar, { description: 'When it was done.' }) at!: string;
  @Field(() => ChangeKindEnum, { description: 'Tells which of `before` and `after` there are.' })
  kind!: (typeof CHANGE_KINDS)[number];
  @Field(() => String, { nullable: true, description: 'Null for a visitor, and for the system.' })
  staffName!: string | null;
  @Field(() => ChangeChannelEnum, { description: 'How whoever did it reached the clinic.' })
  channel!: ChangeChannel;
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
  @Field(() => [AppointmentChangeModel], { description: 'At most `first` of them, the last change first.' })
  nodes!: AppointmentChangeModel[];
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
