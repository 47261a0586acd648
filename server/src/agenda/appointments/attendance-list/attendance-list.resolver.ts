import { APPOINTMENT_STATES, type AppointmentState } from '#domain/agenda/appointment-state.js';
import { Args, Field, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../../access/rights/needs.decorator.js';
import { AppointmentPageModel, toAppointmentModel } from '../appointment.model.js';
import { AppointmentStateEnum, AttendanceListInput } from './attendance-list.input.js';
import { AttendanceList } from './attendance-list.js';

@ObjectType('AppointmentCount', { description: 'How many appointments have a state.' })
export class AppointmentCountModel {
  @Field(() => AppointmentStateEnum, { description: 'Their outcome.' }) state!: AppointmentState;
  @Field(() => Int, { description: 'In the period, with the professional and on the agenda asked for.' })
  count!: number;
}

@ObjectType('AttendancePage', { description: 'A page of the appointments of a period.' })
export class AttendancePageModel extends AppointmentPageModel {
  @Field(() => [AppointmentCountModel], {
    description: 'One for each state, whatever the state asked for.',
  })
  counts!: AppointmentCountModel[];
  @Field(() => Int, {
    description: 'How many are over and lack an outcome, whatever the state asked for.',
  })
  unclosedCount!: number;
}

@Needs('AGENDA')
@Resolver()
export class AttendanceListResolver {
  constructor(private readonly attendance: AttendanceList) {}

  @Query(() => AttendancePageModel, {
    description:
      'The appointments of a period by what became of them, with the count of each state. Errors: INVALID_INPUT.',
  })
  async attendanceList(@Args() query: AttendanceListInput): Promise<AttendancePageModel> {
    const { nodes, counts, ...page } = await this.attendance.page(query);
    return {
      ...page,
      nodes: nodes.map(toAppointmentModel),
      counts: APPOINTMENT_STATES.map((state) => ({ state, count: counts[state] })),
    };
  }
}
