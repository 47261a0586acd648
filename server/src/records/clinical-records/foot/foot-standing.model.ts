import type { LocalDate } from '#domain/clinic-time.js';
import type { ArteryDisease } from '#domain/records/foot/circulation.js';
import { ARTERY_DISEASE_LABELS, RISK_DISCLAIMER, riskInWords } from '#domain/records/foot/risk.es.js';
import type { RiskCategory, RiskFactor } from '#domain/records/foot/risk.js';
import type { FootExam } from '#domain/records/foot/exam.js';
import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { LocalDateScalar } from '../../../foundation/graphql/scalars.js';
import { IsId } from '../../../foundation/input/field-rules.js';
import type { FootStanding } from '#domain/records/foot/standing.js';
import {
  ArteryDiseaseEnum,
  UlcerStandingEnum,
  RiskFactorEnum,
  RiskKindEnum,
  type RiskKind,
} from './foot-exam.enums.js';
import { footBadge } from '#domain/records/foot/badge.es.js';
import { FootBadgeModel } from './foot-badge.model.js';
import { FootExamModel, RiskOverrideModel } from './foot-exam.model.js';
import type { PatientStanding } from './foot-standings.js';

@ObjectType('FootRisk', {
  description: 'The risk of a foot ulcer by IWGDF 2023: support for a decision, not a diagnosis.',
})
export class FootRiskModel {
  @Field(() => RiskKindEnum, { description: 'Whether there is a category.' }) kind!: RiskKind;
  @Field(() => Int, { nullable: true, description: 'From 0, very low, to 3, high; null without a category.' })
  category!: RiskCategory | null;
  @Field(() => [RiskFactorEnum], { description: 'The reasons for the category or the referral.' })
  reasons!: readonly RiskFactor[];
  @Field(() => [RiskFactorEnum], {
    description: 'Findings that don’t raise a category of 0, and should be noticed.',
  })
  notices!: readonly RiskFactor[];
  @Field(() => [RiskFactorEnum], {
    description: 'Of `INCOMPLETE`: the answers that could change the result.',
  })
  missing!: readonly RiskFactor[];
  @Field(() => Int, { nullable: true, description: 'Of `INCOMPLETE`: the lowest category that is possible.' })
  atLeast!: RiskCategory | null;
  @Field(() => String, { description: `A Spanish sentence. Show it with '${RISK_DISCLAIMER}'.` })
  summary!: string;
}

@ObjectType('FootControl', { description: 'When the feet should be examined again.' })
export class FootControlModel {
  @Field(() => LocalDateScalar, { description: 'The control is proposed from this day on.' })
  from!: LocalDate;
  @Field(() => LocalDateScalar, { description: 'The control is overdue after this day.' }) until!: LocalDate;
}

@ObjectType('RecordedFootExam', { description: 'An exam and its record.' })
export class RecordedExamModel {
  @Field(() => Int, { description: 'The clinical record.' }) recordId!: number;
  @Field(() => LocalDateScalar, { description: 'The day of the visit.' }) date!: LocalDate;
  @Field(() => FootExamModel, { description: 'The exam.' }) exam!: FootExam;
}

@ObjectType('FootStanding', {
  description: "The state of a patient's feet according to the last examinations.",
})
export class FootStandingModel {
  @Field(() => FootRiskModel, { description: 'As calculated.' }) risk!: FootRiskModel;
  @Field(() => FootBadgeModel, {
    nullable: true,
    description: 'Null for patients without diabetes, and for patients who were neither examined nor asked.',
  })
  badge!: FootBadgeModel | null;
  @Field(() => RiskOverrideModel, { nullable: true, description: "The professional's own category, if any." })
  override!: RiskOverrideModel | null;
  @Field(() => ArteryDiseaseEnum, { description: 'The knowledge about peripheral artery disease.' })
  arteryDisease!: ArteryDisease;
  @Field(() => String, { description: 'The same in Spanish.' }) arteryDiseaseSummary!: string;
  @Field(() => Boolean, { description: 'Whether a pulse was missed when it was last examined.' })
  hasAbsentPulse!: boolean;
  @Field(() => UlcerStandingEnum, { description: 'The worst ulcer that is not resolved.' })
  ulcer!: FootStanding['ulcer'];
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The oldest of the newest results of sensation and circulation; null if there is none.',
  })
  examinedOn!: LocalDate | null;
  @Field(() => FootControlModel, { nullable: true, description: 'Null without a category or a test.' })
  control!: FootControlModel | null;
  @Field(() => RecordedExamModel, { nullable: true, description: 'The newest exam; null if there is none.' })
  lastExam!: RecordedExamModel | null;
  @Field(() => [RecordedExamModel], {
    description:
      'The exams on which all of this rests, the newest first: the newest, and those with the newest test of each kind and the newest word on each finding.',
  })
  exams!: readonly RecordedExamModel[];
}

@ArgsType()
export class FootStandingInput {
  @Field(() => Int, { description: 'The patient whose feet they are.' }) @IsId() patientId!: number;
}

export const toStandingModel = ({ risk, ...standing }: PatientStanding): FootStandingModel => ({
  ...standing,
  badge: footBadge({ risk, override: standing.override }, standing.lastExam !== null),
  arteryDiseaseSummary: ARTERY_DISEASE_LABELS[standing.arteryDisease],
  risk: {
    category: null,
    reasons: [],
    notices: [],
    missing: [],
    atLeast: null,
    ...risk,
    summary: riskInWords(risk),
  },
});
