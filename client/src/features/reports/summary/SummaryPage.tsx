import type { ServiceType } from '#domain/agenda/appointment.js';
import { SERVICE_TYPE_LABELS } from '#domain/agenda/appointment.es.js';
import { periodInWords, periodName } from '#domain/reports/period.es.js';
import { type NamedPeriod, periodsBeside } from '#domain/reports/period.js';
import type { AppointmentFigures, IncomeFigures, SupplyFigures } from '#domain/reports/summary.js';
import { SUMMARY_AREAS, type SummaryPart } from '#domain/reports/summary-areas.js';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useState } from 'react';
import { usePersistentFailure } from '../../../apollo/use-persistent-failure';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useRights } from '../../../session/current-staff';
import { SegmentedButtons } from '../../../ui/fields/SegmentedButtons';
import { Loading } from '../../../ui/frame/Loading';
import { PageHead } from '../../../ui/frame/PageHead';
import { MAIN_ID } from '../../../ui/SkipLink';
import { PrintButton } from '../../../ui/paper/PrintButton';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { ONE_COLUMN } from '../../../ui/one-column';
import { BesideChoice } from './BesideChoice';
import { FigureCard } from './FigureCard';
import { HourMap } from './HourMap';
import { OverdueControls } from './OverdueControls';
import { PeriodChooser } from './PeriodChooser';
import {
  cancellationsPlot,
  methodsPlot,
  occupancyPlot,
  ofPeriod,
  outcomesPlot,
  type Paths,
  patientsPlot,
  professionalsPlot,
  servicesIn,
  sourcesPlot,
  suppliesPlot,
  treatmentsPlot,
  weeksPlot,
} from './plots';
import { resoldPlot, totalsPlot } from './total-plots';
import { useSummaryQuery } from './summary.generated';
import { SummaryNumbers } from './SummaryNumbers';
import { UnclosedNote } from './UnclosedNote';
import { type ChosenPeriod, useSummaryAddress } from './use-summary-address';

/** The clinic's figures of a period, beside those of the period before and the year before. */
export function SummaryPage() {
  const { date: today } = useClinicNow();
  const can = useRights();
  const mayRead = (part: SummaryPart): boolean => can(SUMMARY_AREAS[part], 'READ');
  const { period, choose, goTo } = useSummaryAddress(today);
  const { from, to } = period;
  const hasPeriods = (['appointments', 'income', 'supplies'] as const).some(mayRead);
  const query = useSummaryQuery({
    fetchPolicy: 'cache-and-network',
    skip: !hasPeriods,
    variables: {
      from,
      to,
      withAppointments: mayRead('appointments'),
      withIncome: mayRead('income'),
      withSupplies: mayRead('supplies'),
    },
  });
  const hasFailed = usePersistentFailure(query);
  const figures = query.data?.summary;
  const periods = periodsBeside({ from, to });
  const paths: Paths = { mayReadAgenda: can('AGENDA', 'READ') };
  return (
    <>
      <GlobalStyles styles={ON_PAPER} />
      <PageHead
        title="Resumen"
        introduction={
          hasPeriods
            ? `${periodInWords(period)}, con ${periods.slice(1).map(periodName).join(' y ')} al lado.`
            : 'Las cifras de hoy.'
        }
        actions={
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'flex-start',
              gap: { xs: 0.5, sm: 1.5 },
              width: { xs: '100%', md: 'auto' },
              '@media print': { display: 'none' },
            }}
          >
            {hasPeriods && <PeriodChooser period={period} today={today} onChoose={choose} onGo={goTo} />}
            <PrintButton isOutlined />
          </Box>
        }
      />
      {hasFailed && (
        <Box sx={{ marginTop: 2 }}>
          <RetryNotice
            sentence="No se pudo cargar el resumen"
            onRetry={() => void query.refetch().catch(() => undefined)}
          />
        </Box>
      )}
      {!hasPeriods && (
        <Box sx={{ ...CARDS, marginTop: 2.5 }}>
          <OverdueControls today={today} period={period} />
        </Box>
      )}
      {hasPeriods && !figures && !hasFailed && <Loading />}
      {figures && (
        <Box sx={{ ...ONE_COLUMN, gap: 2, marginTop: 2.5 }}>
          {figures.appointments && <UnclosedNote from={from} to={to} />}
          <SummaryNumbers
            appointments={figures.appointments}
            income={figures.income}
            periods={periods}
            paths={paths}
          />
          <Box sx={CARDS}>
            {figures.appointments && (
              <AppointmentParts
                figures={figures.appointments}
                period={period}
                periods={periods}
                paths={paths}
              />
            )}
            {figures.income && <IncomeParts figures={figures.income} period={period} periods={periods} />}
            {figures.supplies && <SupplyPart supplies={figures.supplies} period={period} periods={periods} />}
            {mayRead('controls') && <OverdueControls today={today} period={period} />}
          </Box>
        </Box>
      )}
    </>
  );
}

interface PartProps {
  period: ChosenPeriod;
  periods: readonly NamedPeriod[];
  paths: Paths;
}

const BOTH = 'BOTH';

/** The period that a figure shows: at first that of the page. */
function useShownPeriod(title: string, period: ChosenPeriod, periods: readonly NamedPeriod[]) {
  const [name, setName] = useState<NamedPeriod['period']>('CURRENT');
  const shown: NamedPeriod = periods.find((one) => one.period === name) ?? { period: 'CURRENT', ...period };
  return {
    shown,
    choice: (
      <BesideChoice title={title} periods={periods} chosen={shown} onChoose={(one) => setName(one.period)} />
    ),
  };
}

function AppointmentParts({ figures, period, periods, paths }: PartProps & { figures: AppointmentFigures }) {
  const [service, setService] = useState<ServiceType>();
  const [by, setBy] = useState<'professional' | 'weekday'>('professional');
  const services = servicesIn(figures);
  const weeks = useShownPeriod('Citas por semana', period, periods);
  const hours = useShownPeriod('Horas más pedidas', period, periods);
  const cancellations = useShownPeriod('Citas canceladas', period, periods);
  return (
    <>
      <FigureCard
        title="Citas por semana"
        table="weeks"
        period={period}
        plot={weeksPlot(figures, weeks.shown, service, paths)}
        choice={
          <Box sx={{ ...CHOICE, flexWrap: 'wrap', gap: 1 }}>
            {weeks.choice}
            {services.length > 1 && (
              <SegmentedButtons<ServiceType | typeof BOTH>
                label="Servicio"
                options={{ [BOTH]: 'Los dos', ...SERVICE_TYPE_LABELS }}
                chosen={service ?? BOTH}
                onChoose={(chosen) => setService(chosen === BOTH ? undefined : chosen)}
              />
            )}
          </Box>
        }
      />
      <HourMap
        hours={ofPeriod(figures.hours, hours.shown.period)}
        shown={hours.shown}
        period={period}
        choice={hours.choice}
      />
      <FigureCard
        title="Qué pasó con las citas"
        table="services"
        period={period}
        plot={outcomesPlot(figures, periods, paths)}
        note="Por cerrar: las que vienen y las que nadie cerró."
      />
      <FigureCard
        title="Ocupación"
        table="occupancy"
        period={period}
        plot={occupancyPlot(figures, by, periods, paths)}
        choice={
          <Box sx={CHOICE}>
            <SegmentedButtons
              label="Ocupación por"
              options={{ professional: 'Profesional', weekday: 'Día' }}
              chosen={by}
              onChoose={setBy}
            />
          </Box>
        }
        note="Del horario actual, sin feriados, días libres ni horas bloqueadas."
      />
      <FigureCard
        title="Citas canceladas"
        table="cancellations"
        period={period}
        plot={cancellationsPlot(figures, cancellations.shown, paths)}
        choice={cancellations.choice}
        note="Quién canceló y con cuánta anticipación."
      />
      <FigureCard
        title="Pacientes atendidos"
        table="patients"
        period={period}
        plot={patientsPlot(figures, periods, paths)}
      />
      <FigureCard
        title="Origen de las reservas"
        table="sources"
        period={period}
        plot={sourcesPlot(figures, periods, paths)}
      />
      <FigureCard
        title="Horas revendidas"
        table="resold"
        period={period}
        plot={resoldPlot(figures, periods, paths)}
        note="Canceladas y dadas a la lista de espera."
      />
    </>
  );
}

function IncomeParts({ figures, period, periods }: Omit<PartProps, 'paths'> & { figures: IncomeFigures }) {
  return (
    <>
      <FigureCard
        title="Cobrado y pagado"
        table="totals"
        period={period}
        plot={totalsPlot(figures, periods)}
        note="Cobros menos anulaciones y pagos menos devoluciones, sin propinas, por día de caja."
      />
      <FigureCard
        title="Ingresos por tratamiento"
        table="treatments"
        period={period}
        plot={treatmentsPlot(figures, periods)}
        note="Cobros menos anulaciones, por día de caja."
      />
      <FigureCard
        title="Medios de pago"
        table="methods"
        period={period}
        plot={methodsPlot(figures, periods)}
        note="Pagos menos devoluciones, sin propinas."
      />
      <FigureCard
        title="Ingresos por profesional"
        table="professionals"
        period={period}
        plot={professionalsPlot(figures, periods)}
      />
    </>
  );
}

const SupplyPart = ({
  supplies,
  period,
  periods,
}: Omit<PartProps, 'paths'> & { supplies: readonly SupplyFigures[] }) => (
  <FigureCard
    title="Costo de insumos por tratamiento"
    table="supplies"
    period={period}
    plot={suppliesPlot(supplies, periods)}
    note="Según las fichas, al valor del día en que se usaron."
  />
);

/** The page itself is printed, without the panel around it. */
const ON_PAPER = {
  '@media print': { [`body header, a[href="#${MAIN_ID}"]`]: { display: 'none !important' } },
} as const;

const CHOICE = { display: 'flex', '@media print': { display: 'none' } } as const;

const CARDS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: 2,
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;
