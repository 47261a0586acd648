import { capitalised } from '#domain/capitalised.es.js';
import { shortDate } from '#domain/clinic-time.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import type { IsGone } from '#domain/records/foot/amputation.js';
import { type Side, SIDES } from '#domain/records/foot/answer.js';
import { SENSATION_METHOD_LABELS, SENSATION_SITE_LABELS, SIDE_WORDS } from '#domain/records/foot/exam.es.js';
import { NO_CUT_OFF } from '#domain/records/foot/exam-words.es.js';
import type { FootExam } from '#domain/records/foot/exam.js';
import {
  hasNoCutOff,
  isSiteFelt,
  lossOfSensation,
  SENSATION_PROTOCOLS,
  type SensationMethod,
  type SensationSite,
} from '#domain/records/foot/sensation.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { SegmentedButtons } from '../../../ui/fields/SegmentedButtons';
import { ONE_COLUMN } from '../../../ui/one-column';
import { IN_ROOM } from './in-room';

type Sensation = NonNullable<FootExam['sensation']>;

const Answer = styled(ButtonBase)({
  width: 48,
  height: 48,
  borderRadius: '50%',
  border: '2px solid var(--line-field)',
  fontWeight: 700,
  '&[data-answer="right"]': { borderColor: 'var(--ok)', color: 'var(--ok)' },
  '&[data-answer="wrong"]': {
    borderColor: 'var(--error)',
    color: 'var(--error)',
    backgroundColor: 'color-mix(in srgb, var(--error) 10%, var(--card))',
  },
  '&[data-carried]': { borderColor: 'var(--line-field)', color: 'var(--ink-2)' },
  '&[data-carried][data-answer="wrong"]': { backgroundColor: 'var(--track)' },
});

const RESULTS = {
  YES: 'Pérdida de la sensibilidad protectora',
  NO: 'Sensibilidad protectora conservada',
  UNKNOWN: 'Faltan puntos para saber si hay pérdida',
} as const;

const TOUCHES = ['primer toque', 'segundo toque', 'toque simulado'];
/** The subject of each answer of a site. */
const ANSWER_NAMES: Readonly<Record<SensationMethod, readonly string[]>> = {
  MONOFILAMENT: TOUCHES,
  TOUCH_TEST: TOUCHES,
  TEN_POINT: TOUCHES,
  TUNING_FORK: ['primera vibración', 'segunda vibración', 'sin vibrar'],
};

const NOT_ON = 'No sobre callos, úlceras ni cicatrices.';
/** How each test is done, as the guidelines say (domain/records/foot/sensation.ts). */
const HOW: Readonly<Record<SensationMethod, string>> = {
  MONOFILAMENT: `En cada punto, dos toques y uno simulado (el tercero), en cualquier orden. ${NOT_ON}`,
  TOUCH_TEST: 'Toque con suavidad, uno o dos segundos, la punta de cada ortejo.',
  TUNING_FORK: 'En cada punto, dos veces con vibración y una sin ella (la tercera), en cualquier orden.',
  TEN_POINT: `Un toque en cada punto. ${NOT_ON}`,
};

type Labels = Readonly<Record<SensationMethod, string>>;

interface SensationFieldProps {
  sensation: Sensation | null;
  /** The previous exam's value, restored when a test of today is removed. */
  before: Sensation | null;
  /** The tests that the clinic makes. */
  methods: readonly SensationMethod[];
  /** The clinic's, for a ten-point test. */
  cutOff: number | null;
  day: LocalDate;
  /** Sites that went with an amputation are left out, unless they were tested before. */
  isGone: IsGone;
  onChange: (sensation: Sensation | null) => void;
}

export function SensationField(props: SensationFieldProps) {
  const { sensation, before: beforeToday, methods, cutOff, day, isGone, onChange } = props;
  const begun = (method: SensationMethod, sites: Sensation['sites'] = []): Sensation => ({
    method,
    examinedOn: day,
    sites,
    ...(method === 'TEN_POINT' && { cutOff }),
  });
  if (!sensation) {
    return (
      <Frame>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {methods.map((method) => (
            <Button key={method} variant="outlined" onClick={() => onChange(begun(method))}>
              {SENSATION_METHOD_LABELS[method]}
            </Button>
          ))}
        </Box>
      </Frame>
    );
  }
  const { method, examinedOn, sites } = sensation;
  const isCarried = examinedOn < day;
  const { sites: places, answersPerSite } = SENSATION_PROTOCOLS[method];
  const answersAt = (side: Side, site: SensationSite): readonly boolean[] =>
    sites.find((one) => one.side === side && one.site === site)?.answers ?? [];
  const placesOf = (side: Side): readonly SensationSite[] => places.filter((site) => !isGone(side, site));
  const answer = (side: Side, site: SensationSite, index: number): void => {
    // An answer of today begins a new test: what was felt on an earlier day does not count as felt today.
    const before = isCarried ? [] : answersAt(side, site);
    // The first press on a site records it as felt, answer by answer; another press turns the answer.
    const answers = Array.from({ length: answersPerSite }, (_, place) =>
      place === index
        ? before.length > 0 && before[place] !== false
          ? false
          : true
        : (before[place] ?? true),
    );
    const others = isCarried ? [] : sites.filter((one) => one.side !== side || one.site !== site);
    onChange(begun(method, [...others, { side, site, answers }]));
  };
  const allFelt = (): void =>
    onChange(
      begun(
        method,
        SIDES.flatMap((side) =>
          placesOf(side).map((site) => ({
            side,
            site,
            answers: Array.from({ length: answersPerSite }, () => true),
          })),
        ),
      ),
    );
  return (
    <Frame date={examinedOn} day={day}>
      <SegmentedButtons
        label="Prueba"
        options={Object.fromEntries(methods.map((one) => [one, SENSATION_METHOD_LABELS[one]])) as Labels}
        chosen={method}
        onChoose={(chosen) => chosen !== method && onChange(begun(chosen))}
      />
      <Typography variant="body2" color="textSecondary">
        {HOW[method]}
      </Typography>
      <Box
        sx={{
          ...ONE_COLUMN,
          columnGap: 4,
          rowGap: 2,
          [IN_ROOM]: { gridTemplateColumns: '1fr 1fr' },
        }}
      >
        {SIDES.map((side) => (
          <Box key={side} role="group" aria-label={`Pie ${SIDE_WORDS[side]}`}>
            <Typography variant="body2" sx={{ fontWeight: 620 }}>
              Pie {SIDE_WORDS[side]}
            </Typography>
            {places.map((site) => {
              if (isGone(side, site) && answersAt(side, site).length === 0) return null;
              const answers = answersAt(side, site);
              return (
                <Box
                  key={site}
                  sx={{
                    display: 'flex',
                    alignItems: 'center',
                    justifyContent: 'space-between',
                    gap: 1,
                    minHeight: 54,
                  }}
                >
                  <Typography variant="body2">
                    {SENSATION_SITE_LABELS[site]}
                    {answers.length > 0 && !isSiteFelt(method, answers) && (
                      <Typography
                        component="span"
                        variant="body2"
                        color={isCarried ? 'textSecondary' : 'error'}
                        sx={{ fontWeight: 620 }}
                      >
                        {' '}
                        · no siente
                      </Typography>
                    )}
                  </Typography>
                  <Box sx={{ display: 'flex', gap: 0.75, flexShrink: 0 }}>
                    {Array.from({ length: answersPerSite }, (_, index) => {
                      const right = answers[index];
                      const words = right === undefined ? 'sin probar' : right ? 'correcta' : 'errada';
                      return (
                        <Answer
                          key={index}
                          type="button"
                          data-carried={isCarried || undefined}
                          data-answer={right === undefined ? undefined : right ? 'right' : 'wrong'}
                          aria-label={`${SENSATION_SITE_LABELS[site]} ${SIDE_WORDS[side]}, ${ANSWER_NAMES[method][index]}: ${words}`}
                          onClick={() => answer(side, site, index)}
                        >
                          {right === undefined ? '' : right ? '✓' : '–'}
                        </Answer>
                      );
                    })}
                  </Box>
                </Box>
              );
            })}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography role="status" sx={{ marginRight: 'auto', fontWeight: 620 }}>
          {hasNoCutOff(sensation) ? capitalised(NO_CUT_OFF) : RESULTS[lossOfSensation(sensation, isGone)]}
        </Typography>
        <Button variant="outlined" onClick={allFelt}>
          Siente todos
        </Button>
        <Button color="inherit" onClick={() => onChange(isCarried ? null : beforeToday)}>
          Quitar prueba
        </Button>
      </Box>
    </Frame>
  );
}

interface FrameProps {
  date?: LocalDate;
  day?: LocalDate;
  children: React.ReactNode;
}

function Frame({ date, day, children }: FrameProps) {
  return (
    <Box component="section" aria-label="Sensibilidad" sx={{ ...ONE_COLUMN, gap: 1 }}>
      <Typography variant="h3">
        Sensibilidad
        {date && day && date < day && (
          <Typography component="span" variant="body2" color="textSecondary">
            {' '}
            · del {shortDate(date)}
          </Typography>
        )}
      </Typography>
      {children}
    </Box>
  );
}
