import { capitalised } from '#domain/capitalised.es.js';
import { shortDate } from '#domain/clinic-time.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import {
  changedFinding,
  findingsAt,
  type Place,
  withPress,
  withResolvedTurned,
} from '#domain/records/foot/exam-edits.js';
import type { FootExam, NailExam, SkinExam, WholeFootExam } from '#domain/records/foot/exam.js';
import {
  KIND_LABELS,
  NAIL_FINDING_LABELS,
  SKIN_FINDING_LABELS,
  STAGE_SCALE_LABELS,
  WHOLE_FOOT_FINDING_LABELS,
} from '#domain/records/foot/findings.es.js';
import {
  HEIFETZ_STAGES,
  NAIL_FINDINGS,
  REFERRED_FINDINGS,
  SKIN_FINDINGS,
  WHOLE_FOOT_FINDINGS,
} from '#domain/records/foot/findings.js';
import { sinbadInWords } from '#domain/records/foot/sinbad.es.js';
import { sinbadOf } from '#domain/records/foot/sinbad.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { PhotoOfPlace } from '../photos/PhotoOfPlace';
import { BraceFields } from './BraceFields';
import { ChoiceChip } from './ChoiceChip';
import { Choices } from './Choices';
import { PlaceHistory } from './PlaceHistory';
import { placeInWords } from './place-in-words';
import { UlcerFields } from './UlcerFields';
import { ONE_COLUMN } from '../../../ui/one-column';

const LABELS: Readonly<Record<string, string>> = {
  ...NAIL_FINDING_LABELS,
  ...SKIN_FINDING_LABELS,
  ...WHOLE_FOOT_FINDING_LABELS,
};

/** The signs of a finding, where its name does not say them. */
const SIGNS: Readonly<Record<string, string>> = { SUSPECTED_CHARCOT: 'caliente, rojo, hinchado' };

type Found = NailExam | SkinExam | WholeFootExam;

interface PlaceSheetProps {
  patientId: number;
  exam: FootExam;
  /** The previous exam. */
  before: FootExam | undefined;
  place: Place;
  day: LocalDate;
  showsSinbad: boolean;
  onChange: (exam: FootExam) => void;
  onClose: () => void;
}

/**
 * The findings of a place. A press records one; another press removes it, or marks it as gone if an earlier visit found
 * it. The focus moves here, and back to the place when it closes.
 */
export function PlaceSheet(props: PlaceSheetProps) {
  const { patientId, exam, before, place, day, showsSinbad, onChange, onClose } = props;
  const [showsHistory, setShowsHistory] = useState(false);
  const [pressed, setPressed] = useState<Found['finding']>();
  const found = findingsAt(exam, place);
  const sheet = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);
  const isPhone = useMediaQuery('(max-width:599.95px)');
  useEffect(() => {
    opener.current = document.activeElement;
    sheet.current?.focus({ preventScroll: true });
    // On a phone, the sheet covers the lower part of the screen.
    if (isPhone) opener.current?.scrollIntoView?.({ block: 'start' });
    else sheet.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isPhone]);
  const close = () => {
    onClose();
    const { current } = opener;
    if (current instanceof HTMLElement || current instanceof SVGElement) current.focus();
  };
  return (
    <Box
      ref={sheet}
      component="section"
      tabIndex={-1}
      aria-label={`Hallazgos: ${placeInWords(place)}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Otherwise a dialog around the exam would close as well.
        event.stopPropagation();
        close();
      }}
      sx={{
        outline: 'none',
        containerType: { sm: 'inline-size' },
        containerName: 'foot',
        scrollMarginBlock: 96,
        position: { xs: 'fixed', sm: 'static' },
        zIndex: { xs: 'modal', sm: 'auto' },
        left: 0,
        right: 0,
        bottom: 0,
        maxHeight: { xs: '62dvh', sm: 'none' },
        overflowY: { xs: 'auto', sm: 'visible' },
        boxShadow: { xs: 'var(--shadow)', sm: 'none' },
        ...ONE_COLUMN,
        gap: 1.5,
        padding: 2,
        borderRadius: { xs: 'var(--r-card) var(--r-card) 0 0', sm: 'var(--r-card)' },
        backgroundColor: 'var(--mist)',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h3" sx={{ marginRight: 'auto' }}>
          {capitalised(placeInWords(place))}
        </Typography>
        <Button size="small" aria-expanded={showsHistory} onClick={() => setShowsHistory(!showsHistory)}>
          Historia
        </Button>
        <Button size="small" onClick={close}>
          Listo
        </Button>
      </Box>
      {showsHistory && <PlaceHistory patientId={patientId} place={place} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {findingsFor(place).map((finding) => {
          const one = found.find((each) => each.finding === finding);
          const isOn = one !== undefined && !one.isResolved;
          return (
            <ChoiceChip
              key={finding}
              isOn={isOn}
              isCarried={isOn && one.examinedOn < day}
              onPress={() => {
                setPressed(finding);
                onChange(withPress(exam, place, finding, day, before));
              }}
            >
              {[LABELS[finding], SIGNS[finding]].filter(Boolean).join(': ')}
            </ChoiceChip>
          );
        })}
      </Box>
      <PhotoOfPlace place={place} />
      {found.map((one) => (
        <FoundDetails
          key={one.finding}
          found={one}
          isPressed={one.finding === pressed}
          day={day}
          exam={showsSinbad ? exam : undefined}
          onChange={(changes) => onChange(changedFinding(exam, place, one.finding, changes, day))}
          onTurn={() => onChange(withResolvedTurned(exam, place, one.finding, day, before))}
        />
      ))}
    </Box>
  );
}

const findingsFor = (place: Place): Array<Found['finding']> => {
  if ('toe' in place) return Object.keys(NAIL_FINDINGS) as Array<Found['finding']>;
  return 'zone' in place ? (Object.keys(SKIN_FINDINGS) as Array<Found['finding']>) : [...WHOLE_FOOT_FINDINGS];
};

interface FoundDetailsProps {
  found: Found;
  /** Its details come into view: they are below everything that can be found here. */
  isPressed: boolean;
  day: LocalDate;
  /** Given if the clinic wants the SINBAD items of an ulcer. */
  exam: FootExam | undefined;
  onChange: (changes: Parameters<typeof changedFinding>[3]) => void;
  /** Marks the finding as gone, or as present again. */
  onTurn: () => void;
}

function FoundDetails({ found, isPressed, day, exam, onChange, onTurn }: FoundDetailsProps) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPressed) group.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isPressed]);
  const { finding, examinedOn, isResolved } = found;
  const kinds = Object.entries(KIND_LABELS[finding] ?? {});
  const isCarried = examinedOn < day;
  return (
    <Box
      ref={group}
      role="group"
      aria-label={LABELS[finding] ?? finding}
      sx={{
        scrollMarginBlock: { xs: 16, sm: 96 },
        ...ONE_COLUMN,
        gap: 1,
        paddingTop: 1.5,
        borderTop: '1px solid var(--line-strong)',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 620, marginRight: 'auto' }}>
          {LABELS[finding]}
          {isCarried && (
            <Typography component="span" variant="body2" color="textSecondary">
              {' '}
              · visto el {shortDate(examinedOn)}
            </Typography>
          )}
        </Typography>
        {isCarried && (
          <ChoiceChip label={`${LABELS[finding]}: visto hoy`} onPress={() => onChange({})}>
            Visto hoy
          </ChoiceChip>
        )}
        {finding !== 'NO_DEFORMITY' && (
          <ChoiceChip isOn={isResolved} label={`${LABELS[finding]}: resuelto`} onPress={onTurn}>
            Resuelto
          </ChoiceChip>
        )}
      </Box>
      {kinds.length > 0 && 'kind' in found && (
        <Choices
          label={`Tipo de ${LABELS[finding]?.toLowerCase()}`}
          options={kinds}
          chosen={found.kind}
          isCarried={isCarried}
          onChoose={(kind) => onChange({ kind })}
        />
      )}
      {finding === 'INGROWN' && 'stage' in found && (
        <Choices
          label={`Estadio (${STAGE_SCALE_LABELS.HEIFETZ})`}
          options={HEIFETZ_STAGES.map((stage) => [stage, `Estadio ${stage}`])}
          chosen={found.stage}
          isCarried={isCarried}
          onChoose={(stage) =>
            onChange({ stage: stage as NailExam['stage'], stageScale: stage ? 'HEIFETZ' : null })
          }
        />
      )}
      {'brace' in found && finding === 'BRACE' && (
        <BraceFields brace={found.brace} day={day} onChange={(brace) => onChange({ brace })} />
      )}
      {'ulcer' in found && finding === 'ULCER' && (
        <UlcerFields
          zone={found.zone}
          ulcer={found.ulcer}
          examinedOn={examinedOn}
          day={day}
          onChange={(ulcer) => onChange({ ulcer })}
        />
      )}
      {exam && 'zone' in found && finding === 'ULCER' && !isResolved && (
        <Typography variant="caption" color="textSecondary">
          {sinbadInWords(sinbadOf(found, exam))}
        </Typography>
      )}
      {(REFERRED_FINDINGS as readonly string[]).includes(finding) && (
        <Typography variant="body2" color="error" sx={{ fontWeight: 600 }}>
          Derivar a un médico.
        </Typography>
      )}
    </Box>
  );
}
