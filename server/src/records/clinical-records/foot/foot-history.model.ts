import type { LocalDate } from '#domain/clinic-time.js';
import { professionalName } from '#domain/clinic/professionals/professional.es.js';
import { type Answer, type Side, SIDES } from '#domain/records/foot/answer.js';
import type { Place } from '#domain/records/foot/exam-edits.js';
import type { NailExam, SkinExam, WholeFootExam } from '#domain/records/foot/exam.js';
import { foundInWords } from '#domain/records/foot/exam-words.es.js';
import { type Toe, TOES, type Zone, ZONES } from '#domain/records/foot/findings.js';
import { sinbadInWords } from '#domain/records/foot/sinbad.es.js';
import { sinbadOf } from '#domain/records/foot/sinbad.js';
import { areaSeen } from '#domain/records/foot/ulcer.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../../foundation/graphql/as-enum.js';
import { LocalDateScalar } from '../../../foundation/graphql/scalars.js';
import { IsId, oneOf, rule } from '../../../foundation/input/field-rules.js';
import { SideEnum, ZoneEnum } from './foot-exam.enums.js';
import { NailExamModel, SkinExamModel, WholeFootExamModel } from './foot-exam.model.js';
import type { FoundInRecord } from './foot-history.js';

const AnswerEnum = asEnum(['YES', 'NO', 'UNKNOWN'] satisfies Answer[]);
registerEnumType(AnswerEnum, {
  name: 'FootAnswer',
  description: 'An answer of an examination.',
  valuesMap: {
    YES: { description: 'It is there.' },
    NO: { description: 'It is not there.' },
    UNKNOWN: { description: 'It was not examined.' },
  },
});

@ObjectType('Sinbad', {
  description:
    'SINBAD of an ulcer (Ince et al. 2008): a point for each of six items, from the exam of the visit. For audits; the area shows whether an ulcer heals.',
})
export class SinbadModel {
  @Field(() => AnswerEnum, { description: 'Behind the forefoot; unknown on an edge.' }) site!: Answer;
  @Field(() => AnswerEnum, { description: 'No pulse of the foot is felt.' }) ischaemia!: Answer;
  @Field(() => AnswerEnum, { description: 'Loss of protective sensation.' }) neuropathy!: Answer;
  @Field(() => AnswerEnum, { description: 'Signs of infection.' }) infection!: Answer;
  @Field(() => AnswerEnum, { description: 'An area of 1 cm² or more.' }) area!: Answer;
  @Field(() => AnswerEnum, { description: 'Deeper than the subcutaneous tissue.' }) depth!: Answer;
  @Field(() => Int, { description: 'The sum, 0 to 6, if what was not examined is not there.' })
  least!: number;
  @Field(() => Int, { description: 'The sum if what was not examined is there.' }) most!: number;
  @Field(() => String, { description: 'The sum and its items in Spanish.' }) summary!: string;
}

@ObjectType('FootFindingSeen', {
  description: 'A finding on the day on which it was seen. One of `nail`, `skin` and `foot` is set.',
})
export class FindingSeenModel {
  @Field(() => Int, { description: 'The clinical record of the exam.' }) recordId!: number;
  @Field(() => LocalDateScalar, { description: 'The day of the visit.' }) date!: LocalDate;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the professional who attended; null if unknown.',
  })
  professionalName!: string | null;
  @Field(() => NailExamModel, { nullable: true, description: 'Of a nail.' }) nail!: NailExam | null;
  @Field(() => SkinExamModel, { nullable: true, description: 'Of a zone.' }) skin!: SkinExam | null;
  @Field(() => WholeFootExamModel, { nullable: true, description: 'Of a foot as a whole.' })
  foot!: WholeFootExam | null;
  @Field(() => Float, { nullable: true, description: 'Of an ulcer, in cm²; null if it was not measured.' })
  area!: number | null;
  @Field(() => SinbadModel, { nullable: true, description: 'Of an open ulcer.' }) sinbad!: SinbadModel | null;
  @Field(() => String, { description: 'The finding in Spanish.' }) summary!: string;
}

const IsSide = oneOf('side', SIDES, FIELD_MESSAGES.oneOfList);
const IsToe = oneOf('toe', TOES, FIELD_MESSAGES.oneOfList);
const IsZone = oneOf('zone', ZONES, FIELD_MESSAGES.oneOfList);
const IsOnePlace = rule(
  'one place',
  (zone, input) => !zone || !(input as FootHistoryInput).toe,
  'Elija un ortejo o una zona, no ambos.',
);

/** One nail (`toe`), one zone, or a foot as a whole. */
@ArgsType()
export class FootHistoryInput {
  @Field(() => Int, { description: 'The patient whose feet they are.' }) @IsId() patientId!: number;
  @Field(() => SideEnum, { description: 'The foot.' })
  @IsSide()
  side!: Side;
  @Field(() => Int, { nullable: true, description: 'Of a nail: from 1, the big toe, to 5.' })
  @IsToe('optional')
  toe?: Toe | null;
  @Field(() => ZoneEnum, {
    nullable: true,
    description: 'A zone. Without it and `toe`: the foot as a whole.',
  })
  @IsOnePlace()
  @IsZone('optional')
  zone?: Zone | null;
}

export const placeOf = ({ side, toe, zone }: FootHistoryInput): Place =>
  toe ? { side, toe } : zone ? { side, zone } : { side };

export function toFindingSeen(row: FoundInRecord): FindingSeenModel {
  const { found, professional } = row;
  const skin = 'zone' in found ? found : null;
  return {
    recordId: row.recordId,
    date: row.date,
    professionalName: professional && professionalName(professional.name, professional.service),
    nail: 'toe' in found ? found : null,
    skin,
    foot: 'toe' in found || 'zone' in found ? null : found,
    area: skin && areaSeen(skin),
    sinbad: skin?.finding === 'ULCER' && !skin.isResolved ? toSinbad(skin, row) : null,
    summary: foundInWords(found),
  };
}

function toSinbad(ulcer: SkinExam, tests: FoundInRecord): SinbadModel {
  const score = sinbadOf(ulcer, tests);
  const { items, least, most } = score;
  return {
    site: items.SITE,
    ischaemia: items.ISCHAEMIA,
    neuropathy: items.NEUROPATHY,
    infection: items.INFECTION,
    area: items.AREA,
    depth: items.DEPTH,
    least,
    most,
    summary: sinbadInWords(score),
  };
}
