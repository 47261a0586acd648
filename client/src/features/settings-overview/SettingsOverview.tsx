import ChevronRightRounded from '~icons/round-chevron-right';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useClinic } from '../../clinic/clinic';
import { useClinicNow } from '../../clinic/clinic-now';
import { useRights, useSeesWholeClinic } from '../../session/current-staff';
import { Card } from '../../ui/Card';
import { PageHead } from '../../ui/frame/PageHead';
import { StatusPill } from '../../ui/StatusPill';
import { hasState, type PartState, partStates } from './part-states';
import { type SettingsKey, type SettingsPart, settingsGroups } from './settings-parts';
import { useSettingsOverviewQuery } from './settings-overview.generated';

interface SettingsOverviewProps {
  /** From other features. */
  firstSteps: ReactNode;
  thisBrowser: ReactNode;
}

/** All parts of the settings in groups, each with its present state. */
export function SettingsOverview({ firstSteps, thisBrowser }: SettingsOverviewProps) {
  const can = useRights();
  const seesAll = useSeesWholeClinic();
  const { date: today } = useClinicNow();
  const { timeZone } = useClinic();
  const { data, loading } = useSettingsOverviewQuery({
    variables: {
      year: Number(today.slice(0, 4)),
      withHealthData: can('HEALTH_DATA', 'READ'),
      withTeam: can('TEAM', 'READ'),
      withBackup: can('BACKUP', 'READ'),
    },
    // Without one of these rights, or of the whole clinic, the parts are shown without their states.
    skip:
      !seesAll ||
      !(['AGENDA', 'SETTINGS', 'MESSAGES', 'PATIENTS'] as const).every((area) => can(area, 'READ')),
    fetchPolicy: 'cache-and-network',
  });
  const states = data && partStates(data, { today, timeZone });
  return (
    <>
      <PageHead title="Configuración" introduction="Cómo trabaja su clínica" actions={firstSteps} />
      {/* Columns of cards of different heights. */}
      <Box
        component="nav"
        aria-label="Configuración"
        sx={{ columns: { md: 2 }, columnGap: { md: 3 }, marginTop: 2.5 }}
      >
        {settingsGroups(can, seesAll).map(({ label, parts }) => (
          <Group key={label} aria-label={label}>
            <Typography variant="h2" sx={{ marginBottom: 1 }}>
              {label}
            </Typography>
            <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
              {parts.map((part) => (
                <PartLine
                  key={part.key}
                  part={part}
                  state={states?.[part.key as SettingsKey]}
                  isLoading={loading && !data && hasState(part.key as SettingsKey)}
                />
              ))}
            </Box>
          </Group>
        ))}
      </Box>
      <Box sx={{ marginTop: { md: 3 } }}>{thisBrowser}</Box>
    </>
  );
}

interface PartLineProps {
  part: SettingsPart;
  state: PartState | undefined;
  isLoading: boolean;
}

function PartLine({ part, state, isLoading }: PartLineProps) {
  return (
    <Line>
      <Link to={part.path}>
        <Box sx={{ minWidth: 0, gridRow: { sm: '1 / span 2' } }}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {part.label}
          </Typography>
          <Typography variant="body2" component="span" color="textSecondary" sx={{ display: 'block' }}>
            {isLoading && !state ? <Skeleton width="60%" /> : (state?.line ?? part.about)}
          </Typography>
        </Box>
        {state?.tag && <StatusPill colour={state.tag.colour}>{state.tag.text}</StatusPill>}
        <ChevronRightRounded aria-hidden />
      </Link>
    </Line>
  );
}

const Group = styled(Card)(({ theme }) => ({
  breakInside: 'avoid',
  marginBottom: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { marginBottom: theme.spacing(3) },
}));

const Line = styled('li')(({ theme }) => ({
  borderTop: '1px solid var(--line)',
  // The card has room below it.
  '&:last-of-type > a': { marginBottom: -12 },
  '& > a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: 12,
    rowGap: 4,
    minHeight: 64,
    marginInline: -10,
    paddingInline: 10,
    paddingBlock: 8,
    borderRadius: 'var(--r-control)',
    color: 'inherit',
    textDecoration: 'none',
  },
  '& > a:hover': { backgroundColor: 'color-mix(in srgb, var(--ink) 4%, transparent)' },
  '& > a > svg': { gridColumn: 3, gridRow: '1 / span 2', color: 'var(--ink-3)' },
  '& > a > span': {
    justifySelf: 'start',
    gridRow: 2,
    [theme.breakpoints.up('sm')]: { gridRow: '1 / span 2' },
  },
}));
