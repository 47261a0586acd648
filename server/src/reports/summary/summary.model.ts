import type { BookingSource } from '#domain/agenda/booking-source.js';
import type { Canceller } from '#domain/agenda/canceller.js';
import type { Notice } from '#domain/agenda/cancellation-notice.js';
import type { ServiceType } from '#domain/agenda/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import type { PaymentMethod } from '#domain/money/payment.js';
import { type NamedPeriod, SUMMARY_PERIODS, type SummaryPeriod } from '#domain/reports/period.js';
import {
  type AppointmentFigures,
  type CancellationFigures,
  type HourFigures,
  type IncomeFigures,
  type MethodFigures,
  type MoneyFigures,
  type OccupancyFigures,
  type PatientFigures,
  type ProfessionalFigures,
  type ResoldFigures,
  type ServiceFigures,
  type SourceFigures,
  type SupplyFigures,
  type TreatmentFigures,
  type WeekFigures,
} from '#domain/reports/summary.js';
import type { Clp } from '#domain/stock/clp.js';
import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ServiceTypeEnum } from '../../access/rights/service-type.js';
import { NoticeEnum } from '../../agenda/appointments/cancellation-notice.js';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { PaymentMethodEnum } from '../../money/payments/payment-method.js';
import { BookingSourceEnum } from '../../agenda/appointments/booking-source.js';
import { CancellerEnum } from '../../agenda/appointments/canceller.js';
import type { ControlFigures } from './summary.service.js';

const SummaryPeriodEnum = asEnum(SUMMARY_PERIODS);
registerEnumType(SummaryPeriodEnum, {
  name: 'SummaryPeriod',
  description: 'The periods that are shown beside each other.',
  valuesMap: {
    CURRENT: { description: 'The one asked for.' },
    BEFORE: { description: 'Just before it: as many whole months, or else as many days.' },
    YEAR_BEFORE: { description: 'The same a year before; absent where that is the period before.' },
  },
});

@ObjectType('SummaryService', { description: 'The outcomes of the appointments of a service.' })
class ServiceFiguresModel implements ServiceFigures {
  @Field(() => SummaryPeriodEnum, { description: 'Of which period.' }) period!: SummaryPeriod;
  @Field(() => ServiceTypeEnum, { description: 'The agenda.' }) serviceType!: ServiceType;
  @Field(() => Int, { description: 'Completed.' }) attended!: number;
  @Field(() => Int, { description: 'Cancelled.' }) cancelled!: number;
  @Field(() => Int, { description: 'The patient did not come.' }) noShows!: number;
  @Field(() => Int, { description: 'To come, or not closed yet.' }) open!: number;
}

@ObjectType('SummaryWeek', { description: 'The outcomes of the appointments of a service in a week.' })
class WeekFiguresModel implements WeekFigures {
  @Field(() => SummaryPeriodEnum, { description: 'Of which period.' }) period!: SummaryPeriod;
  @Field(() => LocalDateScalar, { description: 'Its Monday, which may be before the period.' })
  week!: LocalDate;
  @Field(() => ServiceTypeEnum, { description: 'The agenda.' }) serviceType!: ServiceType;
  @Field(() => Int, { description: 'Completed.' }) attended!: number;
  @Field(() => Int, { description: 'Cancelled.' }) cancelled!: number;
  @Field(() => Int, { description: 'The patient did not come.' }) noShows!: number;
  @Field(() => Int, { description: 'To come, or not closed yet.' }) open!: number;
}

@ObjectType('SummaryCancellation', { description: 'Cancelled appointments.' })
class CancellationFiguresModel implements CancellationFigures {
  @Field(() => SummaryPeriodEnum, { description: 'Of which period.' }) period!: SummaryPeriod;
  @Field(() => CancellerEnum, { description: 'The person who cancelled.' }) by!: Canceller;
  @Field(() => NoticeEnum, { description: 'How long before.' }) notice!: Notice;
  @Field(() => Int, { description: 'How many appointments.' }) count!: number;
}

@ObjectType('SummaryOccupancy', {
  description:
    'How much of the opening hours of a professional was booked. The opening hours are those of today; closed days, days off and blocked hours are not open.',
})
class OccupancyFiguresModel implements OccupancyFigures {
  @Field(() => SummaryPeriodEnum, { description: 'Of which period.' }) period!: SummaryPeriod;
  @Field(() => Int, { description: 'The professional.' }) professionalId!: number;
  @Field(() => String, { description: "The service's name until the professional has one." })
  professionalName!: string;
  @Field(() => Int, { description: '1 is Monday.' }) weekday!: number;
  @Field(() => Int, { description: 'On these weekdays of the period.' }) openMinutes!: number;
  @Field(() => Int, { description: 'Of the open ones; without overbooked appointments.' })
  bookedMinutes!: number;
}

@ObjectType('SummaryHour', {
  description: 'How many appointments start in an hour of a weekday; without cancelled ones.',
})
class HourFiguresModel implements HourFigures {
  @Field(() => SummaryPeriodEnum, { description: 'Of which period.' }) period!: SummaryPeriod;
  @Field(() => Int, { description: '1 is Monday.' }) weekday!: number;
  @Field(() => Int, { description: '0 to 23.' }) hour!: number;
  @Field(() => Int, { description: 'How many appointments.' }) count!: number;
}

@ObjectType('SummaryPatients', { description: 'Patients who were attended in the period.' })
class PatientFiguresModel implements PatientFigures {
  @Field(() => SummaryPeriodEnum, { description: 'Of which period.' }) period!: SummaryPeriod;
  @Field(() => Int, { description: 'Never attended before it.' }) newPatients!: number;
  @Field(() => Int, { description: 'The others.' }) returningPatients!: number;
}

@ObjectType('SummarySource', { description: 'How appointments were booked; with cancelled ones.' })
class SourceFiguresModel implements SourceFigures {
  @Field(() => SummaryPeriodEnum, { description: 'Of which period.' }) period!: SummaryPeriod;
  @Field(() => BookingSourceEnum, { description: 'How.' }) source!: BookingSource;
  @Field(() => Int, { description: 'How many appointments.' }) count!: number;
}

@ObjectType('SummaryResold', { description: 'Cancelled hours that the waiting list sold again.' })
class ResoldFiguresModel implements ResoldFigures {
  @Field(() => SummaryPeriodEnum, { description: 'Of which period.' }) period!: SummaryPeriod;
  @Field(() => Int, { description: 'How many appointments.' }) count!: number;
  @Field(() => Int, { description: 'How long they are together.' }) minutes!: number;
}

@ObjectType('SummaryMoney', { description: 'The sums of the ledger, by the day of the till.' })
class MoneyFiguresModel implements MoneyFigures {
  @Field(() => SummaryPeriodEnum, { description: 'Of which period.' }) period!: SummaryPeriod;
  @Field(() => Float, { description: 'Charges, less those taken back; in whole pesos.' }) charged!: Clp;
  @Field(() => Float, {
    description:
      'Charged by professionals who rent a box, in whole pesos: their own income, and in no other figure.',
  })
  rented!: Clp;
  @Field(() => Float, { description: 'Payments, less refunds, without tips; in whole pesos.' }) paid!: Clp;
  @Field(() => Int, { description: 'Attended visits without a charge.' }) unchargedVisits!: number;
  @Field(() => Float, {
    description: "Today's prices of the no-shows' treatments; in whole pesos.",
  })
  noShowsValue!: Clp;
  @Field(() => Float, {
    description: 'Charged for cancelled hours that the waiting list sold again; in whole pesos.',
  })
  resoldAmount!: Clp;
}

@ObjectType('SummaryTreatment', { description: 'The charges for a treatment.' })
class TreatmentFiguresModel implements TreatmentFigures {
  @Field(() => SummaryPeriodEnum, { description: 'Of which period.' }) period!: SummaryPeriod;
  @Field(() => String, { description: 'Empty for sales and other charges that are no visits.' })
  treatment!: string;
  @Field(() => Int, { description: 'The charges, less those taken back.' }) count!: number;
  @Field(() => Float, { description: 'In whole pesos, less what was taken back.' }) amount!: Clp;
}

@ObjectType('SummaryProfessional', { description: 'The charges for the work of a professional.' })
class ProfessionalFiguresModel implements ProfessionalFigures {
  @Field(() => SummaryPeriodEnum, { description: 'Of which period.' }) period!: SummaryPeriod;
  @Field(() => Int, { nullable: true, description: 'Null for charges without one.' }) professionalId!:
    | number
    | null;
  @Field(() => String, { description: "The service's name until the professional has one." })
  professionalName!: string;
  @Field(() => Int, { description: 'The charges, less those taken back.' }) count!: number;
  @Field(() => Float, { description: 'In whole pesos, less what was taken back.' }) amount!: Clp;
}

@ObjectType('SummaryMethod', { description: 'The payments by a method.' })
class MethodFiguresModel implements MethodFigures {
  @Field(() => SummaryPeriodEnum, { description: 'Of which period.' }) period!: SummaryPeriod;
  @Field(() => PaymentMethodEnum, { description: 'How.' }) method!: PaymentMethod;
  @Field(() => Int, { description: 'The payments.' }) count!: number;
  @Field(() => Float, { description: 'In whole pesos.' }) paid!: Clp;
  @Field(() => Float, { description: 'Refunds; negative, in whole pesos.' }) refunded!: Clp;
  @Field(() => Float, { description: 'The sum of both, in whole pesos.' }) amount!: Clp;
}

@ObjectType('SummarySupplies', { description: 'The cost of the supplies of a treatment.' })
export class SupplyFiguresModel implements SupplyFigures {
  @Field(() => SummaryPeriodEnum, { description: 'Of which period.' }) period!: SummaryPeriod;
  @Field(() => String, { description: 'Empty for records without an appointment.' }) treatment!: string;
  @Field(() => Int, { description: 'The records with supplies.' }) records!: number;
  @Field(() => Float, { description: 'As the supplies cost on the day; in whole pesos.' }) cost!: Clp;
}

@ObjectType('SummaryAppointments', {
  description: 'The figures of appointments, by the day of the appointment.',
})
export class AppointmentFiguresModel implements AppointmentFigures {
  @Field(() => [ServiceFiguresModel], { description: 'By service.' }) services!: ServiceFiguresModel[];
  @Field(() => [WeekFiguresModel], { description: 'By week and service.' }) weeks!: WeekFiguresModel[];
  @Field(() => [CancellationFiguresModel], { description: 'By who cancelled and how late.' })
  cancellations!: CancellationFiguresModel[];
  @Field(() => [OccupancyFiguresModel], { description: 'By professional and weekday.' })
  occupancy!: OccupancyFiguresModel[];
  @Field(() => [HourFiguresModel], { description: 'By weekday and hour.' }) hours!: HourFiguresModel[];
  @Field(() => [PatientFiguresModel], { description: 'One row for each period.' })
  patients!: PatientFiguresModel[];
  @Field(() => [SourceFiguresModel], { description: 'By source.' }) sources!: SourceFiguresModel[];
  @Field(() => [ResoldFiguresModel], { description: 'One row for each period.' })
  resold!: ResoldFiguresModel[];
}

@ObjectType('SummaryIncome', { description: 'The figures of money, by the day of the till.' })
export class IncomeFiguresModel implements IncomeFigures {
  @Field(() => [MoneyFiguresModel], { description: 'One row for each period.' }) totals!: MoneyFiguresModel[];
  @Field(() => [TreatmentFiguresModel], { description: 'By treatment, the highest first.' })
  treatments!: TreatmentFiguresModel[];
  @Field(() => [ProfessionalFiguresModel], { description: 'By professional, the highest first.' })
  professionals!: ProfessionalFiguresModel[];
  @Field(() => [MethodFiguresModel], { description: 'By method, the highest first.' })
  methods!: MethodFiguresModel[];
}

@ObjectType('SummaryControls', { description: 'Patients whose control is overdue.' })
export class ControlFiguresModel implements ControlFigures {
  @Field(() => Int, { description: 'As many as `controlsDue` lists as `OVERDUE`.' }) overdue!: number;
  @Field(() => LocalDateScalar, { description: 'Today, whatever the period.' }) countedOn!: LocalDate;
}

@ObjectType('SummaryPeriodDays', { description: 'The days of a period.' })
class NamedPeriodModel implements NamedPeriod {
  @Field(() => SummaryPeriodEnum, { description: 'Which one.' }) period!: SummaryPeriod;
  @Field(() => LocalDateScalar, { description: 'The first day.' }) from!: LocalDate;
  @Field(() => LocalDateScalar, { description: 'The last day.' }) to!: LocalDate;
}

@ObjectType('Summary', { description: 'The figures of a period, beside those of the periods before.' })
export class SummaryModel {
  @Field(() => [NamedPeriodModel], {
    description: 'The periods of the rows; the one asked for is the first.',
  })
  periods!: readonly NamedPeriod[];
}
