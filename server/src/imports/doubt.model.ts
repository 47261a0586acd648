import {
  type Doubt,
  DOUBT_CHOICES,
  type DoubtChoice,
  type DoubtCount,
  type DoubtDecision,
  DOUBTS,
  type DoubtReason,
} from '#domain/imports/doubts.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../graphql/as-enum.js';

export const DoubtReasonEnum = asEnum(DOUBTS);
registerEnumType(DoubtReasonEnum, {
  name: 'ImportDoubtReason',
  description: 'Why a cell may not mean what it seems to, or a row may not be about whom it says.',
  valuesMap: {
    PARTIAL_DAY: { description: 'A year or a month where a day is due.' },
    NUMBER_AS_DAY: { description: 'A number that may be a spreadsheet’s serial date.' },
    SHOWN_IN_PART: {
      description:
        'A date that the spreadsheet shows without its day, month or year, which nobody may have typed.',
    },
    MONTH_FIRST: {
      description: 'A date that may have the month or the year first, as others of its column.',
    },
    LONG_AGO: { description: 'A date more than 120 years ago.' },
    NUMBER_AS_TIME: { description: 'A number that may be a time.' },
    DECIMALS: { description: 'A sign that may be for decimals or for thousands.' },
    PHONE: { description: 'A text that is no phone.' },
    FLOATING_NUMBER: { description: 'A number that a program wrote with decimals or an exponent.' },
    INEXACT_NUMBER: {
      description: 'A number that is shown with digits or a unit that the cell doesn’t have.',
    },
    NOT_TEXT: { description: 'A date, a truth value or a zero where a text is due.' },
    ERROR_CELL: {
      description:
        'An error of the spreadsheet, such as #N/A, or what a program writes for nothing, such as NULL.',
    },
    FORMULA_WITHOUT_VALUE: { description: 'A formula that no program has calculated.' },
    PLACEHOLDER_RUT: {
      description: 'A RUT such as 11.111.111-1, of which the file has several: they identify nobody.',
    },
    RUT_WITHOUT_DIGIT: { description: 'A RUT that may lack its check digit, as others of its column.' },
    NOT_A_NAME: { description: 'A title, a total or a filler where a name is due.' },
    LETTER_OF_SEX: { description: 'The letter M in a column that doesn’t tell what it stands for.' },
    OTHER_NAME: { description: 'The stored patient with the RUT or document has another name.' },
  },
});
export const DoubtChoiceEnum = asEnum(DOUBT_CHOICES);
registerEnumType(DoubtChoiceEnum, {
  name: 'ImportDoubtChoice',
  description: 'What a user can choose for a doubtful row instead of leaving it out.',
  valuesMap: {
    TAKE: { description: 'Import it as it was read; for OTHER_NAME, as the same person.' },
    BLANK: { description: 'Import the row without this cell.' },
  },
});

@ObjectType('ImportDoubt', { description: 'A doubt about a cell of a row.' })
export class ImportDoubtModel {
  @Field(() => String, { description: 'The field of its column.' }) field!: string;
  @Field(() => DoubtReasonEnum, { description: 'The doubt.' }) reason!: DoubtReason;
  @Field(() => String, { nullable: true, description: 'What TAKE would store; null if not to be said.' })
  proposal!: string | null;
  @Field(() => [DoubtChoiceEnum], { description: 'What can be chosen.' }) choices!: DoubtChoice[];
}

@ObjectType('ImportDoubtCount', { description: 'How many rows have a doubt of a kind.' })
export class ImportDoubtCountModel {
  @Field(() => String, { description: 'The field of the column.' }) field!: string;
  @Field(() => DoubtReasonEnum, { description: 'The doubt.' }) reason!: DoubtReason;
  @Field(() => Int, { description: 'The number of rows that wait for a decision on it.' }) rows!: number;
  @Field(() => [DoubtChoiceEnum], { description: 'What can be chosen for all of them.' })
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
