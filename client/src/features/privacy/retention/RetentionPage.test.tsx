import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type Call, FakeServer } from '../../../testing/fake-server';
import { limitedUser } from '../../../testing/limited-user';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

const STORED = {
  __typename: 'RetentionSettings',
  messageMonths: 12,
  securityLogMonths: 12,
  visitorMonths: 24,
  startsOn: '2026-01-01',
  version: 1,
};
const LAST_RUN = {
  __typename: 'RetentionRun',
  startedAt: '2026-11-20T07:10:00.000Z',
  finishedAt: '2026-11-20T07:10:01.000Z',
  messages: 1200,
  securityEvents: 0,
  visitors: 1,
};
let stored: typeof STORED;
let lastRun: object | null;
let server: FakeServer;

const preview = ({ variables }: Call) => {
  const isFor = ({ visitorMonths }: { visitorMonths: number | null }) => visitorMonths !== null;
  const hasVisitors = isFor(variables['input'] as { visitorMonths: number | null });
  return {
    data: {
      retentionPreview: {
        __typename: 'RetentionPreview',
        messages: 2,
        securityEvents: 1,
        visitors: hasVisitors ? 1 : 0,
        dueVisitors: hasVisitors
          ? [{ __typename: 'DueVisitor', id: 7, name: 'Visita Demo', lastOn: '2024-03-05' }]
          : [],
      },
    },
  };
};

beforeAll(() => import('./RetentionPage'));
beforeEach(() => {
  storeSession();
  stored = STORED;
  lastRun = LAST_RUN;
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('Retention', () => ({
      data: { retention: { __typename: 'Retention', settings: stored, lastRun } },
    }))
    .on('RetentionPreview', preview)
    .on('UpdateRetention', ({ variables }) => {
      stored = { ...stored, ...(variables['input'] as object), version: 2 };
      return { data: { updateRetention: stored } };
    });
});
const open = () => renderApp('/app/configuracion/conservacion');

it('shows which data the last night removed, and which would be removed now', async () => {
  const { findByText, getByRole, findByRole } = open();
  expect(
    await findByText(
      'Última ejecución: 20/11/2026 04:10, se eliminaron los textos de 1.200 mensajes y los datos de 1 persona.',
    ),
  ).toBeInTheDocument();
  expect(
    await findByText('los textos de 2 mensajes, 1 registro de seguridad y los datos de 1 persona'),
  ).toBeInTheDocument();
  expect(await findByRole('link', { name: 'Visita Demo' })).toHaveAttribute(
    'href',
    '/app/pacientes/7/datos-personales',
  );
  expect(getByRole('button', { name: 'Guardar plazos' })).toBeDisabled();
});

it('shows which data other months would remove before they are saved', async () => {
  const { user, findByLabelText, findByText, findByRole, queryByRole } = open();
  await findByRole('link', { name: 'Visita Demo' });
  await user.selectOptions(await findByLabelText('Personas que reservaron y no vinieron'), 'Nunca');
  expect(await findByText('los textos de 2 mensajes y 1 registro de seguridad')).toBeInTheDocument();
  expect(await findByText(/Aún no están guardados/)).toBeInTheDocument();
  expect(queryByRole('link', { name: 'Visita Demo' })).not.toBeInTheDocument();
  expect(stored).toBe(STORED);
  await user.click(await findByRole('button', { name: 'Guardar plazos' }));
  expect(await findByText('Plazos guardados')).toBeInTheDocument();
  expect(server.named('UpdateRetention')[0]?.variables).toEqual({
    version: 1,
    input: { messageMonths: 12, securityLogMonths: 12, visitorMonths: null },
  });
});

it('shows when data will be removed for the first time', async () => {
  stored = { ...STORED, startsOn: '2099-12-22' };
  lastRun = null;
  const { findByText } = open();
  expect(
    await findByText(/Todavía no se elimina nada: la primera vez será el 22 de diciembre de 2099/),
  ).toBeInTheDocument();
});

it('shows that the last removal was interrupted', async () => {
  lastRun = { ...LAST_RUN, finishedAt: null };
  const { findByText } = open();
  expect(await findByText(/No ha terminado: continúa dentro de una hora/)).toBeInTheDocument();
});

it('only shows the periods to users who may not change records', async () => {
  server.on('Me', limitedUser({ HEALTH_DATA: 'READ' }));
  const { findByLabelText, queryByRole } = open();
  expect(await findByLabelText('Personas que reservaron y no vinieron')).toBeDisabled();
  expect(queryByRole('button', { name: 'Guardar plazos' })).toBeNull();
});
