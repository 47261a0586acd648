import fc, { type Arbitrary } from 'fast-check';

/** Texts that have broken programs before. Some are not well-formed Unicode. */
const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800x',
  '\u202eodatrevni',
  '\ufeff',
  '\uffff',
  '👩‍👩‍👧‍👦',
  'e\u0301'.repeat(300),
  'x'.repeat(201),
  'x'.repeat(20_001),
  'ﷺ'.repeat(200),
  "'; drop table patient; --",
  "' or 1=1 --",
  '$1',
  '%',
  '%%_\\',
  '\\',
  '<script>alert(1)</script>',
  '{{constructor.constructor("x")()}}',
  '{paciente',
  '${7*7}',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e300',
  '1e-300',
  '0x10',
  '-1',
  '2147483647',
  '2147483648',
  '9223372036854775808',
  '123456789012345678901234567890',
  '١٢٣',
  '1,5',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '+275760-09-14',
  '2026-11-20T10:00:00Z',
  '24:00',
  '99:99',
  '10:00:61',
  '11.111.111-1',
  '1-9',
  '99999999-9',
  'K',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  'a@b',
  'WyJOQU1FIiwiYVx1MDAwMGIiLDFd',
  'WyJOQU1FIiwiYSIsMWUzMDBd',
  'WyJSVVQiLDFlMzAwLCJhIl0',
];

export const hostileText: Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 8 })
      .map((units) => String.fromCharCode(...units)),
  },
);

export const hostileNumber: Arbitrary<number> = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    -1,
    0.5,
    1e300,
    -1e300,
    5e-324,
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31),
    2 ** 53,
    2 ** 63,
    1e21,
    65_536,
  ),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** A value nested in other values, to the given depth. */
function nested(depth: number, isArray: boolean): unknown {
  let value: unknown = 1;
  for (let n = 0; n < depth; n += 1) value = isArray ? [value] : { a: value };
  return value;
}

const deep = fc
  .tuple(fc.constantFrom(2, 8, 29, 30, 31, 32, 33, 64, 1_000), fc.boolean())
  .map(([depth, isArray]) => nested(depth, isArray));

/** Any JSON value in a place where it does not belong. */
export const hostileJson: Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 4, arbitrary: hostileNumber },
  {
    weight: 2,
    arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], { length: 3 }, { toString: 1 }),
  },
  { weight: 1, arbitrary: fc.array(fc.oneof(hostileText, hostileNumber), { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: deep },
);
