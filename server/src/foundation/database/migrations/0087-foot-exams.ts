import { Migration } from '@mikro-orm/migrations';

// jsonpath conditions that are true of a fault. A missing value or one of another type is a fault as well: jsonpath
// looks into lists by itself, so a list of codes is only refused by its type.
const notOneOf = (field: string, codes: string): string =>
  `!(@.${field}.type() == "string") || !exists(@.${field} ? (@ like_regex "^(${codes.replaceAll(' ', '|')})$"))`;
const notNullOrOneOf = (field: string, codes: string): string =>
  `!(@.${field} == null) && (${notOneOf(field, codes)})`;
const notBetween = (field: string, least: number, most: number): string =>
  `!(@.${field}.type() == "number") || !exists(@.${field} ? (@ >= ${least} && @ <= ${most}))`;
const notWhole = (field: string, least: number, most: number): string =>
  `${notBetween(field, least, most)} || !exists(@.${field} ? (@ == @.floor()))`;
const notNullOr = (field: string, fault: string): string => `!(@.${field} == null) && (${fault})`;
const notNullOrObject = (field: string): string =>
  `!(@.${field}.type() == "null" || @.${field}.type() == "object")`;
const notList = (field: string): string => `!(@.${field}.type() == "array")`;
const notDay = (field: string): string =>
  `!exists(@.${field} ? (@ like_regex "^\\\\d{4}-\\\\d{2}-\\\\d{2}$"))`;
const notFlag = (field: string): string => `!exists(@.${field} ? (@.type() == "boolean"))`;

const SIDE = notOneOf('side', 'RIGHT LEFT');
const SEEN = [notDay('examinedOn'), notFlag('isResolved')];

/** Kinds by finding; a finding without kinds has null. */
const kindsOf = (kinds: Readonly<Record<string, string>>): string =>
  [
    ...Object.entries(kinds).map(
      ([finding, allowed]) => `@.finding == "${finding}" && ${notNullOrOneOf('kind', allowed)}`,
    ),
    `!(@.kind == null) && (${notOneOf('finding', Object.keys(kinds).join(' '))})`,
  ]
    .map((fault) => `(${fault})`)
    .join(' || ');

const FAULTS: ReadonlyArray<readonly [items: string, faults: readonly string[]]> = [
  [
    '$.nails[*]',
    [
      SIDE,
      notWhole('toe', 1, 5),
      notOneOf(
        'finding',
        'ONYCHOMYCOSIS INGROWN ONYCHOGRYPHOSIS ONYCHAUXIS ONYCHOLYSIS ONYCHOPHOSIS HAEMATOMA PINCER_NAIL DYSTROPHY PARONYCHIA GRANULOMA MELANONYCHIA MISSING BRACE',
      ),
      kindsOf({ ONYCHOMYCOSIS: 'SUPERFICIAL DISTAL TOTAL', INGROWN: 'INNER OUTER BOTH' }),
      notNullOrOneOf('stage', 'I II III'),
      '!(@.stage == null) && !(@.finding == "INGROWN")',
      notNullOrObject('brace'),
      '!(@.brace == null) && !(@.finding == "BRACE")',
      ...SEEN,
    ],
  ],
  [
    '$.skin[*]',
    [
      SIDE,
      notOneOf(
        'zone',
        'SOLE_TOE_1 SOLE_TOE_2 SOLE_TOE_3 SOLE_TOE_4 SOLE_TOE_5 METATARSAL_1 METATARSALS_2_3 METATARSALS_4_5 ARCH HEEL INNER_EDGE OUTER_EDGE SPACE_1_2 SPACE_2_3 SPACE_3_4 SPACE_4_5 BACK_TOE_1 BACK_TOE_2 BACK_TOE_3 BACK_TOE_4 BACK_TOE_5 BACK_FOREFOOT INSTEP ANKLE',
      ),
      notOneOf(
        'finding',
        'HELOMA CALLUS FISSURE PLANTAR_WART TINEA_PEDIS MACERATION XEROSIS HYPERHIDROSIS BROMHIDROSIS DYSHIDROSIS EXOSTOSIS ULCER AMPUTATION',
      ),
      kindsOf({ HELOMA: 'HARD SOFT PLANTAR', AMPUTATION: 'TOE RAY TRANSMETATARSAL MIDFOOT ABOVE_FOOT' }),
      notNullOrObject('ulcer'),
      '!(@.ulcer == null) && !(@.finding == "ULCER")',
      ...SEEN,
    ],
  ],
  [
    '$.skin[*].ulcer ? (@ != null)',
    [
      notNullOrOneOf('depth', 'SKIN SUBCUTANEOUS DEEPER'),
      notNullOrOneOf('tissue', 'GRANULATION SLOUGH NECROSIS'),
      notNullOrOneOf('exudate', 'NONE LITTLE MUCH'),
      notNullOr('lengthMm', notWhole('lengthMm', 1, 300)),
      notNullOr('widthMm', notWhole('widthMm', 1, 300)),
    ],
  ],
  [
    '$.feet[*]',
    [
      SIDE,
      notOneOf(
        'finding',
        'HALLUX_VALGUS CLAW_OR_HAMMER_TOES FLAT_FOOT HIGH_ARCH LIMITED_MOBILITY SUSPECTED_CHARCOT',
      ),
      ...SEEN,
    ],
  ],
  [
    '$.sensation ? (@ != null)',
    [notOneOf('method', 'MONOFILAMENT TOUCH_TEST'), notDay('examinedOn'), notList('sites')],
  ],
  [
    '$.sensation.sites[*]',
    [
      SIDE,
      notOneOf('site', 'BIG_TOE FIRST_METATARSAL FIFTH_METATARSAL TOE_1 TOE_3 TOE_5'),
      notList('answers'),
    ],
  ],
  ['$.sensation.sites[*].answers[*]', ['!(@.type() == "boolean")']],
  ['$.circulation ? (@ != null)', [notDay('examinedOn'), notList('feet')]],
  [
    '$.circulation.feet[*]',
    [
      SIDE,
      notOneOf('dorsalisPedis', 'PRESENT WEAK ABSENT NOT_EXAMINED'),
      notOneOf('posteriorTibial', 'PRESENT WEAK ABSENT NOT_EXAMINED'),
      notNullOr('ankleBrachialIndex', notBetween('ankleBrachialIndex', 0, 3)),
    ],
  ],
  [
    '$',
    [
      notNullOrObject('sensation'),
      notNullOrObject('circulation'),
      notNullOrObject('riskOverride'),
      notNullOr('pain', notWhole('pain', 0, 10)),
    ],
  ],
  [
    '$.riskOverride ? (@ != null)',
    [
      notWhole('category', 0, 3),
      '!(@.reason.type() == "string") || !exists(@.reason ? (@ like_regex "[^[:space:]]"))',
    ],
  ],
];

const IS_EXAM = [
  "jsonb_typeof(foot_exam) = 'object'",
  "jsonb_exists_all(foot_exam, array['nails', 'skin', 'feet', 'sensation', 'circulation', 'pain', 'riskOverride'])",
  "jsonb_typeof(foot_exam -> 'nails') = 'array' and jsonb_typeof(foot_exam -> 'skin') = 'array' and jsonb_typeof(foot_exam -> 'feet') = 'array'",
  ...FAULTS.map(
    ([items, faults]) =>
      `not jsonb_path_exists(foot_exam, '${items} ? (${faults.map((fault) => `(${fault})`).join(' || ')})')`,
  ),
].join('\n  and ');

/** Findings on the feet in a visit, in its record and in each version of it. */
export class FootExams extends Migration {
  override up(): void {
    for (const table of ['clinical_record', 'clinical_record_version']) {
      this.addSql(`
alter table ${table}
  -- Null: the visit had no examination.
  add column foot_exam jsonb,
  add constraint ${table}_foot_exam_codes check (foot_exam is null or (${IS_EXAM}))`);
    }
    // The newest examinations of a patient, for the risk.
    this.addSql(
      'create index clinical_record_foot_exam_idx on clinical_record (patient_id, date desc, id desc) where foot_exam is not null',
    );
  }
}
