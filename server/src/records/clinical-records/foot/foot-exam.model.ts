import type { LocalDate } from '#domain/clinic-time.js';
import { type Side, SIDES } from '#domain/records/foot/answer.js';
import {
  type Circulation,
  type FootCirculation,
  PULSE_QUALITIES,
  type PulseQuality,
} from '#domain/records/foot/circulation.js';
import {
  type Brace,
  EXAM_LIMITS,
  type Exudate,
  EXUDATES,
  type FootExam,
  type NailExam,
  type RiskOverride,
  type SkinExam,
  type Ulcer,
  ULCER_DEPTHS,
  ULCER_TISSUES,
  type UlcerDepth,
  type UlcerTissue,
  type WholeFootExam,
} from '#domain/records/foot/exam.js';
import {
  HEIFETZ_STAGES,
  type HeifetzStage,
  type NailFinding,
  type SkinFinding,
  STAGE_SCALES,
  type StageScale,
  type Toe,
  TOES,
  WHOLE_FOOT_FINDINGS,
  type WholeFootFinding,
  type Zone,
  ZONES,
} from '#domain/records/foot/findings.js';
import type { RiskCategory } from '#domain/records/foot/risk.js';
import {
  SENSATION_METHODS,
  SENSATION_SITES,
  type SensationMethod,
  type SensationSite,
  TEN_POINTS,
  type TestedSite,
} from '#domain/records/foot/sensation.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { Field, Float, InputType, Int, ObjectType } from '@nestjs/graphql';
import { LocalDateScalar } from '../../../foundation/graphql/scalars.js';
import {
  IsDay,
  IsWholeNumber,
  oneOf,
  type Presence,
  rule,
  Text,
} from '../../../foundation/input/field-rules.js';
import { AreNested, IsOptionalNested } from '../../../foundation/input/nested.js';
import {
  ExudateEnum,
  FINDING_KINDS,
  FindingKindEnum,
  HeifetzEnum,
  NAIL_FINDING_CODES,
  NailFindingEnum,
  PulseQualityEnum,
  SensationMethodEnum,
  SensationSiteEnum,
  SideEnum,
  SKIN_FINDING_CODES,
  SkinFindingEnum,
  StageScaleEnum,
  UlcerDepthEnum,
  UlcerTissueEnum,
  WholeFootFindingEnum,
  ZoneEnum,
} from './foot-exam.enums.js';
import { unknownCode } from './foot-exam.es.js';

// Each class is both what is sent and what is returned.

const IsCode = (codes: readonly unknown[], presence: Presence = 'required'): PropertyDecorator =>
  oneOf('code', codes, unknownCode)(presence);
const IsYesOrNo = rule('flag', (value) => typeof value === 'boolean', FIELD_MESSAGES.trueOrFalse);
const IsAnswer = rule(
  'answer',
  (value) => value === undefined || value === null || typeof value === 'boolean',
  FIELD_MESSAGES.trueOrFalse,
);
const AreAnswers = rule(
  'answers',
  (value) => Array.isArray(value) && value.length <= 3 && value.every((one) => typeof one === 'boolean'),
  FIELD_MESSAGES.trueOrFalse,
);

/** With at most two decimals. */
const IsMeasure = (most: number): PropertyDecorator =>
  rule(
    'measure',
    (value) =>
      value === undefined ||
      value === null ||
      (typeof value === 'number' &&
        value >= 0 &&
        value <= most &&
        Number.isInteger(Math.round(value * 1e6) / 1e4)),
    (field) => FIELD_MESSAGES.between(field, 0, most),
    { facts: { type: 'number', minimum: 0, maximum: most } },
  )();

/** May be absent or null. */
export const IsFootExam = (): PropertyDecorator => IsOptionalNested(() => FootExamModel);

@ObjectType('NailBrace', { description: 'A brace that straightens a nail.' })
@InputType('NailBraceInput', { description: 'A brace that straightens a nail.' })
export class BraceModel implements Brace {
  @Field(() => String, { description: 'Such as its material; may be empty. At most 200 characters.' })
  @Text(EXAM_LIMITS.text, 'optional')
  type!: string;
  @Field(() => LocalDateScalar, { nullable: true, description: 'When it was fitted.' })
  @IsDay('optional')
  fittedOn!: LocalDate | null;
  @Field(() => LocalDateScalar, { nullable: true, description: 'When it should be adjusted next.' })
  @IsDay('optional')
  nextAdjustment!: LocalDate | null;
}

@ObjectType({ isAbstract: true })
@InputType({ isAbstract: true })
abstract class FoundModel {
  @Field(() => SideEnum, { description: 'The foot.' }) @IsCode(SIDES) side!: Side;
  @Field(() => LocalDateScalar, { description: 'The day it was seen; a copy into a later visit keeps it.' })
  @IsDay()
  examinedOn!: LocalDate;
  @Field(() => Boolean, { description: 'It was there before and has gone.' })
  @IsYesOrNo()
  isResolved!: boolean;
}

@ObjectType('NailFinding', { description: 'A finding on a nail.' })
@InputType('NailFindingInput', { description: 'A finding on a nail; each finding at most once per nail.' })
export class NailExamModel extends FoundModel implements NailExam {
  @Field(() => Int, { description: 'From 1, the big toe, to 5.' }) @IsCode(TOES) toe!: Toe;
  @Field(() => NailFindingEnum, { description: 'The finding.' })
  @IsCode(NAIL_FINDING_CODES)
  finding!: NailFinding;
  @Field(() => FindingKindEnum, { nullable: true, description: "One of the finding's kinds." })
  @IsCode(FINDING_KINDS, 'optional')
  kind!: string | null;
  @Field(() => HeifetzEnum, { nullable: true, description: 'Of an ingrown nail.' })
  @IsCode(HEIFETZ_STAGES, 'optional')
  stage!: HeifetzStage | null;
  @Field(() => StageScaleEnum, {
    nullable: true,
    description: 'The scale of `stage`; what is sent may leave it out. Null in old exams: it was Heifetz’s.',
  })
  @IsCode(STAGE_SCALES, 'optional')
  stageScale?: StageScale | null;
  @Field(() => BraceModel, { nullable: true, description: 'Of `BRACE`.' })
  @IsOptionalNested(() => BraceModel)
  brace!: BraceModel | null;
}

@ObjectType('FootUlcer', { description: 'The measures of an ulcer.' })
@InputType('FootUlcerInput', { description: 'The measures of an ulcer.' })
export class UlcerModel implements Ulcer {
  @Field(() => LocalDateScalar, { nullable: true, description: 'Since when it has been open.' })
  @IsDay('optional')
  since!: LocalDate | null;
  @Field(() => Int, { nullable: true, description: 'In millimetres, 1 to 300.' })
  @IsWholeNumber(1, EXAM_LIMITS.ulcer, 'optional')
  lengthMm!: number | null;
  @Field(() => Int, { nullable: true, description: 'In millimetres, 1 to 300.' })
  @IsWholeNumber(1, EXAM_LIMITS.ulcer, 'optional')
  widthMm!: number | null;
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The day of these two. Null: the day on which the ulcer was seen.',
  })
  @IsDay('optional')
  measuredOn?: LocalDate | null;
  @Field(() => UlcerDepthEnum, { nullable: true, description: 'The deepest tissue it reaches.' })
  @IsCode(ULCER_DEPTHS, 'optional')
  depth!: UlcerDepth | null;
  @Field(() => UlcerTissueEnum, { nullable: true, description: 'The tissue that covers most of it.' })
  @IsCode(ULCER_TISSUES, 'optional')
  tissue!: UlcerTissue | null;
  @Field(() => ExudateEnum, { nullable: true, description: 'How much fluid it loses.' })
  @IsCode(EXUDATES, 'optional')
  exudate!: Exudate | null;
  @Field(() => String, { description: 'How its edges look; may be empty. At most 200 characters.' })
  @Text(EXAM_LIMITS.text, 'optional')
  edges!: string;
  @Field(() => Boolean, { nullable: true, description: 'Whether bone is visible.' })
  @IsAnswer()
  hasVisibleBone!: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether it shows signs of infection.' })
  @IsAnswer()
  isInfected!: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'At an edge of the foot: whether it lies behind the forefoot. Elsewhere the zone says it.',
  })
  @IsAnswer()
  isBehindForefoot?: boolean | null;
}

@ObjectType('SkinFinding', { description: 'A finding on a zone of a foot.' })
@InputType('SkinFindingInput', { description: 'A finding on a zone of a foot; each at most once per zone.' })
export class SkinExamModel extends FoundModel implements SkinExam {
  @Field(() => ZoneEnum, { description: 'Where on the foot.' }) @IsCode(ZONES) zone!: Zone;
  @Field(() => SkinFindingEnum, { description: 'The finding.' })
  @IsCode(SKIN_FINDING_CODES)
  finding!: SkinFinding;
  @Field(() => FindingKindEnum, { nullable: true, description: "One of the finding's kinds." })
  @IsCode(FINDING_KINDS, 'optional')
  kind!: string | null;
  @Field(() => UlcerModel, { nullable: true, description: 'Of `ULCER`.' })
  @IsOptionalNested(() => UlcerModel)
  ulcer!: UlcerModel | null;
}

@ObjectType('WholeFootFinding', { description: 'A finding on a foot as a whole.' })
@InputType('WholeFootFindingInput', { description: 'A finding on a foot as a whole; each at most once.' })
export class WholeFootExamModel extends FoundModel implements WholeFootExam {
  @Field(() => WholeFootFindingEnum, { description: 'The finding.' })
  @IsCode(WHOLE_FOOT_FINDINGS)
  finding!: WholeFootFinding;
}

@ObjectType('TestedSite', { description: 'A site where sensation was tested.' })
@InputType('TestedSiteInput', { description: 'A site where sensation was tested.' })
export class TestedSiteModel implements TestedSite {
  @Field(() => SideEnum, { description: 'The foot.' }) @IsCode(SIDES) side!: Side;
  @Field(() => SensationSiteEnum, { description: 'A site of the method.' })
  @IsCode(SENSATION_SITES)
  site!: SensationSite;
  @Field(() => [Boolean], {
    description:
      'Whether each answer of the patient was right: three with the monofilament and the tuning fork (two touches and one mock touch), one in the touch test and at ten points.',
  })
  @AreAnswers()
  answers!: boolean[];
}

@ObjectType('SensationTest', { description: 'A test of protective sensation.' })
@InputType('SensationTestInput', { description: 'A test of protective sensation.' })
export class SensationModel {
  @Field(() => SensationMethodEnum, { description: 'How it was tested.' })
  @IsCode(SENSATION_METHODS)
  method!: SensationMethod;
  @Field(() => LocalDateScalar, { description: 'The day of the test.' }) @IsDay() examinedOn!: LocalDate;
  @Field(() => [TestedSiteModel], { description: 'Without the sites that could not be tested.' })
  @AreNested(() => TestedSiteModel, SENSATION_SITES.length * SIDES.length)
  sites!: TestedSiteModel[];
  @Field(() => Int, {
    nullable: true,
    description:
      'Of `TEN_POINT`, 1 to 10: from how many unfelt points of a foot on sensation counts as lost. Null: no result. A test that is sent without it gets the clinic’s.',
  })
  @IsWholeNumber(1, TEN_POINTS, 'optional')
  cutOff?: number | null;
}

@ObjectType('FootCirculation', { description: 'The circulation of a foot.' })
@InputType('FootCirculationInput', { description: 'The circulation of a foot.' })
export class FootCirculationModel implements FootCirculation {
  @Field(() => SideEnum, { description: 'The foot.' }) @IsCode(SIDES) side!: Side;
  @Field(() => PulseQualityEnum, { description: 'The pulse on the back of the foot.' })
  @IsCode(PULSE_QUALITIES)
  dorsalisPedis!: PulseQuality;
  @Field(() => PulseQualityEnum, { description: 'The pulse behind the inner ankle.' })
  @IsCode(PULSE_QUALITIES)
  posteriorTibial!: PulseQuality;
  @Field(() => Float, { nullable: true, description: 'Null where it was not measured.' })
  @IsMeasure(EXAM_LIMITS.ankleBrachialIndex)
  ankleBrachialIndex!: number | null;
  @Field(() => Float, { nullable: true, description: 'Null where it was not measured.' })
  @IsMeasure(EXAM_LIMITS.capillaryRefillSeconds)
  capillaryRefillSeconds!: number | null;
  @Field(() => Boolean, { nullable: true, description: 'Null if it was not examined.' })
  @IsAnswer()
  hasOedema!: boolean | null;
}

@ObjectType('CirculationExam', { description: 'The circulation of both feet.' })
@InputType('CirculationExamInput', { description: 'The circulation of both feet.' })
export class CirculationModel implements Circulation {
  @Field(() => LocalDateScalar, { description: 'The day of the examination.' })
  @IsDay()
  examinedOn!: LocalDate;
  @Field(() => Boolean, { nullable: true, description: 'Pain in the calf when walking; null if not asked.' })
  @IsAnswer()
  hasClaudication!: boolean | null;
  @Field(() => [FootCirculationModel], { description: 'At most one per foot.' })
  @AreNested(() => FootCirculationModel, SIDES.length)
  feet!: FootCirculationModel[];
}

@ObjectType('FootRiskOverride', { description: "The professional's own risk category." })
@InputType('FootRiskOverrideInput', { description: "The professional's own risk category." })
export class RiskOverrideModel implements RiskOverride {
  @Field(() => Int, { description: 'From 0, very low, to 3, high.' })
  @IsWholeNumber(0, 3)
  category!: RiskCategory;
  @Field(() => String, { description: 'Why; not empty. At most 200 characters.' })
  @Text(EXAM_LIMITS.text)
  reason!: string;
  @Field(() => Int, {
    nullable: true,
    description:
      'The category that was calculated then, or the own one if none was: a higher one later ends the own one. Null: it was not kept, and none ends it.',
  })
  @IsWholeNumber(0, 3, 'optional')
  calculated?: RiskCategory | null;
}

@ObjectType('FootExam', { description: 'The exam of the feet in a visit.' })
@InputType('FootExamInput', { description: 'The exam of the feet in a visit.' })
export class FootExamModel implements FootExam {
  @Field(() => [NailExamModel], { description: 'All findings of an exam together: at most 200.' })
  @AreNested(() => NailExamModel, EXAM_LIMITS.findings)
  nails!: NailExamModel[];
  @Field(() => [SkinExamModel], { description: 'All findings of an exam together: at most 200.' })
  @AreNested(() => SkinExamModel, EXAM_LIMITS.findings)
  skin!: SkinExamModel[];
  @Field(() => [WholeFootExamModel], { description: 'Findings on a foot as a whole.' })
  @AreNested(() => WholeFootExamModel, EXAM_LIMITS.findings)
  feet!: WholeFootExamModel[];
  @Field(() => SensationModel, { nullable: true, description: 'Null if it was never tested.' })
  @IsOptionalNested(() => SensationModel)
  sensation!: SensationModel | null;
  @Field(() => CirculationModel, { nullable: true, description: 'Null if it was never examined.' })
  @IsOptionalNested(() => CirculationModel)
  circulation!: CirculationModel | null;
  @Field(() => Int, { nullable: true, description: 'From 0 to 10, on the visual analogue scale.' })
  @IsWholeNumber(0, EXAM_LIMITS.pain, 'optional')
  pain!: number | null;
  @Field(() => Float, { nullable: true, description: 'Between the feet, in degrees Celsius.' })
  @IsMeasure(EXAM_LIMITS.temperatureDifference)
  temperatureDifference!: number | null;
  @Field(() => String, { description: 'The shoes worn; may be empty. At most 200 characters.' })
  @Text(EXAM_LIMITS.text, 'optional')
  footwear!: string;
  @Field(() => String, { description: 'Orthoses and insoles; may be empty. At most 200 characters.' })
  @Text(EXAM_LIMITS.text, 'optional')
  orthoses!: string;
  @Field(() => RiskOverrideModel, { nullable: true, description: 'Null: the calculated category holds.' })
  @IsOptionalNested(() => RiskOverrideModel)
  riskOverride!: RiskOverrideModel | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'True if the own category of an earlier visit no longer holds.',
  })
  @IsAnswer()
  usesCalculatedRisk?: boolean | null;
}
