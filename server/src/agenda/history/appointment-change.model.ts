import {
  CHANGE_CHANNELS,
  cancellationNotice,
  type ChangeChannel,
} from '#domain/agenda/appointment-change.js';
import type { AppointmentStatus, ServiceType } from '#domain/agenda/appointment.js';
import { NO_MANICURE, type NailShape, type NailTechnique } from '#domain/agenda/manicure.js';
import { type LocalDate, type LocalTime, timeAt } from '#domain/clinic-time.js';
import { professionalName } from '#domain/clinic/professionals/professional.es.js';
import type { Attendance } from '#domain/visits/attendance.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ServiceTypeEnum } from '../../access/rights/service-type.js';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { PageModel } from '../../foundation/graphql/page.model.js';
import { DateTimeScalar, LocalDateScalar, LocalTimeScalar } from '../../foundation/graphql/scalars.js';
import type { Page } from '../../foundation/input/page-cursor.js';
import { AppointmentStatusEnum } from '../appointments/appointment-status.js';
import { AttendanceEnum } from '../appointments/attendance.js';
import { NailShapeEnum, NailTechniqueEnum } from '../appointments/nail-enums.js';
import { type AppointmentChangeRow, CHANGE_KINDS, type HistoryFacts } from './appointment-history.js';

const ChangeKindEnum = asEnum(CHANGE_KINDS);
registerEnumType(ChangeKindEnum, {
  name: 'AppointmentChangeKind',
  description: 'The kind of change to an appointment.',
  valuesMap: {
    CREATED: { description: 'It was booked.' },
    CHANGED: { description: 'It was changed.' },
    DELETED: { description: 'It was deleted; its history stays.' },
  },
});

const ChangeChannelEnum = asEnum(CHANGE_CHANNELS);
registerEnumType(ChangeChannelEnum, {
  name: 'AppointmentChangeChannel',
  description: 'How the change was made: as in `ActorChannel`, or by a link to one’s own appointment.',
  valuesMap: {
    PANEL: { description: 'A staff user, in the panel.' },
    API: { description: 'A staff user, through another program.' },
    PUBLIC: { description: 'A visitor.' },
    LINK: { description: 'The holder of a link to the appointment.' },
    SYSTEM: { description: 'A job, the terminal, or a consequence of a change to another appointment.' },
  },
});

@ObjectType('AppointmentFacts', {
  description: 'The state of an appointment at one time, without its notes.',
})
export class AppointmentFactsModel {
  @Field(() => Int, { description: 'The patient at that time; an edit can give it to another.' })
  patientId!: number;
  @Field(() => LocalDateScalar, { description: "The day it was on, in the clinic's time." }) date!: LocalDate;
  @Field(() => LocalTimeScalar, { description: "When it started, in the clinic's time." }) time!: LocalTime;
  @Field(() => Int, { description: '60 or 120.' }) durationMinutes!: number;
  @Field(() => AppointmentStatusEnum, { description: 'The status at that time; `CANCELLED` holds no hour.' })
  status!: AppointmentStatus;
  @Field(() => ServiceTypeEnum, { description: 'The agenda it was on.' }) serviceType!: ServiceType;
  @Field(() => String, {
    nullable: true,
    description: 'The current name; null for entries from before appointments had a professional.',
  })
  professionalName!: string | null;
  @Field(() => String, {
    description: "A copy of the treatment's text at that time.",
  })
  treatment!: string;
  @Field(() => AttendanceEnum, { nullable: true, description: 'Null if not recorded.' })
  attendance!: Attendance | null;
  @Field(() => Boolean, {
    description: 'Whether it held no hour of its own; false for entries from before overbooking existed.',
  })
  overbooked!: boolean;
  @Field(() => String, { description: 'Of a manicure; empty if not noted.' }) nailColor!: string;
  @Field(() => NailShapeEnum, { nullable: true, description: 'Of a manicure; null if not noted.' })
  nailShape!: NailShape | null;
  @Field(() => NailTechniqueEnum, { nullable: true, description: 'Of a manicure; null if not noted.' })
  nailTechnique!: NailTechnique | null;
}

@ObjectType('CancellationNotice', {
  description: 'How early the holder of its link cancelled an appointment.',
})
export class CancellationNoticeModel {
  @Field(() => Int, { description: 'From the cancellation to the start of the appointment.' })
  minutes!: number;
  @Field(() => Boolean, { description: "Whether it was after the clinic's present deadline for changes." })
  isLate!: boolean;
}

@ObjectType('AppointmentChange', {
  description: "An entry in an appointment's history. Entries never change.",
})
export class AppointmentChangeModel {
  @Field(() => Int, { description: 'The id of this change, not of the appointment; higher means later.' })
  id!: number;
  @Field(() => Int, { description: 'The appointment, which may have been deleted since.' })
  appointmentId!: number;
  @Field(() => DateTimeScalar, { description: 'When it was done.' }) at!: string;
  @Field(() => ChangeKindEnum, { description: 'Determines whether `before` and `after` are set.' })
  kind!: (typeof CHANGE_KINDS)[number];
  @Field(() => String, { nullable: true, description: 'Null for a visitor, and for the system.' })
  staffName!: string | null;
  @Field(() => ChangeChannelEnum, { description: 'How the change was made.' })
  channel!: ChangeChannel;
  @Field(() => String, {
    nullable: true,
    description: 'The current name; null if the patient was deleted.',
  })
  patientName!: string | null;
  @Field(() => AppointmentFactsModel, { nullable: true, description: 'Null if it was created.' })
  before!: AppointmentFactsModel | null;
  @Field(() => AppointmentFactsModel, { nullable: true, description: 'Null if it was deleted.' })
  after!: AppointmentFactsModel | null;
  @Field(() => Boolean, { description: 'Whether the notes changed; their text is not kept.' })
  notesChanged!: boolean;
  @Field(() => CancellationNoticeModel, {
    nullable: true,
    description: 'Null unless the holder of its link cancelled it.',
  })
  notice!: CancellationNoticeModel | null;
}

@ObjectType('AppointmentChangePage', { description: 'A page of appointment changes, newest first.' })
export class AppointmentChangePageModel extends PageModel {
  @Field(() => [AppointmentChangeModel], { description: 'At most `first` of them, newest first.' })
  nodes!: AppointmentChangeModel[];
}

const toFacts = (facts: HistoryFacts | null, professional: string | null): AppointmentFactsModel | null =>
  facts && {
    ...NO_MANICURE,
    ...facts,
    attendance: facts.attendance ?? null,
    time: timeAt(facts.startMinute),
    overbooked: facts.overbooked ?? false,
    professionalName: professional === null ? null : professionalName(professional, facts.serviceType),
  };

/** @param deadlineHours the clinic's deadline for changes by link. */
export const toChangePageModel = (
  page: Page<AppointmentChangeRow>,
  timeZone: string,
  deadlineHours: number,
): AppointmentChangePageModel => ({
  ...page,
  nodes: page.nodes.map((row) => ({
    ...row,
    notice: cancellationNotice(row, timeZone, deadlineHours) ?? null,
    before: toFacts(row.before, row.professionalBefore),
    after: toFacts(row.after, row.professionalAfter),
  })),
});
