import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { reloadPage } from '../../../apollo/page-reload';
import { NoPatient } from '../../../clinic/NoPatient';
import { isPatientId, patientPath } from '../../../clinic/patient-path';
import { useContinuedForm } from '../../../drafts/continued-form';
import { useRights } from '../../../session/current-staff';
import { Loading } from '../../../ui/frame/Loading';
import { LoadingOrRetry } from '../../../ui/notices/LoadingOrRetry';
import { useMayLeave } from '../../../ui/dialogs/unsaved-changes';
import { ONE_COLUMN } from '../../../ui/one-column';
import { DueControls } from './DueControls';
import { LastVisit } from './LastVisit';
import { lastVisitOf } from './last-visit';
import { IntakeCard } from '../intake/IntakeCard';
import { NextAppointment } from './NextAppointment';
import type { PatientDialog, ShowPatientDialog } from './patient-dialogs';
import { PatientFacts } from './PatientFacts';
import { PatientHeader } from './PatientHeader';
import { usePatientPageQuery } from './patient-page.generated';
import { TimelineCard } from './TimelineCard';

const ReplaceRutModal = lazy(() =>
  import('./ReplaceRutModal').then((module) => ({ default: module.ReplaceRutModal })),
);

const PatientEditor = lazy(() =>
  import('../PatientEditor').then((module) => ({ default: module.PatientEditor })),
);

/** ?editar=si */
const EDITING = 'editar';

interface PatientPageProps {
  dialogs: ShowPatientDialog;
  /** The button that starts a visit, from another feature. */
  attend?: (patientId: number, onOpen: (dialog: PatientDialog) => void) => ReactNode;
  /** The risk of the patient's feet, and their last exam, from another feature. */
  footRisk?: (patientId: number) => ReactNode;
  lastExam?: (patientId: number) => ReactNode;
  /** When the patient's feet should be examined again, from another feature. */
  footControl?: (patientId: number) => ReactNode;
  /** The patient's debt or credit, from another feature. */
  balance?: (patientId: number) => ReactNode;
  /** The patient's photos and money, from other features. */
  photosAndMoney?: (patientId: number) => ReactNode;
}

export function PatientPage(props: PatientPageProps) {
  const id = Number(useParams()['id']);
  return isPatientId(id) ? <PageOf key={id} id={id} {...props} /> : <NoPatient />;
}

function PageOf({
  id,
  dialogs,
  attend,
  footRisk,
  footControl,
  lastExam,
  balance,
  photosAndMoney,
}: PatientPageProps & { id: number }) {
  const client = useApolloClient();
  const can = useRights();
  const navigate = useNavigate();
  const mayLeave = useMayLeave();
  const [params, setParams] = useSearchParams();
  const [dialog, setDialog] = useState<PatientDialog>();
  useContinuedForm('appointment', (opens) => setDialog({ kind: 'begun-appointment', opens }));
  useContinuedForm('walk-in', () => setDialog({ kind: 'walk-in' }));
  useContinuedForm('certificate', (record: number) =>
    setDialog({ kind: 'record', id: record, certifies: true }),
  );
  const [isReplacingRut, setReplacingRut] = useState(false);
  /** The photos and the money are far down the page: they would only delay what is read first. */
  const [hasStory, setHasStory] = useState(false);
  const showRest = useCallback(() => setHasStory(true), []);
  const withAgenda = can('AGENDA', 'READ');
  const { data, error, refetch } = usePatientPageQuery({
    variables: { id, withHealthData: can('HEALTH_DATA', 'READ'), withAgenda },
    fetchPolicy: 'cache-and-network',
  });
  const isEditing = can('PATIENTS') && params.get(EDITING) !== null;
  const staysAt = useCallback(
    (address: URL) => address.pathname === location.pathname && address.searchParams.has(EDITING),
    [],
  );
  const setEditing = (wanted: boolean) =>
    setParams(
      (before) => {
        if (wanted) before.set(EDITING, 'si');
        else before.delete(EDITING);
        return before;
      },
      { replace: !wanted, preventScrollReset: true },
    );

  const patient = data?.patient;
  if (data && !patient) return <NoPatient />;
  if (!data || !patient) {
    return (
      <LoadingOrRetry data={data} error={error} sentence="No se pudo cargar el paciente." refetch={refetch} />
    );
  }
  const reload = () => void reloadPage(client);
  return (
    <Box sx={{ ...ONE_COLUMN, gap: GAP }}>
      <PatientHeader
        patient={patient}
        attend={attend?.(id, setDialog)}
        footRisk={footRisk?.(id)}
        onEdit={() => setEditing(true)}
        onReplaceRut={() => setReplacingRut(true)}
        onOpen={setDialog}
      />
      {isReplacingRut && (
        <Suspense>
          <ReplaceRutModal
            patient={patient}
            onClose={() => setReplacingRut(false)}
            onSaved={() => {
              setReplacingRut(false);
              reload();
            }}
          />
        </Suspense>
      )}
      {isEditing && (
        <Suspense fallback={<Loading />}>
          <PatientEditor
            open={id}
            onClose={() => void mayLeave().then((may) => may && setEditing(false))}
            onSaved={() => {
              setEditing(false);
              reload();
            }}
            onOpen={(other) => void navigate(patientPath(other))}
            staysAt={staysAt}
          />
        </Suspense>
      )}
      <Box component="section" sx={columns}>
        <Box sx={glance}>
          <LastVisit
            visit={lastVisitOf(data.lastVisit, data.lastRecord?.nodes[0]?.record)}
            onOpen={setDialog}
          />
          {withAgenda && (
            <>
              <NextAppointment
                appointment={data.nextAppointment ?? null}
                noShows={data.noShows ?? 0}
                onOpen={setDialog}
              />
              <DueControls
                patientId={id}
                hasAppointment={Boolean(data.nextAppointment)}
                footControl={footControl?.(id)}
              />
            </>
          )}
          <Box sx={{ display: 'contents' }}>{balance?.(id)}</Box>
          {(can('HEALTH_DATA') || can('PATIENTS')) && <IntakeCard patientId={id} />}
        </Box>
        <Box component="section" sx={story}>
          <TimelineCard patientId={id} onShown={showRest} onOpen={setDialog} />
        </Box>
        <Box component="section" sx={beside}>
          <PatientFacts patient={patient} />
          {lastExam?.(id)}
        </Box>
        {hasStory && (
          <Box component="section" sx={rest}>
            {photosAndMoney?.(id)}
          </Box>
        )}
      </Box>
      {dialog &&
        dialogs(dialog, patient, () => {
          setDialog(undefined);
          reload();
        })}
    </Box>
  );
}

const GAP = { xs: 2, sm: 2.5 };
/**
 * On a desktop, the story is on the left with the photos and the money below it, which need its width, and the rest is on
 * the right, above and below in the order of the page. The second row takes up what one side is longer than the other.
 */
const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
  gridTemplateRows: { lg: 'auto 1fr auto' },
  alignItems: 'start',
  gap: GAP,
};
/**
 * On a phone, the last visit and the next appointment are side by side; on a tablet, also what is to be done. The others
 * have the whole width, because beside them nothing would be.
 */
const glance = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'minmax(0, 1fr)',
  },
  gridColumn: { lg: 2 },
  gridRow: { lg: 1 },
  gap: { xs: 1.5, sm: 2 },
  '& > :nth-of-type(3)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  '& > :nth-of-type(n + 4), & > div > section': { gridColumn: '1 / -1' },
};
/** On a desktop, the story does not wait for what is beside it. */
const story = { opacity: { lg: 1 }, minWidth: 0, gridColumn: { lg: 1 }, gridRow: { lg: '1 / span 2' } };
const beside = {
  ...ONE_COLUMN,
  gridColumn: { lg: 2 },
  gridRow: { lg: '2 / span 2' },
  gap: GAP,
};
const rest = { ...ONE_COLUMN, gridColumn: { lg: 1 }, gridRow: { lg: 3 }, gap: GAP };
