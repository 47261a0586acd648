import { instantOf } from '#domain/clinic-time.js';
import { APPOINTMENT_STATES, type AppointmentState, stateOf } from '#domain/agenda/appointment-state.js';
import { isUnclosed } from '#domain/visits/unclosed.js';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { addPatient } from '../../product/builders.js';
import { logInAsReception } from '../../product/people.js';
import { useSharedProduct } from '../../product/use-product.js';

const product = useSharedProduct();
const { staff } = product;

const FROM = '2026-11-01';
const TO = '2026-11-30';
const DAY = '2026-11-16';
const NEXT_DAY = '2026-11-17';

const add = async (hora: string, more: object = {}) => {
  const { status, body } = await staff.post('/api/citas/crear_cita_admin/', {
    ...{ paciente: 1, fecha: DAY, hora, tratamiento: 'Podología general', ...more },
  });
  expect([status, body]).toEqual([201, expect.anything()]);
  return body.id as number;
};
const miss = (id: number) => staff.send('PUT', `/api/citas/actualizar/${id}/`, { asistencia: 'no_vino' });

let missed: number[];
beforeAll(async () => {
  await addPatient(product.database, 1, 'Rosa Soto');
  await add('09:00');
  await add('10:00', { estado: 'confirmada' });
  await add('11:00', { estado: 'completada' });
  await add('12:00', { estado: 'cancelada' });
  missed = [await add('13:00'), await add('09:00', { fecha: NEXT_DAY, estado: 'confirmada' })];
  for (const id of missed) await miss(id);
  await add('15:00', { tipo_cita: 'manicura', tratamiento: 'Manicura' });
  // Outside the period.
  await add('09:00', { fecha: '2026-12-01' });
});

interface Listed {
  readonly id: number;
  readonly status: never;
  readonly attendance: never;
}
const list = async (variables: object = {}) => {
  const { body } = await staff.graphql(
    `query ($from: LocalDate!, $to: LocalDate!, $state: AppointmentState, $who: Int, $type: ServiceType, $first: Int = 25,
       $after: String, $offset: Int = 0, $unclosed: Boolean = false) {
       attendanceList(from: $from, to: $to, state: $state, professionalId: $who, serviceType: $type, first: $first,
         after: $after, offset: $offset, unclosed: $unclosed) {
         nodes { id date time durationMinutes status attendance } counts { state count } unclosedCount endCursor hasNextPage } }`,
    { from: FROM, to: TO, ...variables },
  );
  const { nodes, counts, ...page } = body.data.attendanceList;
  return {
    nodes: nodes as Listed[],
    counts: Object.fromEntries(
      counts.map(({ state, count }: { state: AppointmentState; count: number }) => [state, count]),
    ),
    ...page,
  };
};

describe('Attendance list', () => {
  it('counts each appointment of the period once, as the domain’s rule does, whatever state is asked for', async () => {
    const { nodes, counts } = await list();
    expect(nodes).toHaveLength(7);
    expect(counts).toEqual({ BOOKED: 2, CONFIRMED: 1, COMPLETED: 1, CANCELLED: 1, NO_SHOW: 2 });
    for (const state of APPOINTMENT_STATES) {
      const of = await list({ state });
      expect(of.counts).toEqual(counts);
      expect(new Set(of.nodes.map(stateOf))).toEqual(new Set([state]));
      expect(of.nodes).toHaveLength(counts[state]);
    }
  });

  it('narrows the list and the counts by professional and service', async () => {
    const manicure = await list({ type: 'MANICURE' });
    expect(manicure.counts).toMatchObject({ BOOKED: 1, NO_SHOW: 0 });
    expect(await list({ who: 2 })).toEqual(manicure);
    expect((await list({ who: 99 })).nodes).toEqual([]);
  });

  it('narrows the list and the counts by day of the week, hour, treatment, how they were booked and who cancelled', async () => {
    const narrowed = async (filter: string) => {
      const { status, body } = await staff.get(`/api/citas/asistencia/?desde=${FROM}&hasta=${TO}&${filter}`);
      expect(status).toBe(200);
      const counted = Object.values<number>(body.conteos).reduce((sum, count) => sum + count, 0);
      expect(body.citas).toHaveLength(counted);
      return body.citas.map(({ fecha, hora }: { fecha: string; hora: string }) => `${fecha} ${hora}`);
    };
    // The 17th is a Tuesday.
    expect(await narrowed('dia=2')).toEqual([`${NEXT_DAY} 09:00`]);
    expect(await narrowed('hora=9')).toEqual([`${DAY} 09:00`, `${NEXT_DAY} 09:00`]);
    expect(await narrowed('hora=9&dia=1')).toEqual([`${DAY} 09:00`]);
    expect(await narrowed('tratamiento=MANICURA')).toEqual([`${DAY} 15:00`]);
    expect(await narrowed('origen=integracion')).toHaveLength(7);
    expect(await narrowed('origen=reserva_en_linea')).toEqual([]);
    expect(await narrowed('cancelada_por=integracion')).toEqual([`${DAY} 12:00`]);
    expect(await narrowed('cancelada_por=paciente')).toEqual([]);
    expect(await narrowed('por_cerrar=true')).toEqual([`${DAY} 09:00`, `${DAY} 10:00`, `${DAY} 15:00`]);
  });

  it.each([
    ['dia', '8'],
    ['hora', '24'],
    ['hora', 'nueve'],
    ['origen', 'x'],
    ['cancelada_por', 'x'],
    ['anticipacion', 'x'],
    ['pacientes', 'x'],
    ['sin_canceladas', 'si'],
    ['revendidas', '1'],
    ['por_cerrar', 'si'],
  ])('refuses the filter %s=%s', async (name, value) => {
    const { status } = await staff.get(`/api/citas/asistencia/?desde=${FROM}&hasta=${TO}&${name}=${value}`);
    expect(status).toBe(400);
  });

  it('shows the latest no-shows first, page by page', async () => {
    const first = await list({ state: 'NO_SHOW', first: 1 });
    expect([first.nodes[0]?.id, first.hasNextPage]).toEqual([missed[1], true]);
    const second = await list({ state: 'NO_SHOW', first: 1, after: first.endCursor });
    expect([second.nodes[0]?.id, second.hasNextPage]).toEqual([missed[0], false]);
    expect((await list({ state: 'NO_SHOW', first: 1, offset: 1 })).nodes).toEqual(second.nodes);
  });

  it('lists what is over but not closed, as the domain’s rule does, latest first', async () => {
    const now = { date: NEXT_DAY, minutes: 11 * 60 };
    const { nodes, unclosedCount } = await list();
    expect(unclosedCount).toBe(3);
    const unclosed = await list({ unclosed: true });
    expect(unclosed.nodes).toEqual(nodes.filter((one: Listed) => isUnclosed(one as never, now)).toReversed());
    expect(unclosed.nodes).toHaveLength(3);
    expect(unclosed.unclosedCount).toBe(3);
    const { body } = await staff.get(`/api/citas/asistencia/?desde=${FROM}&hasta=${TO}&estado=sin_cerrar`);
    expect([body.citas.map(({ id }: Listed) => id), body.sin_cerrar]).toEqual([
      unclosed.nodes.map(({ id }: Listed) => id),
      3,
    ]);

    // A patient in care is not counted before the next day.
    product.clock.instant = instantOf({ date: DAY, minutes: 17 * 60 });
    const [latest] = (await list({ unclosed: true })).nodes;
    await staff.send('PUT', `/api/citas/actualizar/${latest?.id}/`, { asistencia: 'en_atencion' });
    expect((await list({ unclosed: true })).unclosedCount).toBe(2);
    await staff.send('PUT', `/api/citas/actualizar/${latest?.id}/`, { asistencia: '' });
  });

  it('answers the same through REST, and names the field of a wrong filter', async () => {
    const fetched = await staff.get(
      `/api/citas/asistencia/?desde=${FROM}&hasta=${TO}&estado=no_vino&profesional=1&tipo_cita=podologia&limite=1`,
    );
    expect([fetched.status, fetched.headers.get('x-hay-mas')]).toEqual([200, 'true']);
    expect(fetched.body.citas).toEqual([
      expect.objectContaining({ id: missed[1], estado: 'confirmada', asistencia: 'no_vino' }),
    ]);
    expect(fetched.body.conteos).toEqual({
      ...{ reservada: 1, confirmada: 1, completada: 1, cancelada: 1, no_vino: 2 },
    });
    const next = await staff.get(
      `/api/citas/asistencia/?desde=${FROM}&hasta=${TO}&estado=no_vino&limite=1&cursor=${fetched.headers.get('x-cursor')}`,
    );
    expect(next.body.citas).toEqual([expect.objectContaining({ id: missed[0] })]);
    for (const query of ['', `?desde=${TO}&hasta=${FROM}`, `?desde=${FROM}&hasta=${TO}&estado=ausente`]) {
      expect((await staff.get(`/api/citas/asistencia/${query}`)).status).toBe(400);
    }
  });

  it('leaves out the notes for users who may not read health data', async () => {
    const reception = await logInAsReception(product);
    const { body } = await reception.get(`/api/citas/asistencia/?desde=${FROM}&hasta=${TO}`);
    expect(body.citas[0]).not.toHaveProperty('notas');
  });
});
