import type { Area } from '#domain/access/rights.js';
import { ALL_SUMMARY_AREAS } from '#domain/reports/summary-areas.js';
import AddRounded from '~icons/round-add';
import EventRepeatOutlined from '~icons/outline-event-repeat';
import ForumOutlined from '~icons/outline-forum';
import HourglassEmptyRounded from '~icons/round-hourglass-empty';
import PlayArrowRounded from '~icons/round-play-arrow';
import PersonAddAlt1Outlined from '~icons/outline-person-add-alt-1';
import SettingsOutlined from '~icons/outline-settings';
import BadgeOutlined from '~icons/outline-badge';
import BarChartRounded from '~icons/round-bar-chart';
import TaskAltRounded from '~icons/round-task-alt';
import FactCheckOutlined from '~icons/outline-fact-check';
import ReceiptLongOutlined from '~icons/outline-receipt-long';
import CalendarMonthOutlined from '~icons/outline-calendar-month';
import { ATTENDANCE_PATH, CLOSING_PATH } from '../../clinic/attendance-path';
import { newAppointmentPath } from '../../clinic/new-appointment-path';
import { WALK_IN_PATH } from '../../clinic/visit-path';
import { type EarlyKeys, Finder } from '../../features/finder/Finder';
import type { Place } from '../../features/finder/finder-options';
import { settingsGroups } from '../../features/settings-overview/settings-parts';
import { useRights, useSeesWholeClinic } from '../../session/current-staff';
import { MONEY_LINES_PATH } from '../../clinic/money-lines-path';
import { SUMMARY_PATH } from '../../clinic/summary-path';
import { SECTIONS } from './sections';

const ACTIONS: ReadonlyArray<Place & { readonly area: Area }> = [
  {
    group: 'Acciones',
    label: 'Nueva Cita',
    path: newAppointmentPath(),
    icon: <AddRounded />,
    words: 'reservar hora agendar',
    area: 'AGENDA',
  },
  {
    group: 'Acciones',
    label: 'Atender ahora',
    path: WALK_IN_PATH,
    icon: <PlayArrowRounded />,
    words: 'sin hora llegó espontáneo visita',
    area: 'HEALTH_DATA',
  },
  {
    group: 'Acciones',
    label: 'Nuevo Paciente',
    path: '/app/pacientes?paciente=nuevo',
    icon: <PersonAddAlt1Outlined />,
    words: 'crear registrar',
    area: 'PATIENTS',
  },
  {
    group: 'Acciones',
    label: 'Cerrar el día',
    path: CLOSING_PATH,
    icon: <TaskAltRounded />,
    words: 'cierre asistencia sin cerrar vino no vino',
    area: 'AGENDA',
  },
];

const OTHER_SECTIONS: ReadonlyArray<Place & { readonly areas: readonly Area[] }> = [
  {
    group: 'Secciones',
    label: 'Mensajes',
    path: '/app/mensajes',
    icon: <ForumOutlined />,
    areas: ['MESSAGES'],
  },
  {
    group: 'Secciones',
    label: 'Controles por vencer',
    path: '/app/controles',
    icon: <EventRepeatOutlined />,
    words: 'llamar volver vencidos',
    areas: ['AGENDA'],
  },
  {
    group: 'Secciones',
    label: 'Lista de espera',
    path: '/app/lista-de-espera',
    icon: <HourglassEmptyRounded />,
    words: 'cupo avisar ofrecer',
    areas: ['AGENDA'],
  },
  {
    group: 'Secciones',
    label: 'Listado de Citas',
    path: ATTENDANCE_PATH,
    icon: <FactCheckOutlined />,
    words: 'asistencia no vinieron estados filtrar',
    areas: ['AGENDA'],
  },
  {
    group: 'Secciones',
    label: 'Mes del contador',
    path: '/app/caja/mes',
    icon: <CalendarMonthOutlined />,
    words: 'contabilidad libro de ventas gastos cierre',
    areas: ['CAJA_CORRECTIONS'],
  },
  {
    group: 'Secciones',
    label: 'Movimientos de la caja',
    path: MONEY_LINES_PATH,
    icon: <ReceiptLongOutlined />,
    words: 'cobros pagos ingresos medio de pago efectivo tarjeta transferencia devoluciones',
    areas: ['CAJA_CORRECTIONS'],
  },
  {
    group: 'Secciones',
    label: 'Resumen',
    path: SUMMARY_PATH,
    icon: <BarChartRounded />,
    words: 'cifras ingresos ocupación informe reporte estadísticas',
    areas: ALL_SUMMARY_AREAS,
  },
];

const SETTINGS: readonly Place[] = [
  { group: 'Secciones', label: 'Configuración', path: '/app/configuracion', icon: <SettingsOutlined /> },
];

const PROFILE: Place = {
  group: 'Secciones',
  label: 'Mi perfil',
  path: '/app/perfil',
  icon: <BadgeOutlined />,
  words: 'clave',
};

interface PanelFinderProps {
  early: EarlyKeys;
  onClose: () => void;
  onGo: (path: string) => void;
}

export function PanelFinder(props: PanelFinderProps) {
  const can = useRights();
  const seesAll = useSeesWholeClinic();
  const sections = SECTIONS.filter(({ area }) => can(area, 'READ')).map(({ path, label, icon }) => ({
    group: 'Secciones' as const,
    label,
    path: `/app/${path}`,
    icon,
  }));
  const actions = ACTIONS.filter(({ area }) => can(area));
  const others = OTHER_SECTIONS.filter(({ areas }) => areas.some((area) => can(area, 'READ')));
  const settings = settingsGroups(can, seesAll).flatMap(({ parts }) =>
    parts
      .filter(({ path }) => !sections.some((section) => section.path === path))
      .map(({ label, path, words }) => ({
        group: 'Configuración' as const,
        label,
        path,
        icon: <SettingsOutlined />,
        words,
      })),
  );
  const places = [
    ...actions,
    ...sections,
    ...others,
    ...(settings.length > 0 ? SETTINGS : []),
    PROFILE,
    ...settings,
  ];
  return <Finder places={places} findsPatients={can('PATIENTS', 'READ')} {...props} />;
}
