import { whoComes } from '#domain/agenda/appointment.es.js';
import { APPOINTMENT_NOT_FOUND } from '#domain/sentences.es.js';
import { isSaidByAlerts } from '#domain/patients/alert.es.js';
import { ageOn } from '#domain/clinic-time.js';
import { longDay } from '#domain/clinic-time.es.js';
import { UNSPECIFIED_TREATMENT } from '#domain/clinic/treatments.js';
import { ATTENDANCE_LABELS } from '#domain/visits/attendance.es.js';
import EventBusyOutlined from '~icons/outline-event-busy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { failureOf } from '../../apollo/apollo-failure';
import { useClinicNow } from '../../clinic/clinic-now';
import { startsVisit } from '../../clinic/visit-path';
import { useRights } from '../../session/current-staff';
import { Card } from '../../ui/Card';
import { Loading } from '../../ui/frame/Loading';
import { Message } from '../../ui/frame/Message';
import { PageHead } from '../../ui/frame/PageHead';
import { toasts } from '../../ui/notices/toasts';
import { ONE_COLUMN } from '../../ui/one-column';
import { GLOVE_HIGH } from '../../ui/theme/glove-high';
import { useScreenQuery } from '../../ui/paper/use-screen-query';
import { PatientAlertChips } from '../patients/alerts/PatientAlertChips';
import { LazyVisitPhotos } from '../records/photos/LazyVisitPhotos';
import { VisitOfPhotos } from '../records/photos/visit-of-photos';
import { FootRiskBadge } from '../records/foot/FootRiskBadge';
import { EarlierVisits } from './EarlierVisits';
import { FinishedVisit } from './FinishedVisit';
import { useStartVisitMutation, useVisitPatientQuery, useVisitQuery } from './visits.generated';
import type { StoredVisit, VisitPatient } from './visit';
import { VisitForm } from './VisitForm';

const VisitConsents = lazy(() =>
  import('../records/signed-consents/VisitConsents').then((module) => ({ default: module.VisitConsents })),
);

interface VisitPageProps {
  /** The price and payment of a finished visit, from another feature. */
  money?: (appointment: StoredVisit) => ReactNode;
}

/** An appointment during the visit, until its record is written and the next visit is booked. */
export function VisitPage({ money }: VisitPageProps) {
  const { id = '' } = useParams();
  const visit = useVisitQuery({ variables: { id: Number(id) }, fetchPolicy: 'cache-and-network' });
  const appointment = visit.data?.appointment;
  const patientId = appointment?.patient.id;
  const patient = useVisitPatientQuery({ variables: { id: patientId ?? 0 }, skip: !patientId }).data?.patient;
  useStart(appointment ?? undefined);
  if (appointment && patient)
    return (
      <Visit key={appointment.id} appointment={appointment} patient={patient} money={money?.(appointment)} />
    );
  const hasEnded = visit.error ?? visit.data?.appointment === null;
  return (
    <>
      <PageHead title="Visita" />
      <Card sx={{ marginTop: 2.5 }}>
        {!hasEnded && <Loading />}
        {hasEnded && (
          <Message
            live
            icon={<EventBusyOutlined />}
            sentence={visit.error ? 'No se pudo cargar la cita.' : APPOINTMENT_NOT_FOUND}
            action={
              visit.error && (
                <Button variant="outlined" onClick={() => void visit.refetch().catch(() => undefined)}>
                  Intentar de nuevo
                </Button>
              )
            }
          />
        )}
      </Card>
    </>
  );
}

interface VisitProps {
  appointment: StoredVisit;
  patient: VisitPatient;
  money: ReactNode;
}

function Visit({ appointment, patient, money }: VisitProps) {
  const { status, recordId, attendance, notes, visitorName } = appointment;
  const who = whoComes(patient.name, visitorName);
  const { date: today } = useClinicNow();
  const can = useRights();
  const { state } = useLocation();
  const [finishedId, setFinishedId] = useState<number>();
  // A visit that is loaded again after it was finished still offers what follows it.
  const recordOfVisit = finishedId ?? recordId;
  const visitOfPhotos = useMemo(
    () => ({ patientId: patient.id, appointmentId: appointment.id }),
    [patient.id, appointment.id],
  );
  const isOpen = !recordOfVisit && status !== 'CANCELLED';
  // On narrow screens they are above the form: below it, they would be out of sight while writing.
  const isAbove = useScreenQuery(useTheme().breakpoints.down('lg')) && isOpen;
  const earlier = <EarlierVisits patientId={patient.id} exceptRecord={recordOfVisit} isFolded={isAbove} />;
  const photos = can('HEALTH_DATA') && <LazyVisitPhotos {...visitOfPhotos} />;
  const facts = [
    `RUT ${patient.rut}${patient.provisionalRut ? ' (provisional)' : ''}`,
    patient.birthDate && `${ageOn(patient.birthDate, today)} años`,
    appointment.date !== today && longDay(appointment.date),
    `${appointment.time} · ${appointment.treatment || UNSPECIFIED_TREATMENT}`,
    `Atiende ${appointment.professionalName}`,
    attendance && status !== 'COMPLETED' && ATTENDANCE_LABELS[attendance],
  ].filter(Boolean);
  return (
    <>
      <PageHead title={`Visita de ${who}`} heading={who} introduction={facts.join('\u00a0· ')} hasFacts />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 1,
          marginTop: 1,
          '&:empty': { display: 'none' },
        }}
      >
        <PatientAlertChips patientId={patient.id} />
        {can('HEALTH_DATA') && <FootRiskBadge patientId={patient.id} />}
        {patient.underlyingCondition &&
          !isSaidByAlerts(patient.underlyingCondition, patient.alerts ?? []) && (
            <Typography sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>
              Enfermedad base: {patient.underlyingCondition}
            </Typography>
          )}
      </Box>
      {notes && (
        <Typography variant="body2" sx={{ marginTop: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          Notas de la cita: {notes}
        </Typography>
      )}
      {can('HEALTH_DATA', 'WRITE') && isOpen && (
        <Suspense>
          <VisitConsents appointmentId={appointment.id} asks={startsVisit(state)} />
        </Suspense>
      )}
      <Box
        component="section"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
          alignItems: 'start',
          gap: { xs: 2, sm: 3 },
          marginTop: 2.5,
          ...GLOVE_HIGH,
        }}
      >
        {isAbove && earlier}
        {recordOfVisit && (
          <FinishedVisit
            appointment={appointment}
            patient={patient}
            recordId={recordOfVisit}
            isFresh={finishedId !== undefined}
            money={money}
          />
        )}
        {!recordOfVisit && status === 'CANCELLED' && (
          <Card>
            <Message
              icon={<EventBusyOutlined />}
              sentence="La cita está cancelada."
              detail="Cambie su estado antes de atender."
              action={
                <Button
                  variant="outlined"
                  component={Link}
                  to={`/app/citas?vista=dia&fecha=${appointment.date}&cita=${appointment.id}`}
                >
                  Ver la cita
                </Button>
              }
            />
          </Card>
        )}
        {isOpen && (
          <VisitOfPhotos value={visitOfPhotos}>
            <VisitForm appointment={appointment} photos={photos} onFinished={setFinishedId} />
          </VisitOfPhotos>
        )}
        {!isAbove && (
          <Box sx={{ ...ONE_COLUMN, gap: { xs: 2, sm: 3 } }}>
            {!isOpen && status !== 'CANCELLED' && photos}
            {earlier}
          </Box>
        )}
      </Box>
    </>
  );
}

/** Marks the patient as in care if the page was opened with 'Atender'. */
function useStart(appointment: StoredVisit | undefined): void {
  const { state } = useLocation();
  const [start] = useStartVisitMutation();
  const hasStarted = useRef(false);
  const isDue = startsVisit(state) && appointment !== undefined && appointment.attendance !== 'IN_CARE';
  useEffect(() => {
    if (!isDue || hasStarted.current || appointment.recordId || appointment.status === 'COMPLETED') return;
    hasStarted.current = true;
    start({ variables: { appointmentId: appointment.id } }).catch((error: unknown) =>
      toasts.error(failureOf(error).sentence ?? 'No se pudo anotar que el paciente está en atención.'),
    );
  }, [isDue, appointment, start]);
}
