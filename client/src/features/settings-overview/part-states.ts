import { capitalised } from '#domain/capitalised.es.js';
import { hoursOfServices } from '#domain/agenda/opening-hours.es.js';
import { nearDay } from '#domain/clinic-time.es.js';
import { addDays, clinicClock, type LocalDate, timeAt } from '#domain/clinic-time.js';
import { counted } from '#domain/counted.es.js';
import { listed } from '#domain/listed.es.js';
import type { StatusColour } from '../../ui/StatusPill';
import { instantOf } from '../../ui/clock';
import type { SettingsOverviewQuery } from './settings-overview.generated';
import type { SettingsKey } from './settings-parts';

export interface PartState {
  readonly line: string;
  /** Only where something is to be done, or where the good state matters. */
  readonly tag?: { readonly text: string; readonly colour: StatusColour };
}

interface Clock {
  readonly today: LocalDate;
  readonly timeZone: string;
}

/** How far ahead a public holiday without a closure is pointed out. */
const HOLIDAY_DAYS = 60;
const NAMED_PROFESSIONALS = 3;

const STATES: Partial<Record<SettingsKey, (data: Data, clock: Clock) => PartState | null | undefined>> = {
  hours,
  closures,
  treatments,
  professionals,
  clinic,
  images,
  messages,
  requests,
  retention: (data) => data.retention && retention(data.retention),
  team: (data) => data.team && team(data.team, data.secondFactorRequired === true),
  server: (data) => data.publicAddress && data.backupFolder && server(data.publicAddress, data.backupFolder),
  integrations: (data) => data.apiKeys && integrations(data),
  backup: (data, clock) => data.backupStatus && backup(data.backupStatus, clock),
};

/** Whether a part has a state, for users with the right to it. */
export const hasState = (key: SettingsKey): boolean => key in STATES;

/** The states of the areas that the user may read. */
export function partStates(
  data: SettingsOverviewQuery,
  clock: Clock,
): Partial<Record<SettingsKey, PartState>> {
  const known = Object.entries(STATES).map(([key, stateOf]) => [key, stateOf(data, clock)] as const);
  return Object.fromEntries(known.filter(([, state]) => state));
}

type Data = SettingsOverviewQuery;
type Known<Key extends keyof Data> = NonNullable<Data[Key]>;

const warning = (text: string) => ({ text, colour: 'warning' }) as const;

function hours({ agendaSettings }: Data): PartState {
  const lines = hoursOfServices(agendaSettings);
  if (lines.length === 0) return { line: 'Sin horas de atención', tag: warning('Nadie puede reservar') };
  return { line: capitalised(lines.join(', ')) };
}

function closures({ closures: closed, holidays }: Data, { today }: Clock): PartState {
  const next = closed.find(({ from }) => from >= today);
  const until = addDays(today, HOLIDAY_DAYS);
  const unsettled = holidays.filter(
    ({ date }) =>
      date >= today && date <= until && !closed.some(({ from, to }) => from <= date && date <= to),
  );
  return {
    line: next ? `Próximo: ${nearDay(next.from, today)}` : 'Ninguno por venir',
    ...(unsettled.length > 0 && {
      tag: warning(counted(unsettled.length, 'feriado por revisar', 'feriados por revisar')),
    }),
  };
}

function treatments({ treatments: all }: Data): PartState {
  if (all.length === 0) return { line: 'Ninguno todavía' };
  const online = all.filter(({ isBookableOnline }) => isBookableOnline).length;
  const share = online === 0 ? 'ninguno en línea' : `${online} en línea`;
  return { line: `${counted(all.length, 'tratamiento', 'tratamientos')}, ${share}` };
}

function professionals({ professionals: all }: Data): PartState {
  const names = all.filter(({ isArchived }) => !isArchived).map(({ name }) => name);
  if (names.length === 0) return { line: 'Nadie todavía', tag: warning('Falta quien atienda') };
  const rest = names.length - NAMED_PROFESSIONALS;
  if (rest <= 0) return { line: listed(names) };
  return { line: listed([...names.slice(0, NAMED_PROFESSIONALS), `${rest} más`]) };
}

function clinic({ clinicSettings: { name, address, city } }: Data): PartState {
  const line = [name, city].filter(Boolean).join(', ');
  return address === '' ? { line, tag: warning('Falta la dirección') } : { line };
}

function images({ clinicImages }: Data): PartState {
  const has = (kind: string) => clinicImages.some((place) => place.kind === kind && place.image);
  if (has('LOGO') && has('PHOTO')) return { line: 'Logo y foto' };
  if (has('LOGO')) return { line: 'Logo, sin foto' };
  return { line: has('PHOTO') ? 'Foto, sin logo' : 'Sin logo ni foto' };
}

function messages({ messageChannels: { whatsapp, email }, messageSettings }: Data): PartState {
  const reminder = messageSettings.reminders
    ? `Recordatorio el día anterior a las ${messageSettings.reminderTime}`
    : 'Sin recordatorios';
  const byWhatsapp = whatsapp === 'CLOUD' ? 'WhatsApp: automático' : 'WhatsApp: con un clic suyo';
  return {
    line: `${reminder} · ${byWhatsapp}`,
    ...(!email && { tag: warning('Correo sin conectar') }),
  };
}

function requests({ privacyRequests: { nodes, hasNextPage } }: Data, { today }: Clock): PartState {
  const [first] = nodes;
  if (!first) return { line: 'Ninguna por responder' };
  const count = `${nodes.length}${hasNextPage ? ' o más' : ''}`;
  const isLate = nodes.some(({ isOverdue }) => isOverdue);
  return {
    line: isLate
      ? `${count} por responder, con el plazo vencido`
      : `${count} por responder hasta el ${nearDay(first.dueOn, today)}`,
    tag: { text: isLate ? 'Vencida' : 'Por responder', colour: isLate ? 'error' : 'warning' },
  };
}

function retention({ settings }: Known<'retention'>): PartState {
  const isSet = [settings.messageMonths, settings.securityLogMonths, settings.visitorMonths].some(Boolean);
  return {
    line: isSet
      ? 'Fichas: 15 años. Lo demás, según sus plazos'
      : 'Fichas: 15 años. Lo demás se guarda sin plazo',
  };
}

function team(members: Known<'team'>, isRequired: boolean): PartState {
  const active = members.filter(({ state }) => state !== 'DISABLED');
  const without = active.filter(({ hasSecondFactor }) => !hasSecondFactor).length;
  const people = counted(active.length, 'persona', 'personas');
  if (without === 0) return { line: `${people}, con verificación en dos pasos` };
  return {
    line: `${people}, ${without} sin verificación en dos pasos`,
    ...(isRequired && { tag: warning('Revisar') }),
  };
}

function server({ address }: Known<'publicAddress'>, place: Known<'backupFolder'>): PartState {
  const folder = place.mustConfirm ? null : place.folder;
  const line = `${address ?? 'Mensajes sin enlaces'} · copias en ${folder ?? 'el mismo disco'}`;
  if (place.mustConfirm || place.isMissing) return { line, tag: warning('Revisar la carpeta') };
  if (address === null) return { line, tag: warning('Falta la dirección pública') };
  return place.folder === null ? { line, tag: warning('Falta la carpeta de respaldo') } : { line };
}

function integrations({ apiKeys = [], webhooks = [], calendarFeeds = [] }: Data): PartState {
  const active = (things: ReadonlyArray<{ readonly state: string }>) =>
    things.filter(({ state }) => state === 'ACTIVE').length;
  const parts = [
    [active(apiKeys), 'clave', 'claves'],
    [active(webhooks), 'webhook', 'webhooks'],
    [active(calendarFeeds), 'calendario', 'calendarios'],
  ] as const;
  const used = parts.filter(([count]) => count > 0).map(([count, one, many]) => counted(count, one, many));
  // After a restored backup, which contains no secrets.
  const needsSecret = [...apiKeys, ...webhooks, ...calendarFeeds].some(
    ({ state }) => state === 'WITHOUT_SECRET',
  );
  const isFailing = webhooks.some(({ state, retryingCount }) => state === 'GONE' || retryingCount > 0);
  return {
    line: used.length > 0 ? listed(used) : 'Ninguna en uso',
    ...((needsSecret || isFailing) && { tag: warning('Revisar') }),
  };
}

function backup({ warning: trouble, lastGood }: Known<'backupStatus'>, clock: Clock): PartState {
  const line = lastGood ? `Comprobado ${when(lastGood.startedAt, clock)}` : 'Ninguna copia comprobada';
  if (trouble) return { line, tag: { text: 'Revisar', colour: trouble === 'FAILED' ? 'error' : 'warning' } };
  return lastGood ? { line, tag: { text: 'Al día', colour: 'success' } } : { line };
}

function when(instant: string, { today, timeZone }: Clock): string {
  const { date, minutes } = clinicClock(instantOf(instant), timeZone);
  const day = date === today ? 'hoy' : date === addDays(today, -1) ? 'ayer' : `el ${nearDay(date, today)}`;
  return `${day} a las ${timeAt(minutes)}`;
}
