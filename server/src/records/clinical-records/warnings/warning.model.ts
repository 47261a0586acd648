import type { DismissedWarning, Warning, WarningKind } from '#domain/records/warnings/warning.js';
import { warningInWords } from '#domain/records/warnings/warning.es.js';
import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../../foundation/graphql/scalars.js';
import { IsId } from '../../../foundation/input/field-rules.js';
import { WarningKindEnum } from './warning.enums.js';

@ObjectType('DismissedWarning', {
  description: 'A warning that a professional dismissed before the procedure.',
})
export class DismissedWarningModel implements DismissedWarning {
  @Field(() => WarningKindEnum, { description: 'The warning.' }) kind!: WarningKind;
  @Field(() => String, { description: "The user's name at that time." }) by!: string;
  @Field(() => DateTimeScalar, { description: 'When the record with it was saved.' }) at!: string;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether only an answer of the questionnaire said so, which was still to be reviewed; null if it was dismissed before this was kept.',
  })
  isUnreviewed?: boolean | null;
}

@ObjectType('ProcedureWarning', { description: 'A warning before a procedure.' })
export class ProcedureWarningModel implements Warning {
  @Field(() => WarningKindEnum, { description: 'The kind, which a record names if it was dismissed.' })
  kind!: WarningKind;
  @Field(() => [String], {
    description: 'Of an allergy: the supplies of the kit that contain the substance.',
  })
  supplies!: readonly string[];
  @Field(() => Boolean, {
    description: 'Only an answer of the questionnaire says so, which is still to be reviewed.',
  })
  isUnreviewed!: boolean;
  @Field(() => String, { description: 'A Spanish sentence.' }) summary!: string;
}

@ArgsType()
export class ProcedureWarningsInput {
  @Field(() => Int, { description: 'The patient who will be treated.' }) @IsId() patientId!: number;
  @Field(() => Int, { description: 'The treatment, as listed by `treatments`.' })
  @IsId()
  treatmentId!: number;
}

export const toWarningModel = (warning: Warning): ProcedureWarningModel => ({
  ...warning,
  summary: warningInWords(warning),
});
