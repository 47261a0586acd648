import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { manicureOf } from '#domain/agenda/manicure.js';
import { UNSPECIFIED_TREATMENT } from '#domain/clinic/treatments.js';
import type { WarningKind } from '#domain/records/warnings/warning.js';
import { weeksInWords } from '#domain/visits/next-visit.es.js';
import { useClinicNow } from '../../clinic/clinic-now';
import { useClinicTreatmentsQuery } from '../../treatments/treatments.generated';
import type { ClinicTreatment } from '../../treatments/treatments';
import { Card } from '../../ui/Card';
import { Arriving } from '../../ui/frame/Arriving';
import { Loading } from '../../ui/frame/Loading';
import { RetryNotice } from '../../ui/notices/RetryNotice';
import { FailureNotice } from '../records/form/FailureNotice';
import { RecordFields } from '../records/form/RecordFields';
import { type RecordDraft, useRecordDraft } from '../records/form/record-draft';
import { useLastTextsQuery, usePhrasesQuery } from '../records/phrases/phrases.generated';
import { RestoredNotice } from '../../drafts/RestoredNotice';
import type { ManicureFieldsProps } from '../records/manicure/ManicureFields';
import { lazyPart } from '../../ui/frame/lazy-part';
import { ONE_COLUMN } from '../../ui/one-column';
import { useRecordForm } from '../records/form/use-record-form';
import { emptyRecord, type RecordValues, toRecordInput } from '../records/record-values';
import type { ChoosableSupply } from '../records/used-supplies';
import { useRecordSuppliesQuery } from '../records/clinical-records.generated';
import { useFinishVisitMutation } from './visits.generated';
import type { StoredVisit } from './visit';
import { VisitSupplies } from './VisitSupplies';

const IntakeNotice = lazy(() =>
  import('../patients/intake/IntakeNotice').then((module) => ({ default: module.IntakeNotice })),
);
const ProcedureWarnings = lazy(() =>
  import('../records/warnings/ProcedureWarnings').then((module) => ({ default: module.ProcedureWarnings })),
);

const { Part: ManicureFields } = lazyPart<ManicureFieldsProps>(() =>
  import('../records/manicure/ManicureFields').then((module) => module.ManicureFields),
);

interface VisitFormProps {
  appointment: StoredVisit;
  photos: ReactNode;
  /** @param recordId the record that was written. */
  onFinished: (recordId: number) => void;
}

/** Loads the data that prefill the form: the treatment's kit at current prices. */
export function VisitForm(props: VisitFormProps) {
  const treatments = useClinicTreatmentsQuery();
  // Other users consume supplies too, so the stock is loaded each time.
  const { data, error, refetch } = useRecordSuppliesQuery({ fetchPolicy: 'cache-and-network' });
  // Without the treatments, the form works without the kit.
  const { patient, id } = props.appointment;
  // They are offered above and below the fields: waits for them, so that they don't push the fields down.
  const { loading: isLoadingTexts } = useLastTextsQuery({ variables: { patientId: patient.id } });
  const { loading: isLoadingPhrases } = usePhrasesQuery();
  const isFilled = data && (treatments.data ?? treatments.error) && !isLoadingTexts && !isLoadingPhrases;
  const found = useRecordDraft(patient.id, `visit-${id}`);
  return (
    <Box component="section" aria-label="Ficha de la visita" sx={{ minWidth: 0 }}>
      {error && !data && (
        <RetryNotice
          sentence="No se pudieron cargar los insumos."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!(isFilled && found) && !error && (
        <Card>
          <Loading />
        </Card>
      )}
      {data && isFilled && found && (
        <FilledForm
          {...props}
          draft={found.draft}
          supplies={data.supplies}
          treatment={treatments.data?.treatments.find(({ name }) => name === props.appointment.treatment)}
        />
      )}
    </Box>
  );
}

const NONE_DISMISSED: readonly WarningKind[] = [];

interface FilledFormProps extends VisitFormProps {
  draft: RecordDraft | undefined;
  supplies: readonly ChoosableSupply[];
  treatment: ClinicTreatment | undefined;
}

function FilledForm({ appointment, photos, onFinished, draft, supplies, treatment }: FilledFormProps) {
  const { date: today } = useClinicNow();
  const [initial] = useState((): RecordValues => ({
    ...emptyRecord(appointment.date < today ? appointment.date : today),
    professionalId: appointment.professionalId,
    usedSupplies: usualSupplies(treatment, supplies),
    manicure: appointment.serviceType === 'MANICURE' ? manicureOf(appointment) : null,
  }));
  const [dismissed, setDismissed] = useState(draft?.dismissed ?? NONE_DISMISSED);
  const [finish] = useFinishVisitMutation();
  const recordId = useRef<number>(undefined);
  const record = useRecordForm(
    appointment.patient,
    draft,
    initial,
    undefined,
    () => recordId.current && onFinished(recordId.current),
    {
      record: `visit-${appointment.id}`,
      saved: 'Visita terminada',
      dismissed,
      create: async (values) => {
        const { data } = await finish({
          variables: {
            appointmentId: appointment.id,
            input: { ...toRecordInput(values), ...values.manicure, dismissedWarnings: [...dismissed] },
          },
          refetchQueries: ['RecordSupplies', 'FootStanding'],
        });
        recordId.current = data?.finishVisit.record.id;
      },
    },
  );
  const [lines, day, footExam, manicure, irritatingProducts] = useWatch({
    control: record.form.control,
    name: ['usedSupplies', 'date', 'footExam', 'manicure', 'irritatingProducts'],
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void record.submit();
      }}
      sx={{
        ...ONE_COLUMN,
        gap: 2,
        // Keeps the focused element above the bar.
        '& :is(input, textarea, button, [tabindex])': { scrollMarginBottom: 96 },
      }}
    >
      {record.isRestored && (
        <RestoredNotice
          onStartOver={() => {
            setDismissed(NONE_DISMISSED);
            record.startOver();
          }}
        />
      )}
      {record.failure && <FailureNotice text={record.failure} />}
      <RecordFields
        patientId={appointment.patient.id}
        isNew
        manicure={
          manicure && (
            <Suspense fallback={<Loading />}>
              <ManicureFields
                appointmentId={appointment.id}
                patientId={appointment.patient.id}
                manicure={manicure}
                irritatingProducts={irritatingProducts}
                error={record.form.formState.errors.irritatingProducts?.message}
                onChange={(changed) => record.form.setValue('manicure', changed, { shouldDirty: true })}
                onIrritate={(products) =>
                  record.form.setValue('irritatingProducts', products, { shouldDirty: true })
                }
              />
            </Suspense>
          )
        }
        visit={{
          occasion: {
            serviceType: appointment.serviceType,
            treatmentId: treatment?.id ?? null,
            controlWeeks: treatment?.controlWeeks ?? null,
          },
          Sheet,
          warnings: (
            <Suspense fallback={<Arriving />}>
              {/* The warnings wait for it, too. */}
              <Box sx={{ display: 'contents' }}>
                <IntakeNotice patientId={appointment.patient.id} />
              </Box>
              <ProcedureWarnings
                patientId={appointment.patient.id}
                isOfPodiatry={appointment.serviceType === 'PODIATRY'}
                contraindications={treatment?.contraindications ?? []}
                supplies={supplies.filter(({ id }) => lines.some(({ supplyId }) => supplyId === id))}
                day={day}
                exam={footExam}
                dismissed={dismissed}
                onDismiss={(kind) => setDismissed((known) => [...known, kind])}
              />
            </Suspense>
          ),
          photos,
        }}
        form={record.form}
        stored={[]}
        supplies={
          <VisitSupplies
            lines={lines}
            supplies={supplies}
            day={day}
            price={treatment?.price ?? null}
            onChange={(changed) => record.form.setValue('usedSupplies', changed, { shouldDirty: true })}
          />
        }
      />
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'flex-end',
          gap: 2,
          zIndex: 1,
          padding: 1.5,
          border: '1px solid var(--line)',
          borderRadius: 'var(--r-card) var(--r-card) 0 0',
          backgroundColor: 'background.paper',
          boxShadow: '0 -4px 16px #0000000f',
        }}
      >
        <Box sx={{ display: { xs: 'none', sm: 'block' }, flex: 1, minWidth: 0, paddingLeft: 1.5 }}>
          <Typography noWrap sx={{ fontWeight: 600 }}>
            {appointment.treatment || UNSPECIFIED_TREATMENT}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap>
            {treatment?.controlWeeks
              ? `Control en ${weeksInWords(treatment.controlWeeks)}`
              : appointment.time}
          </Typography>
        </Box>
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={record.isSaving}
          sx={{ flex: { xs: 1, sm: 'none' } }}
        >
          Terminar visita
        </Button>
      </Box>
    </Box>
  );
}

const Sheet = ({ children }: { children: ReactNode }) => (
  <Card sx={{ ...ONE_COLUMN, gap: 2 }}>{children}</Card>
);

/** The kit, without supplies that no longer exist. */
function usualSupplies(
  treatment: ClinicTreatment | undefined,
  supplies: readonly ChoosableSupply[],
): RecordValues['usedSupplies'] {
  return (treatment?.kit ?? []).flatMap(({ supplyId, quantity }) => {
    const supply = supplies.find(({ id }) => id === supplyId);
    return supply ? [{ supplyId, supplyName: supply.name, quantity, unitValue: supply.unitValue }] : [];
  });
}
