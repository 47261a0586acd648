import { EXPORTED_LISTS, type TakenOut } from '#domain/spreadsheets/exported-lists.es.js';
import { ArgsType, Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { InArea } from '../auth/rights/needs.decorator.js';
import { asEnum } from '../graphql/as-enum.js';
import { PageModel } from '../graphql/page.model.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { PageInput } from '../input/page.input.js';

const TakenOutEnum = asEnum([...Object.keys(EXPORTED_LISTS), 'EVERYTHING'] as TakenOut[]);
registerEnumType(TakenOutEnum, {
  name: 'TakenOut',
  description: 'A list that can be taken out as a spreadsheet, or everything as one archive.',
  valuesMap: {
    PATIENTS: { description: 'The patients.' },
    APPOINTMENTS: { description: 'The appointments.' },
    RECORDS: { description: 'The clinical records, of one patient or of all.' },
    SUPPLIES: { description: 'The supplies.' },
    MOVEMENTS: { description: 'The movements of stock, of one supply or of all.' },
    MESSAGES: { description: 'The messages to patients.' },
    WAITING: { description: 'The waiting list.' },
    ACCESSES: { description: 'Who read the health data of a patient, or took everything.' },
    SECURITY: { description: 'The security log.' },
    EXPORTS: { description: 'The register of what was taken out.' },
    EVERYTHING: { description: 'All that the clinic has, as one archive.' },
  },
});

@ArgsType()
export class DataExportPageInput extends PageInput(50, 200) {}

@ObjectType('DataExport', {
  description:
    "That somebody took a list, or all data of one person, out of the product. It's never changed.",
})
export class DataExportModel {
  @Field(() => Int, { description: 'Grows with each entry.' }) id!: number;
  @Field(() => DateTimeScalar, { description: 'When the file was asked for.' }) at!: string;
  @Field(() => TakenOutEnum, {
    nullable: true,
    description: "Null where it was one person's data.",
  })
  list!: TakenOut | null;
  @Field(() => String, { description: 'CSV or XLSX; of one person’s data, PDF or JSON; of everything, ZIP.' })
  format!: string;
  @Field(() => String, { description: 'Who took it; a program by the name of its key.' }) staffName!: string;
  @Field(() => String, { nullable: true, description: 'The IP address that the request came from.' })
  address!: string | null;
  @InArea('PATIENTS')
  @Field(() => String, {
    nullable: true,
    description: 'Whose data were handed out; null for a list, and where the patient was deleted.',
  })
  patientName!: string | null;
  @InArea('PATIENTS')
  @Field(() => String, { description: "Who was handed one person's data; empty for a list." })
  receivedBy!: string;
}

@ObjectType('DataExportPage', { description: 'Some of what was taken out, newest first.' })
export class DataExportPageModel extends PageModel {
  @Field(() => [DataExportModel], { description: 'The newest first.' }) nodes!: DataExportModel[];
}
