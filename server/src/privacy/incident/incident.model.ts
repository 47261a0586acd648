import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('AffectedPatient', { description: 'A patient whose data were read or exported.' })
export class AffectedPatientModel {
  @Field(() => Int, { description: 'For a deleted patient, their former id.' }) id!: number;
  @Field(() => String, { nullable: true, description: 'Null once the patient has been deleted.' })
  name!: string | null;
}

@ObjectType('IncidentReport', { description: 'A draft report of a breach, based on the access log.' })
export class IncidentReportModel {
  @Field(() => Int, { description: "How many different people's data were read or exported." })
  people!: number;
  @Field(() => [AffectedPatientModel], { description: 'The first 500 of them, by id.' })
  patients!: AffectedPatientModel[];
  @Field(() => String, { description: 'In Spanish, to copy and complete; it names no patient.' })
  text!: string;
}
