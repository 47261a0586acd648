import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ExamGroup, GROUPS_AT_FIRST } from '#domain/records/foot/exam-groups.js';
import { screen, waitFor, within } from '@testing-library/react';
import { alertsOf, EARLIER, earlierExam, NORMAL_FORM, standing } from '../../testing/examined-feet';
import type { FakeServer } from '../../testing/fake-server';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';
import { aVisit, VISIT_DAY as TODAY, visitServer } from '../../testing/visit';

const settings = (groups: readonly ExamGroup[], tenPointCutOff: number | null = null) => ({
  data: { footExamSettings: { __typename: 'FootExamSettings', groups, tenPointCutOff, version: 1 } },
});

let server: FakeServer;
beforeAll(() => Promise.all([import('./VisitPage'), import('../records/foot/FootExamFields')]));
beforeEach(() => {
  localStorage.clear();
  storeSession();
  server = visitServer()
    .on('PatientAlerts', alertsOf('EARLIER_ULCER'))
    .on('FootStanding', standing([]))
    .on('FootExamSettings', settings(GROUPS_AT_FIRST))
    .on('FinishVisit', { error: 'INTERNAL' });
});
const open = () => renderApp('/app/citas/5/visita');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const sheet = () => within(screen.getByRole('region', { name: /^Hallazgos: / }));
const description = () => screen.getByLabelText('Descripción de la atención');

/** Fills in the texts and finishes the visit. @returns the record as it was sent. */
async function sentInput(user: ReturnType<typeof open>['user']): Promise<unknown> {
  for (const label of ['Descripción de la atención', 'Procedimiento', 'Indicaciones'])
    await user.type(screen.getByLabelText(label), 'x');
  await user.click(button('Terminar visita'));
  await waitFor(() => expect(server.named('FinishVisit')).toHaveLength(1));
  return server.named('FinishVisit')[0]?.variables['input'];
}

describe('exam of the feet', () => {
  it('records a finding with two presses, and rewrites its own sentence in the description', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Examinar los pies' }));
    await user.click(button('1.er ortejo derecho: sin hallazgos'));
    await user.click(sheet().getByRole('button', { name: 'Onicomicosis' }));
    expect(button('1.er ortejo derecho: Onicomicosis en 1.er ortejo derecho')).toBeVisible();
    expect(description()).toHaveValue('Onicomicosis en 1.er ortejo derecho.');
    await user.click(sheet().getByRole('button', { name: 'Distal' }));
    expect(description()).toHaveValue('Onicomicosis distal en 1.er ortejo derecho.');
    expect(await sentInput(user)).toMatchObject({
      footExam: {
        nails: [{ side: 'RIGHT', toe: 1, finding: 'ONYCHOMYCOSIS', examinedOn: TODAY, isResolved: false }],
      },
    });
  });

  it('leads the keyboard through the exam with one stop for all nails and one for all zones, and returns the focus', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Examinar los pies' }));
    const map = within(screen.getByRole('group', { name: 'Mapa del pie' }));
    const first = map.getByRole('button', { name: /^5\.º ortejo derecho/ });
    first.focus();
    await user.keyboard('{ArrowRight}{Enter}');
    const region = screen.getByRole('region', { name: 'Hallazgos: uña del 4.º ortejo derecho' });
    expect(region).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(region).not.toBeInTheDocument();
    expect(button(/^4\.º ortejo derecho/)).toHaveFocus();
    const zones = within(map.getByRole('group', { name: 'Zonas de los pies' })).getAllByRole('button');
    expect(zones.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    zones[0]?.focus();
    await user.keyboard('{ArrowLeft} ');
    expect(screen.getByRole('region', { name: 'Hallazgos: talón, pie izquierdo' })).toHaveFocus();
    await user.click(sheet().getByRole('button', { name: 'Listo' }));
    expect(zones.at(-1)).toHaveFocus();
  });

  it('copies the last exam with its dates, without pain, and dates again what is confirmed or changed', async () => {
    server.on('FootStanding', standing([{ date: EARLIER, exam: earlierExam }]));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Igual que el 23/10/2026' }));
    expect(description()).toHaveValue('Pies sin cambios desde el 23/10/2026.');
    await user.clear(description());
    const found = within(screen.getByRole('list', { name: 'Hallazgos' }));
    expect(found.getAllByText('visto el 23/10/2026')).toHaveLength(2);
    await user.click(button('Hiperqueratosis en talón, pie izquierdo: visto hoy'));
    await user.click(
      button('1.er ortejo derecho: Onicomicosis distal en 1.er ortejo derecho, visto el 23/10/2026'),
    );
    await user.click(sheet().getByRole('button', { name: 'Onicomicosis: resuelto' }));
    expect(found.queryByText('visto el 23/10/2026')).toBeNull();
    expect(button('1.er ortejo derecho: Onicomicosis distal en 1.er ortejo derecho, resuelto')).toBeVisible();
    expect(await sentInput(user)).toMatchObject({
      footExam: {
        nails: [{ finding: 'ONYCHOMYCOSIS', kind: 'DISTAL', examinedOn: TODAY, isResolved: true }],
        skin: [{ finding: 'CALLUS', examinedOn: TODAY, isResolved: false }],
        sensation: { examinedOn: EARLIER },
        circulation: { examinedOn: EARLIER },
        pain: null,
      },
    });
  });

  it('offers what was worn last with its day, instead of copying it', async () => {
    server.on(
      'FootStanding',
      standing([{ date: EARLIER, exam: { ...earlierExam, footwear: 'Zapatilla ancha' } }]),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Igual que/ }));
    expect(screen.getByLabelText('Calzado')).toHaveValue('');
    await user.click(button('Calzado, igual que el 23/10/2026: Zapatilla ancha'));
    expect(screen.getByLabelText('Calzado')).toHaveValue('Zapatilla ancha');
    expect(screen.queryByRole('button', { name: /^Calzado, igual/ })).toBeNull();
  });

  it('begins a new test of sensation and circulation with the first answer of today', async () => {
    server.on('FootStanding', standing([{ date: EARLIER, exam: { ...earlierExam, feet: NORMAL_FORM } }]));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Igual que/ }));
    const risk = screen.getByRole('region', { name: 'Riesgo del pie' });
    expect(risk).toHaveTextContent('Riesgo 0, muy bajo');
    const pulse = within(screen.getByRole('group', { name: 'Pulso pedio, pie derecho' }));
    await user.click(pulse.getByRole('button', { name: 'Débil' }));
    // The other pulses are as they were, and the copy comes back with one press.
    expect(screen.getAllByText(/· presente el 23\/10\/2026$/)).toHaveLength(3);
    expect(risk).toHaveTextContent('Riesgo 0, muy bajo');
    await user.click(button('Quitar'));
    expect(pulse.getByRole('button', { name: 'Presente', pressed: true })).toBeVisible();
    await user.click(button('Pulsos presentes'));
    for (const site of ['1.er', '3.er'])
      await user.dblClick(button(new RegExp(`^punta del ${site} ortejo derecho`)));
    expect(risk).toHaveTextContent('falta si tiene insuficiencia renal terminal, al menos 1');
    server
      .on('ChangePatientAlerts', { data: { changePatientAlerts: [] } })
      .on('PatientAlerts', alertsOf('EARLIER_ULCER', 'KIDNEY_FAILURE'));
    await user.click(button('Insuficiencia renal terminal: no'));
    await waitFor(() =>
      expect(risk).toHaveTextContent('Riesgo 1, bajo: pérdida de la sensibilidad protectora'),
    );
    expect(server.named('ChangePatientAlerts')[0]?.variables).toEqual({
      patientId: 3,
      changes: [{ kind: 'KIDNEY_FAILURE', note: '', isNoted: false, isDenied: true }],
    });
    expect(await sentInput(user)).toMatchObject({
      footExam: {
        sensation: {
          examinedOn: TODAY,
          sites: [
            { site: 'TOE_1', answers: [false] },
            { site: 'TOE_3', answers: [false] },
          ],
        },
        circulation: { examinedOn: TODAY },
      },
    });
  });

  it('says how each test of sensation is done, and where it is not', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Examinar los pies' }));
    const sensation = within(screen.getByRole('region', { name: 'Sensibilidad' }));
    await user.click(sensation.getByRole('button', { name: 'Monofilamento de 10 g' }));
    expect(
      sensation.getByText(
        'En cada punto, dos toques y uno simulado (el tercero), en cualquier orden. No sobre callos, úlceras ni cicatrices.',
      ),
    ).toBeVisible();
    await user.click(sensation.getByRole('button', { name: 'Prueba de toque' }));
    expect(sensation.getByText(/la punta de cada ortejo/)).toBeVisible();
  });

  it('says with one press that no foot has a deformity, which a deformity takes back', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Examinar los pies' }));
    const feet = within(screen.getByRole('group', { name: 'Todo el pie' }));
    const chip = feet.getByRole('button', { name: 'Ambos sin deformidad' });
    expect(chip).toHaveAttribute('aria-pressed', 'false');
    await user.click(chip);
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    expect(description()).toHaveValue('Sin deformidad en pie derecho. Sin deformidad en pie izquierdo.');
    await user.click(feet.getByRole('button', { name: 'Pie izquierdo' }));
    // It is an answer, and so never something that has gone.
    expect(sheet().queryByRole('button', { name: 'Sin deformidad: resuelto' })).toBeNull();
    await user.click(sheet().getByRole('button', { name: 'Hallux valgus' }));
    expect(sheet().getByRole('button', { name: 'Sin deformidad', pressed: false })).toBeVisible();
    expect(description()).toHaveValue('Sin deformidad en pie derecho. Hallux valgus en pie izquierdo.');
    await user.click(sheet().getByRole('button', { name: 'Hallux valgus' }));
    await user.click(feet.getByRole('button', { name: 'Pie izquierdo sin deformidad' }));
    expect(await sentInput(user)).toMatchObject({
      footExam: {
        feet: [
          { side: 'RIGHT', finding: 'NO_DEFORMITY', examinedOn: TODAY, isResolved: false },
          { side: 'LEFT', finding: 'NO_DEFORMITY', examinedOn: TODAY, isResolved: false },
        ],
      },
    });
  });

  it('names the signs of a suspected Charcot foot, which is referred', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Examinar los pies' }));
    const feet = within(screen.getByRole('group', { name: 'Todo el pie' }));
    await user.click(feet.getByRole('button', { name: 'Pie derecho' }));
    await user.click(
      sheet().getByRole('button', { name: 'Sospecha de pie de Charcot: caliente, rojo, hinchado' }),
    );
    expect(sheet().getByText('Derivar a un médico.')).toBeVisible();
    expect(description()).toHaveValue('Sospecha de pie de Charcot en pie derecho.');
  });

  it('stages an ingrown nail, and sends the scale with the stage', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Examinar los pies' }));
    await user.click(button('1.er ortejo derecho: sin hallazgos'));
    await user.click(sheet().getByRole('button', { name: 'Uña encarnada' }));
    const stages = within(sheet().getByRole('group', { name: 'Estadio (Heifetz)' }));
    await user.click(stages.getByRole('button', { name: 'Estadio II' }));
    expect(description()).toHaveValue('Uña encarnada, estadio II (Heifetz), en 1.er ortejo derecho.');
    expect(await sentInput(user)).toMatchObject({
      footExam: { nails: [{ finding: 'INGROWN', stage: 'II', stageScale: 'HEIFETZ' }] },
    });
  });

  it('measures an ulcer, and says that it is referred', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Examinar los pies' }));
    await user.click(button(/^1\.er metatarsiano, pie derecho/));
    await user.click(sheet().getByRole('button', { name: 'Úlcera' }));
    await user.type(sheet().getByLabelText('Largo (mm)'), '12');
    await user.type(sheet().getByLabelText('Ancho (mm)'), '9');
    expect(sheet().getByText('Área: 1,08 cm²')).toBeVisible();
    expect(sheet().getByText('Derivar a un médico.')).toBeVisible();
    await user.click(sheet().getByRole('button', { name: 'Tejido subcutáneo' }));
    expect(screen.getByRole('region', { name: 'Riesgo del pie' })).toHaveTextContent(
      'Derivar: úlcera abierta',
    );
    expect(description()).toHaveValue(
      'Úlcera en 1.er metatarsiano, pie derecho, 12 × 9 mm (1,08 cm²), profundidad: tejido subcutáneo.',
    );
  });

  it('keeps a measure as it was typed, and says which numbers it may be', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Examinar los pies' }));
    await user.click(button(/^1\.er metatarsiano, pie derecho/));
    await user.click(sheet().getByRole('button', { name: 'Úlcera' }));
    await user.type(sheet().getByLabelText('Largo (mm)'), '450');
    await user.type(sheet().getByLabelText('Ancho (mm)'), '0');
    await user.type(screen.getByLabelText('Dolor (EVA)'), '15');
    for (const [label, typed, fault] of [
      ['Largo (mm)', '450', 'Elija para el largo de la úlcera un número entre 1 y 300.'],
      ['Ancho (mm)', '0', 'Elija para el ancho de la úlcera un número entre 1 y 300.'],
      ['Dolor (EVA)', '15', 'Elija para el dolor (EVA) un número entre 0 y 10.'],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveValue(typed);
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(fault);
    }
  });

  it('shows only the parts that the clinic wants, and a ten-point test without a cut-off has no result', async () => {
    server.on('FootStanding', standing([{ date: EARLIER, exam: earlierExam }]));
    server.on('FootExamSettings', settings(['SKIN', 'TUNING_FORK', 'TEN_POINT', 'SINBAD']));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Igual que/ }));
    expect(screen.queryByRole('group', { name: 'Uñas' })).toBeNull();
    expect(screen.queryByText(/Onicomicosis/)).toBeNull();
    for (const part of ['Circulación', 'Todo el pie']) expect(screen.queryByText(part)).toBeNull();
    const sensation = within(screen.getByRole('region', { name: 'Sensibilidad' }));
    expect(sensation.queryByRole('button', { name: 'Prueba de toque' })).toBeNull();
    await user.click(sensation.getByRole('button', { name: 'Monofilamento en 10 puntos' }));
    await user.click(sensation.getByRole('button', { name: 'Siente todos' }));
    expect(sensation.getByRole('status')).toHaveTextContent(
      'No se puede calcular: falta el corte de la clínica',
    );
    await user.click(button(/^talón, pie izquierdo/));
    await user.click(sheet().getByRole('button', { name: 'Úlcera' }));
    expect(sheet().getByText(/^SINBAD entre 1 y 5 de 6: detrás del antepié/)).toBeVisible();
    const answer = (question: string, word: string) =>
      user.click(within(sheet().getByRole('group', { name: question })).getByRole('button', { name: word }));
    expect(sheet().queryByRole('group', { name: 'Parte del pie' })).toBeNull();
    await answer('Signos de infección', 'No');
    expect(sheet().getByText(/^SINBAD entre 1 y 4 de 6: detrás del antepié/)).toBeVisible();
    // A press on what an earlier visit found ends it.
    await user.click(sheet().getByRole('button', { name: 'Hiperqueratosis' }));
    expect(await sentInput(user)).toMatchObject({
      footExam: {
        nails: [{ finding: 'ONYCHOMYCOSIS', examinedOn: EARLIER }],
        skin: [{ finding: 'CALLUS', examinedOn: TODAY, isResolved: true }, { finding: 'ULCER' }],
        sensation: { method: 'TEN_POINT', cutOff: null },
        circulation: { examinedOn: EARLIER },
      },
    });
  });

  it('asks of an ulcer at an edge whether it lies behind the forefoot, for its score', async () => {
    server.on('FootExamSettings', settings(['SKIN', 'SINBAD']));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Examinar los pies' }));
    await user.click(button('Bordes y espacios'));
    await user.click(button(/^borde externo, pie izquierdo/));
    await user.click(sheet().getByRole('button', { name: 'Úlcera' }));
    expect(sheet().getByText(/^SINBAD entre 0 y 6 de 6; por examinar: el sitio/)).toBeVisible();
    await user.click(sheet().getByRole('button', { name: 'Detrás del antepié' }));
    expect(
      sheet().getByText(/^SINBAD entre 1 y 6 de 6: detrás del antepié; por examinar: los/),
    ).toBeVisible();
    await user.click(sheet().getByRole('button', { name: 'En el antepié' }));
    expect(sheet().getByText(/^SINBAD entre 0 y 5 de 6; por examinar: los/)).toBeVisible();
    expect(await sentInput(user)).toMatchObject({
      footExam: { skin: [{ finding: 'ULCER', ulcer: { isBehindForefoot: false } }] },
    });
  });

  it('opens the history of a place from its sheet, with the area of an ulcer in a table', async () => {
    const ulcer = (examinedOn: string, lengthMm: number | null, isResolved = false) => ({
      __typename: 'FootFindingSeen',
      recordId: Number(examinedOn.slice(8)),
      date: examinedOn,
      professionalName: 'Ana Paz',
      summary: `Úlcera en talón, pie izquierdo${isResolved ? ', resuelto' : ''}`,
      sinbad: isResolved ? null : { __typename: 'Sinbad', summary: 'SINBAD 2 de 6' },
      nail: null,
      skin: {
        __typename: 'SkinFinding',
        finding: 'ULCER',
        examinedOn,
        isResolved,
        ulcer: { __typename: 'FootUlcer', lengthMm, widthMm: 10, measuredOn: null },
      },
      foot: null,
    });
    server.on('FootHistory', {
      data: {
        footHistory: [
          ulcer('2026-10-29', null, true),
          ulcer('2026-10-22', 5),
          ulcer('2026-10-15', null),
          ulcer('2026-10-01', 20),
        ],
      },
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Examinar los pies' }));
    await user.click(button(/^talón, pie izquierdo/));
    await user.click(sheet().getByRole('button', { name: 'Historia' }));
    const table = within(await screen.findByRole('table', { name: 'Área de la úlcera (cm²)' }));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'FechaÁrea',
      '01/10/20262',
      '22/10/20260,5',
      '29/10/20260',
    ]);
    const history = within(screen.getByRole('region', { name: 'Historia: talón, pie izquierdo' }));
    expect(history.getAllByRole('listitem')[0]).toHaveTextContent(
      '29/10/2026 · Ana PazÚlcera en talón, pie izquierdo, resuelto',
    );
    // The clinic does not use the score.
    expect(history.queryByText(/SINBAD/)).toBeNull();
    expect(server.named('FootHistory')[0]?.variables).toEqual({ patientId: 3, side: 'LEFT', zone: 'HEEL' });
  });

  it('shows the server’s objection at the exam, and keeps it', async () => {
    const objection = 'Elija para el examen un día que no sea posterior al de la ficha.';
    server.on('FinishVisit', { error: 'INVALID_INPUT', fields: { footExam: [objection] } });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Examinar los pies' }));
    for (const label of ['Descripción de la atención', 'Procedimiento', 'Indicaciones'])
      await user.type(screen.getByLabelText(label), 'x');
    await user.click(button('Terminar visita'));
    const exam = within(screen.getByRole('region', { name: 'Examen del pie' }));
    expect(await exam.findByText(objection)).toBeVisible();
    expect(exam.getByRole('group', { name: 'Uñas' })).toBeVisible();
  });

  it('shows no exam of the feet in a manicure', async () => {
    server.on('Visit', { data: { appointment: aVisit({ serviceType: 'MANICURE' }) } });
    open();
    expect(await screen.findByLabelText('Descripción de la atención')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Examen del pie' })).toBeNull();
  });
});
