import type { LocalDate } from '#domain/clinic-time.js';
import { Args, Field, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../../access/rights/needs.decorator.js';
import { PageModel } from '../../../foundation/graphql/page.model.js';
import { DateTimeScalar, LocalDateScalar } from '../../../foundation/graphql/scalars.js';
import { RecentRecordsInput } from './recent-records.input.js';
import { attendantOf, type RecentRecordRow, RecentRecords } from './recent-records.js';

@ObjectType('RecentRecord', {
  description: 'A record’s patient, professional and author, without its text.',
})
export class RecentRecordModel {
  @Field(() => Int, { description: 'The record.' }) id!: number;
  @Field(() => Int, { description: 'The patient of the record.' }) patientId!: number;
  @Field(() => String, { description: 'The current name.' }) patientName!: string;
  @Field(() => LocalDateScalar, { description: 'The day of the visit.' }) date!: LocalDate;
  @Field(() => Int, { nullable: true, description: 'The professional who attended; null if unknown.' })
  professionalId!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'Their current name, or the name in the imported file; null if unknown.',
  })
  professionalName!: string | null;
  @Field(() => Boolean, { description: 'Whether it was imported from a file.' }) isImported!: boolean;
  @Field(() => Int, { description: 'From 1; each edit adds one.' }) version!: number;
  @Field(() => DateTimeScalar, { description: 'When this version was written.' }) writtenAt!: string;
  @Field(() => String, { description: 'The name of the user who wrote it.' }) writtenBy!: string;
}

@ObjectType('RecentRecordPage', { description: 'A page of the records of all patients, newest date first.' })
export class RecentRecordPageModel extends PageModel {
  @Field(() => [RecentRecordModel], { description: 'The records of this page.' })
  nodes!: RecentRecordModel[];
}

@Needs('HEALTH_DATA')
@Resolver()
export class RecentRecordsResolver {
  constructor(private readonly recent: RecentRecords) {}

  @Query(() => RecentRecordPageModel, {
    description:
      'The records of all patients, newest date first, without what they say; those of patients whose data is blocked are left out. Errors: INVALID_INPUT.',
  })
  async recentRecords(@Args() query: RecentRecordsInput): Promise<RecentRecordPageModel> {
    const page = await this.recent.page(query);
    return { ...page, nodes: page.nodes.map(toModel) };
  }
}

const toModel = ({ professional, importedProfessional, ...row }: RecentRecordRow): RecentRecordModel => ({
  ...row,
  professionalId: professional?.id ?? null,
  professionalName: attendantOf({ professional, importedProfessional }) || null,
  isImported: importedProfessional !== null,
});
