import { describe, expect, it } from '@jest/globals';
import { partStates } from './part-states';
import type { SettingsOverviewQuery } from './settings-overview.generated';

const CLOCK = { today: '2026-11-23', timeZone: 'America/Santiago' } as const;
const monday = { weekday: 1, opensAt: '09:00', closesAt: '19:00' };
const DATA = {
  agendaSettings: [{ serviceType: 'PODIATRY', hours: [monday] }],
  closures: [{ id: 1, from: '2026-12-08', to: '2026-12-08', serviceType: null, reason: 'Feriado' }],
  holidays: [{ date: '2026-09-18' }, { date: '2026-12-08' }, { date: '2026-12-25' }],
  treatments: [
    { id: 1, isBookableOnline: true },
    { id: 2, isBookableOnline: false },
  ],
  professionals: [
    { id: 1, name: 'Dora', isArchived: false },
    { id: 2, name: 'Iván', isArchived: false },
    { id: 3, name: 'Ex', isArchived: true },
  ],
  clinicSettings: { name: 'Clínica Demo', address: 'Calle 1', city: 'Santiago' },
  clinicImages: [{ kind: 'LOGO', version: 1, image: null }],
  messageChannels: { whatsapp: 'LINK', email: false },
  messageSettings: { reminders: true, reminderTime: '10:00' },
  privacyRequests: { hasNextPage: false, nodes: [{ id: 1, dueOn: '2026-12-12', isOverdue: false }] },
} as unknown as SettingsOverviewQuery;

const state = (changes: object = {}) => partStates({ ...DATA, ...changes } as SettingsOverviewQuery, CLOCK);

describe('the states of the parts of the settings', () => {
  it('describes each part that reception may open', () => {
    expect(state()).toEqual({
      hours: { line: 'Lunes 09:00–19:00' },
      closures: {
        line: 'Próximo: martes 8 de diciembre',
        tag: { text: '1 feriado por revisar', colour: 'warning' },
      },
      treatments: { line: '2 tratamientos, 1 en línea' },
      professionals: { line: 'Dora e Iván' },
      clinic: { line: 'Clínica Demo, Santiago' },
      images: { line: 'Sin logo ni foto' },
      messages: {
        line: 'Recordatorio el día anterior a las 10:00 · WhatsApp: con un clic suyo',
        tag: { text: 'Correo sin conectar', colour: 'warning' },
      },
      requests: {
        line: '1 por responder hasta el sábado 12 de diciembre',
        tag: { text: 'Por responder', colour: 'warning' },
      },
    });
  });

  it('points out what is missing in a new clinic', () => {
    const empty = state({
      agendaSettings: [{ serviceType: 'PODIATRY', hours: [] }],
      professionals: [],
      clinicSettings: { name: 'Clínica Huella', address: '', city: '' },
      closures: [],
      holidays: [],
    });
    expect([empty.hours, empty.professionals, empty.clinic, empty.closures]).toEqual([
      { line: 'Sin horas de atención', tag: { text: 'Nadie puede reservar', colour: 'warning' } },
      { line: 'Nadie todavía', tag: { text: 'Falta quien atienda', colour: 'warning' } },
      { line: 'Clínica Huella', tag: { text: 'Falta la dirección', colour: 'warning' } },
      { line: 'Ninguno por venir' },
    ]);
  });

  it('warns of an overdue request, a failing webhook, a missing second factor and a failed backup', () => {
    const troubled = state({
      privacyRequests: { hasNextPage: false, nodes: [{ id: 1, dueOn: '2026-11-20', isOverdue: true }] },
      team: [
        { id: 1, state: 'ACTIVE', hasSecondFactor: true },
        { id: 2, state: 'ACTIVE', hasSecondFactor: false },
        { id: 3, state: 'DISABLED', hasSecondFactor: false },
      ],
      secondFactorRequired: true,
      apiKeys: [
        { id: 'a', state: 'ACTIVE' },
        { id: 'b', state: 'REVOKED' },
      ],
      webhooks: [
        { id: 1, state: 'STOPPED', retryingCount: 0 },
        { id: 2, state: 'GONE', retryingCount: 0 },
      ],
      calendarFeeds: [],
      backupStatus: { warning: 'FAILED', lastGood: { id: 1, startedAt: '2026-11-22T06:10:00Z' } },
    });
    expect(troubled.requests?.tag).toEqual({ text: 'Vencida', colour: 'error' });
    expect(troubled.team).toEqual({
      line: '2 personas, 1 sin verificación en dos pasos',
      tag: { text: 'Revisar', colour: 'warning' },
    });
    expect(troubled.integrations).toEqual({
      line: '1 clave',
      tag: { text: 'Revisar', colour: 'warning' },
    });
    expect(troubled.backup).toEqual({
      line: 'Comprobado ayer a las 03:10',
      tag: { text: 'Revisar', colour: 'error' },
    });
  });

  it('shows public address and backup folder, and which of them is missing or to be looked at', () => {
    const server = (address: string | null, place: object) =>
      state({
        publicAddress: { address },
        backupFolder: { folder: '/mnt/copias', isMissing: false, mustConfirm: false, ...place },
      }).server;
    const both = 'https://clinica.cl · copias en /mnt/copias';
    expect([
      server('https://clinica.cl', {}),
      server(null, {}),
      server('https://clinica.cl', { folder: null }),
      server('https://clinica.cl', { isMissing: true }),
      server(null, { mustConfirm: true }),
    ]).toEqual([
      { line: both },
      {
        line: 'Mensajes sin enlaces · copias en /mnt/copias',
        tag: { text: 'Falta la dirección pública', colour: 'warning' },
      },
      {
        line: 'https://clinica.cl · copias en el mismo disco',
        tag: { text: 'Falta la carpeta de respaldo', colour: 'warning' },
      },
      { line: both, tag: { text: 'Revisar la carpeta', colour: 'warning' } },
      {
        line: 'Mensajes sin enlaces · copias en el mismo disco',
        tag: { text: 'Revisar la carpeta', colour: 'warning' },
      },
    ]);
  });
});
