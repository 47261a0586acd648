import {
  type Doubt,
  DOUBT_CHOICES,
  type DoubtChoice,
  type DoubtCount,
  type DoubtDecision,
  DOUBTS,
  type DoubtReason,
} from '#domain/data/imports/doubts.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';

export const DoubtReasonEnum = asEnum(DOUBTS);
registerEnumType(DoubtReasonEnum, {
  name: 'ImportDoubtReason',
  description: 'Why a cell may be misread, or a row may belong to another patient.',
  valuesMap: {
    PARTIAL_DAY: { description: 'A year or a month instead of a day.' },
    NUMBER_AS_DAY: { description: 'A number that may be a spreadsheet’s serial date.' },
    SHOWN_IN_PART: {
      description:
        'A date that the spreadsheet shows without its day, month or year; the missing part may not have been typed.',
    },
    MONTH_FIRST: {
      description: 'A date that may have the month or the year first, as other dates in its column do.',
    },
    LONG_AGO: { description: 'A date more than 120 years ago.' },
    NUMBER_AS_TIME: { description: 'A number that may be a time.' },
    DECIMALS: { description: 'A separator that may mark decimals or thousands.' },
    PHONE: { description: 'A text that does not look like a phone number.' },
    FLOATING_NUMBER: { description: 'A number that a program wrote with decimals or an exponent.' },
    INEXACT_NUMBER: {
      description: 'A number that the spreadsheet shows with digits or a unit that the cell doesn’t have.',
    },
    NOT_TEXT: { description: 'A date, a truth value or a zero instead of a text.' },
    ERROR_CELL: {
      description: "A spreadsheet error such as #N/A, or a program's word for no value, such as NULL.",
    },
    FORMULA_WITHOUT_VALUE: { description: 'A formula that no program has calculated.' },
    PLACEHOLDER_RUT: {
      description:
        'A placeholder RUT such as 11.111.111-1 that identifies no person; the column has several.',
    },
    RUT_WITHOUT_DIGIT: {
      description: 'A RUT that may lack its check digit, as other RUTs in its column do.',
    },
    NOT_A_NAME: { description: 'A title, a total or a filler instead of a name.' },
    LETTER_OF_SEX: {
      description: "The letter M, which may stand for 'mujer' or 'masculino' in this column.",
    },
    OTHER_NAME: { description: 'The stored patient with the RUT or document has another name.' },
  },
});
export const DoubtChoiceEnum = asEnum(DOUBT_CHOICES);
registerEnumType(DoubtChoiceEnum, {
  name: 'ImportDoubtChoice',
  description: 'A choice for a doubtful row, besides leaving it out.',
  valuesMap: {
    TAKE: { description: 'Import it as it was read; for OTHER_NAME, as the same person.' },
    BLANK: { description: 'Import the row without this cell.' },
  },
});

@ObjectType('ImportDoubt', { description: 'A doubt about a cell of a row.' })
export class ImportDoubtModel {
  @Field(() => String, { description: 'The field of its column.' }) field!: string;
  @Field(() => DoubtReasonEnum, { description: 'The doubt.' }) reason!: DoubtReason;
  @Field(() => String, {
    nullable: true,
    description: 'The value that TAKE would store; null without TAKE, and for OTHER_NAME.',
  })
  proposal!: string | null;
  @Field(() => [DoubtChoiceEnum], { description: 'The possible choices.' }) choices!: DoubtChoice[];
}

@ObjectType('ImportDoubtCount', { description: 'How many rows have a doubt of a kind.' })
export class ImportDoubtCountModel {
  @Field(() => String, { description: 'The field of the column.' }) field!: string;
  @Field(() => DoubtReasonEnum, { description: 'The doubt.' }) reason!: DoubtReason;
  @Field(() => Int, { description: 'The number of rows that wait for a decision on it.' }) rows!: number;
  @Field(() => [DoubtChoiceEnum], {
    description: 'The choices for all of them; each is possible for at least one of the rows.',
  })
  choices!: DoubtChoice[];
}

@ObjectType('ImportDecision', { description: 'A user’s decision on a doubt.' })
export class ImportDecisionModel {
  @Field(() => String, { description: 'The field of the column.' }) field!: string;
  @Field(() => DoubtReasonEnum, { description: 'The doubt.' }) reason!: DoubtReason;
  @Field(() => Int, { nullable: true, description: 'The row number in the spreadsheet; null for all rows.' })
  row!: number | null;
  @Field(() => DoubtChoiceEnum, { nullable: true, description: 'Null leaves the row out.' })
  choice!: DoubtChoice | null;
}

export const toDoubtModel = ({ field, reason, proposal, choices }: Doubt): ImportDoubtModel => ({
  field,
  reason,
  proposal,
  choices: [...choices],
});

export const toDoubtCountModel = ({ choices, ...count }: DoubtCount): ImportDoubtCountModel => ({
  ...count,
  choices: [...choices],
});

export const toDecisionModel = (decision: DoubtDecision): ImportDecisionModel => ({ ...decision });
