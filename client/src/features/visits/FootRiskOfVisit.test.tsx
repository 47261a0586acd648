import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EMPTY_EXAM, withFinding } from '#domain/records/foot/exam-edits.js';
import { screen, waitFor, within } from '@testing-library/react';
import { alertsOf, EARLIER, earlierExam, NORMAL_FORM, standing } from '../../testing/examined-feet';
import type { FakeServer } from '../../testing/fake-server';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';
import { visitServer } from '../../testing/visit';

const SPRING = '2026-05-01';
const HEEL = { side: 'LEFT', zone: 'HEEL' } as const;

let server: FakeServer;
beforeAll(() => Promise.all([import('./VisitPage'), import('../records/foot/FootExamFields')]));
beforeEach(() => {
  localStorage.clear();
  storeSession();
  server = visitServer().on('PatientAlerts', alertsOf('EARLIER_ULCER', 'KIDNEY_FAILURE'));
});
const open = () => renderApp('/app/citas/5/visita');
const risk = () => screen.getByRole('region', { name: 'Riesgo del pie' });

/** Nothing is felt at the tips of the toes. */
const lostSensation = {
  ...earlierExam.sensation,
  examinedOn: SPRING,
  sites: earlierExam.sensation.sites.map((site) => ({ ...site, answers: [false] })),
};

describe('the risk while an exam is entered', () => {
  it('calculates the risk and the warnings from every earlier exam that counts', async () => {
    const ulcer = withFinding(EMPTY_EXAM, HEEL, 'ULCER', null, SPRING);
    const healed = {
      ...EMPTY_EXAM,
      skin: ulcer.skin.map((one) => ({ ...one, isResolved: true })),
      sensation: lostSensation,
      circulation: { ...earlierExam.circulation, examinedOn: SPRING },
    };
    // A copy of the exam that healed the ulcer does not mention it any more.
    const copy = { ...healed, skin: [] };
    server.on(
      'FootStanding',
      standing(
        [
          { date: EARLIER, exam: copy },
          { date: SPRING, exam: healed },
        ],
        { control: { __typename: 'FootControl', from: '2026-06-01', until: '2026-08-01' } },
      ),
    );
    const { user } = open();
    const warnings = await screen.findByRole('region', { name: 'Advertencias' });
    expect(warnings).toHaveTextContent('Examen del pie vencido');
    await user.click(await screen.findByRole('button', { name: /^Igual que/ }));
    expect(risk()).toHaveTextContent('Riesgo 3, alto: pérdida de la sensibilidad protectora y úlcera previa');
    expect(within(warnings).getByText(/^Examen del pie vencido/)).toBeVisible();
  });

  it('calculates the risk from the tests before an exam of the nails only', async () => {
    server.on(
      'FootStanding',
      standing([
        { date: EARLIER, exam: { ...EMPTY_EXAM, nails: earlierExam.nails } },
        { date: SPRING, exam: { ...earlierExam, feet: NORMAL_FORM, sensation: lostSensation } },
      ]),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Examen nuevo' }));
    expect(risk()).toHaveTextContent('Riesgo 1, bajo: pérdida de la sensibilidad protectora');
  });

  it('says what the pulses mean for the arteries: a weak one is to be evaluated, an absent one suggests a referral', async () => {
    server.on('FootStanding', standing([]));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Examinar los pies' }));
    const circulation = within(await screen.findByRole('region', { name: 'Circulación' }));
    expect(circulation.queryByRole('status')).toBeNull();
    await user.click(circulation.getByRole('button', { name: 'Pulsos presentes' }));
    expect(circulation.getByRole('status')).toHaveTextContent('Enfermedad arterial · sin signos');
    const foot = within(circulation.getByRole('group', { name: 'Pie derecho' }));
    const pulse = within(foot.getByRole('group', { name: /^Pulso pedio/ }));
    await user.click(pulse.getByRole('button', { name: 'Débil' }));
    expect(circulation.getByRole('status')).toHaveTextContent('Enfermedad arterial · pulso débil: evaluar');
    await user.click(pulse.getByRole('button', { name: 'Ausente' }));
    expect(circulation.getByRole('status')).toHaveTextContent(
      'Enfermedad arterial · sospechada: considere derivar',
    );
  });

  it('leaves oedema and claudication unasked again after a second press', async () => {
    server.on('FootStanding', standing([])).on('FinishVisit', { error: 'INTERNAL' });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Examinar los pies' }));
    const circulation = within(await screen.findByRole('region', { name: 'Circulación' }));
    const foot = within(circulation.getByRole('group', { name: 'Pie derecho' }));
    const chips = [
      foot.getByRole('button', { name: 'Edema' }),
      circulation.getByRole('button', { name: 'Claudicación' }),
    ];
    for (const chip of chips) {
      await user.click(chip);
      expect(chip).toHaveAttribute('aria-pressed', 'true');
      await user.click(chip);
      expect(chip).toHaveAttribute('aria-pressed', 'false');
    }
    for (const label of ['Descripción de la atención', 'Procedimiento', 'Indicaciones'])
      await user.type(screen.getByLabelText(label), 'x');
    await user.click(screen.getByRole('button', { name: 'Terminar visita' }));
    await waitFor(() => expect(server.named('FinishVisit')).toHaveLength(1));
    expect(server.named('FinishVisit')[0]?.variables['input']).toMatchObject({
      footExam: {
        circulation: {
          hasClaudication: null,
          feet: [
            { side: 'RIGHT', hasOedema: null },
            { side: 'LEFT', hasOedema: null },
          ],
        },
      },
    });
  });

  it('lets the professional take back an own category of an earlier visit', async () => {
    const riskOverride = { __typename: 'FootRiskOverride', category: 2, reason: 'Ve mal', calculated: 0 };
    server.on('FootStanding', standing([{ date: EARLIER, exam: { ...earlierExam, riskOverride } }]));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Igual que/ }));
    expect(risk()).toHaveTextContent('Riesgo 2, moderado, según el profesional: Ve mal');
    await user.click(screen.getByRole('button', { name: 'Usar el calculado' }));
    expect(risk()).toHaveTextContent('Riesgo 0, muy bajo');
    expect(risk()).not.toHaveTextContent('según el profesional');
  });
});
