import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';

/** A questionnaire as a visitor sent it; its answers are its lines. */
@Rows({ patient: { suppression: 'KEPT', merge: 'MOVED' } })
@Entity({ tableName: 'intake' })
@ObjectType({ isAbstract: true })
export class Intake {
  @Field(() => Int, { description: 'The id for `reviewIntakeLine`.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  @Field(() => Int, { description: "The patient's current id." })
  @Holds('TECHNICAL')
  @Property({ type: 'integer' })
  patientId!: number;

  @Field(() => Int, { nullable: true, description: 'The visit; null for none, or if it was deleted.' })
  @Holds('TECHNICAL')
  @Property({ type: 'integer', nullable: true })
  appointmentId!: number | null;

  @Holds('HEALTH') @Property({ type: 'timestamptz' }) givenAt!: Date;

  /** One of `INTAKE_CONSENTS`. */
  @Field(() => Int, { description: 'The version of the text that the visitor agreed to.' })
  @Holds('HEALTH')
  @Property({ type: 'smallint' })
  consentVersion!: number;

  @Field(() => String, { description: 'SHA-256 of that text in UTF-8, in hexadecimal.' })
  @Holds('HEALTH')
  @Property({ type: 'text' })
  consentDigest!: string;
}
