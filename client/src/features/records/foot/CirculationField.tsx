import { shortDate } from '#domain/clinic-time.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import type { IsGone } from '#domain/records/foot/amputation.js';
import { type Side, SIDES } from '#domain/records/foot/answer.js';
import {
  type ArteryDisease,
  type Circulation,
  type FootCirculation,
  type Pulse,
  PULSE_QUALITIES,
  type PulseQuality,
  PULSES,
} from '#domain/records/foot/circulation.js';
import { PULSE_LABELS, SIDE_WORDS } from '#domain/records/foot/exam.es.js';
import type { KnownFoot } from '#domain/records/foot/known-tests.js';
import { ARTERY_DISEASE_LABELS } from '#domain/records/foot/risk.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ChoiceChip } from './ChoiceChip';
import { Choices } from './Choices';
import { DecimalField } from './DecimalField';
import { IN_ROOM } from './in-room';
import { ONE_COLUMN } from '../../../ui/one-column';

interface CirculationFieldProps {
  circulation: Circulation | null;
  /** The previous exam's value, restored when a test of today is removed. */
  before: Circulation | null;
  /** The findings of all earlier exams together. */
  known: readonly KnownFoot[];
  /** Derived from all exams and alerts; undefined until they are loaded. */
  disease: ArteryDisease | undefined;
  day: LocalDate;
  /** Pulses that went with an amputation are left out, unless they were felt before. */
  isGone: IsGone;
  onChange: (circulation: Circulation | null) => void;
}

const PULSE_NAMES: Readonly<Record<Pulse, string>> = {
  dorsalisPedis: 'Pulso pedio',
  posteriorTibial: 'Pulso tibial posterior',
};

const EXAMINED = PULSE_QUALITIES.filter((quality) => quality !== 'NOT_EXAMINED');

const footOf = (circulation: Circulation | null, side: Side): FootCirculation =>
  circulation?.feet.find((foot) => foot.side === side) ?? {
    side,
    dorsalisPedis: 'NOT_EXAMINED',
    posteriorTibial: 'NOT_EXAMINED',
    ankleBrachialIndex: null,
    capillaryRefillSeconds: null,
    hasOedema: null,
  };

export function CirculationField(props: CirculationFieldProps) {
  const { circulation, before, known, disease, day, isGone, onChange } = props;
  const isCarried = circulation !== null && circulation.examinedOn < day;
  // An answer of today begins a new test: the pulses of an earlier day do not count as felt today.
  const ofToday = isCarried ? null : circulation;
  const test = (changes: (foot: FootCirculation) => Partial<FootCirculation>): void =>
    onChange({
      examinedOn: day,
      hasClaudication: ofToday?.hasClaudication ?? null,
      feet: SIDES.map((side) => {
        const foot = footOf(ofToday, side);
        return { ...foot, ...changes(foot) };
      }),
    });
  const change = (side: Side, changes: Partial<FootCirculation>): void =>
    test((foot) => (foot.side === side ? changes : {}));
  const felt = (foot: FootCirculation, pulse: Pulse): PulseQuality =>
    isGone(foot.side, pulse) ? foot[pulse] : 'PRESENT';
  const allPresent = (): void =>
    test((foot) => ({
      dorsalisPedis: felt(foot, 'dorsalisPedis'),
      posteriorTibial: felt(foot, 'posteriorTibial'),
    }));
  return (
    <Box component="section" aria-label="Circulación" sx={{ ...ONE_COLUMN, gap: 1 }}>
      <Typography variant="h3">
        Circulación
        {isCarried && (
          <Typography component="span" variant="body2" color="textSecondary">
            {' '}
            · del {shortDate(circulation.examinedOn)}
          </Typography>
        )}
      </Typography>
      <Box
        sx={{
          ...ONE_COLUMN,
          columnGap: 4,
          rowGap: 2,
          [IN_ROOM]: { gridTemplateColumns: '1fr 1fr' },
        }}
      >
        {SIDES.map((side) => {
          const foot = footOf(circulation, side);
          const earlier = known.find((one) => one.side === side);
          return (
            <Box
              key={side}
              role="group"
              aria-label={`Pie ${SIDE_WORDS[side]}`}
              sx={{ display: 'grid', alignContent: 'start', gap: 1 }}
            >
              <Typography variant="body2" sx={{ fontWeight: 620 }}>
                Pie {SIDE_WORDS[side]}
              </Typography>
              {PULSES.filter((pulse) => foot[pulse] !== 'NOT_EXAMINED' || !isGone(side, pulse)).map(
                (pulse) => (
                  <Box key={pulse}>
                    <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 0.5 }}>
                      {PULSE_NAMES[pulse]}
                      {foot[pulse] === 'NOT_EXAMINED' &&
                        earlier?.examinedOn[pulse] &&
                        ` · ${PULSE_LABELS[earlier[pulse]]} el ${shortDate(earlier.examinedOn[pulse])}`}
                    </Typography>
                    <Choices
                      label={`${PULSE_NAMES[pulse]}, pie ${SIDE_WORDS[side]}`}
                      options={EXAMINED.map((quality) => [quality, PULSE_LABELS[quality]])}
                      chosen={foot[pulse]}
                      isCarried={isCarried}
                      // A press on the value of an earlier day finds the same today.
                      onChoose={(quality) =>
                        change(side, {
                          [pulse]: (quality ?? (isCarried ? foot[pulse] : 'NOT_EXAMINED')) as PulseQuality,
                        })
                      }
                    />
                  </Box>
                ),
              )}
              <Box
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  alignItems: 'end',
                  gap: 1,
                  '& > div': { width: 120 },
                }}
              >
                <DecimalField
                  label="ITB"
                  field="ankleBrachialIndex"
                  value={foot.ankleBrachialIndex}
                  onChange={(ankleBrachialIndex) => change(side, { ankleBrachialIndex })}
                />
                <DecimalField
                  label="Llene capilar (s)"
                  field="capillaryRefillSeconds"
                  value={foot.capillaryRefillSeconds}
                  onChange={(capillaryRefillSeconds) => change(side, { capillaryRefillSeconds })}
                />
                <ChoiceChip
                  isOn={foot.hasOedema === true}
                  isCarried={isCarried}
                  onPress={() => change(side, { hasOedema: isCarried || !foot.hasOedema ? true : null })}
                >
                  Edema
                </ChoiceChip>
              </Box>
            </Box>
          );
        })}
      </Box>
      {disease && disease !== 'UNKNOWN' && (
        <Typography role="status" sx={{ fontWeight: 620 }}>
          Enfermedad arterial · {ARTERY_DISEASE_LABELS[disease]}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ChoiceChip
          isOn={circulation?.hasClaudication === true}
          isCarried={isCarried}
          onPress={() =>
            onChange({
              examinedOn: day,
              feet: SIDES.map((side) => footOf(ofToday, side)),
              hasClaudication: ofToday?.hasClaudication ? null : true,
            })
          }
        >
          Claudicación
        </ChoiceChip>
        <Button variant="outlined" onClick={allPresent} sx={{ marginLeft: 'auto' }}>
          Pulsos presentes
        </Button>
        {circulation && (
          <Button color="inherit" onClick={() => onChange(isCarried ? null : before)}>
            Quitar
          </Button>
        )}
      </Box>
    </Box>
  );
}
