import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('AffectedPatient', { description: 'Somebody whose data were read or handed out.' })
export class AffectedPatientModel {
  @Field(() => Int, { description: 'Of a deleted patient, the one that they had.' }) id!: number;
  @Field(() => String, { nullable: true, description: 'Null once the patient was deleted.' })
  name!: string | null;
}

@ObjectType('IncidentReport', { description: 'A draft about a breach, from the access log.' })
export class IncidentReportModel {
  @Field(() => Int, { description: "How many different people's data were read or handed out." })
  people!: number;
  @Field(() => [AffectedPatientModel], { description: 'The first 500 of them, by id.' })
  patients!: AffectedPatientModel[];
  @Field(() => String, { description: 'In Spanish, to be pasted and completed; it names no patient.' })
  text!: string;
}
