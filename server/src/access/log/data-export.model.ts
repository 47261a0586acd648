import { ArgsType, Field, ObjectType } from '@nestjs/graphql';
import { InArea } from '../rights/needs.decorator.js';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { PageModel } from '../../foundation/graphql/page.model.js';
import { PageInput } from '../../foundation/input/page.input.js';
import { DataExport } from './data-export.entity.js';

@ArgsType()
export class DataExportPageInput extends PageInput(50, 200) {}

@ObjectType('DataExport', {
  description: 'An export of a list, of everything, or of all data of one person. Entries never change.',
})
export class DataExportModel extends ShownFields(
  DataExport,
  'id',
  'at',
  'list',
  'format',
  'address',
  'receivedBy',
) {
  @Field(() => String, { description: 'The user who exported it; for a program, the name of its key.' })
  staffName!: string;
  @InArea('PATIENTS')
  @Field(() => String, {
    nullable: true,
    description: 'The patient whose data was exported; null for a list, or if the patient was deleted.',
  })
  patientName!: string | null;
}

@ObjectType('DataExportPage', { description: 'A page of exports, newest first.' })
export class DataExportPageModel extends PageModel {
  @Field(() => [DataExportModel], { description: 'Newest first.' }) nodes!: DataExportModel[];
}
