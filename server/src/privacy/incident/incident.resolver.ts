import type { LocalDate } from '#domain/clinic-time.js';
import { Args, ArgsType, Field, Query, Resolver } from '@nestjs/graphql';
import { Needs, WholeClinic } from '../../access/rights/needs.decorator.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { IsDay } from '../../foundation/input/field-rules.js';
import { IncidentReportModel } from './incident.model.js';
import { type IncidentReport, IncidentReports } from './incident-reports.js';

@ArgsType()
class IncidentRangeInput {
  @Field(() => LocalDateScalar, { description: 'Inclusive.' }) @IsDay() from!: LocalDate;
  @Field(() => LocalDateScalar, { description: 'Inclusive.' }) @IsDay() to!: LocalDate;
}

@WholeClinic()
@Needs('HEALTH_DATA')
@Resolver()
export class IncidentResolver {
  constructor(private readonly reports: IncidentReports) {}

  @Query(() => IncidentReportModel, {
    description:
      'Drafts the report of a breach (Ley 19.628, article 14 sexies) for a range of days. Errors: INVALID_INPUT.',
  })
  incidentReport(@Args() range: IncidentRangeInput): Promise<IncidentReport> {
    return this.reports.draft(range);
  }
}
