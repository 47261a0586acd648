import { EXPORTED_LISTS, type TakenOut } from '#domain/spreadsheets/exported-lists.es.js';
import { ArgsType, Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { InArea } from '../rights/needs.decorator.js';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { PageModel } from '../../foundation/graphql/page.model.js';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';
import { PageInput } from '../../foundation/input/page.input.js';

const TakenOutEnum = asEnum([...Object.keys(EXPORTED_LISTS), 'EVERYTHING'] as TakenOut[]);
registerEnumType(TakenOutEnum, {
  name: 'TakenOut',
  description: 'A list that can be exported as a spreadsheet, or everything as one archive.',
  valuesMap: {
    PATIENTS: { description: 'The patients.' },
    APPOINTMENTS: { description: 'The appointments.' },
    RECORDS: { description: 'The clinical records, of one patient or of all.' },
    SUPPLIES: { description: 'The supplies.' },
    MOVEMENTS: { description: 'Stock movements, of one supply or of all.' },
    MESSAGES: { description: 'The messages to patients.' },
    WAITING: { description: 'The waiting list.' },
    ACCESSES: { description: "The accesses to a patient's health data, or to all data." },
    SECURITY: { description: 'The security log.' },
    MONTH: { description: "The accountant's month of the money, or a part of it." },
    PAY: { description: 'The pay of all professionals, or of one, for a month.' },
    EXPORTS: { description: 'The register of exports.' },
    SUMMARY: { description: 'A table of the figures of a period.' },
    EVERYTHING: { description: "All of the clinic's data, as one archive." },
  },
});

@ArgsType()
export class DataExportPageInput extends PageInput(50, 200) {}

@ObjectType('DataExport', {
  description: 'An export of a list, of everything, or of all data of one person. Entries never change.',
})
export class DataExportModel {
  @Field(() => Int, { description: 'Grows with each entry.' }) id!: number;
  @Field(() => DateTimeScalar, { description: 'When the file was requested.' }) at!: string;
  @Field(() => TakenOutEnum, {
    nullable: true,
    description: "Null if it was one person's data.",
  })
  list!: TakenOut | null;
  @Field(() => String, {
    description: 'CSV or XLSX for a list, PDF, JSON or ZIP for one person’s data, ZIP for everything.',
  })
  format!: string;
  @Field(() => String, { description: 'The user who exported it; for a program, the name of its key.' })
  staffName!: string;
  @Field(() => String, { nullable: true, description: 'The IP address the request came from.' })
  address!: string | null;
  @InArea('PATIENTS')
  @Field(() => String, {
    nullable: true,
    description: 'The patient whose data was exported; null for a list, or if the patient was deleted.',
  })
  patientName!: string | null;
  @InArea('PATIENTS')
  @Field(() => String, { description: "The recipient of one person's data; empty for a list." })
  receivedBy!: string;
}

@ObjectType('DataExportPage', { description: 'A page of exports, newest first.' })
export class DataExportPageModel extends PageModel {
  @Field(() => [DataExportModel], { description: 'Newest first.' }) nodes!: DataExportModel[];
}
