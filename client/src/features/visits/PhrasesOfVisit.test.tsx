import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { FakeServer } from '../../testing/fake-server';
import { limitedUser } from '../../testing/limited-user';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';
import { aTreatment } from '../../testing/treatment';
import { visitServer } from '../../testing/visit';

const phrase = (id: number, box: string, title: string, text: string, more: object = {}) => ({
  __typename: 'Phrase',
  id,
  box,
  title,
  text,
  serviceType: null,
  treatmentId: null,
  professionalId: null,
  version: 1,
  ...more,
});
const PHRASES = [
  phrase(1, 'PROCEDURE', 'Atención general', 'Fresado de {uña}.', { serviceType: 'PODIATRY' }),
  phrase(2, 'INSTRUCTIONS', 'Cuidado diario', 'Secar bien los pies. Control {control}.'),
  phrase(3, 'INSTRUCTIONS', 'Ajena', 'De otro profesional.', { professionalId: 9 }),
  phrase(4, 'INSTRUCTIONS', 'Calzado', 'Calzado amplio.', { treatmentId: 1 }),
];
const LAST = {
  __typename: 'ClinicalRecord',
  id: 8,
  date: '2026-10-23',
  careDescription: 'Acude a control.',
  procedure: 'Corte y fresado.',
  instructions: 'Crema con urea.',
  footExam: null,
};

let server: FakeServer;
beforeAll(() =>
  Promise.all([
    import('./VisitPage'),
    import('../records/foot/FootExamFields'),
    import('../records/phrases/PhraseModal'),
  ]),
);
beforeEach(() => {
  localStorage.clear();
  storeSession();
  server = visitServer()
    .on('LastTexts', { data: { clinicalRecords: { __typename: 'ClinicalRecordPage', nodes: [LAST] } } })
    .on('ClinicTreatments', { data: { treatments: [aTreatment(1, 'Láser', { controlWeeks: 5 })] } })
    .on('Phrases', { data: { phrases: PHRASES } })
    .on('FinishVisit', { error: 'INTERNAL' });
});
const open = () => renderApp('/app/citas/5/visita');
const button = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByLabelText(name);
const chosen = () => within(screen.getByRole('listbox')).getByRole('option', { selected: true });

describe('phrases of a visit', () => {
  it('shows the fields together with their phrases, which would push them down', async () => {
    let arrive = () => {};
    const asked = new Promise<void>((resolve) => {
      server.on('Phrases', () => {
        resolve();
        return new Promise((answer) => (arrive = () => answer({ data: { phrases: PHRASES } })));
      });
    });
    open();
    await asked;
    await waitFor(() => expect(server.named('LastTexts')).toHaveLength(1));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByLabelText('Indicaciones')).toBeNull();
    arrive();
    await screen.findByRole('group', { name: 'Frases de lo que se indica' });
    expect(box('Indicaciones')).toBeVisible();
  });

  it('inserts a filled phrase with one press and removes it with another', async () => {
    const { user } = open();
    const offered = within(await screen.findByRole('group', { name: 'Frases de lo que se indica' }));
    expect(offered.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Calzado',
      'Cuidado diario',
    ]);
    await user.click(offered.getByRole('button', { name: 'Cuidado diario' }));
    await user.click(offered.getByRole('button', { name: 'Calzado' }));
    expect(box('Indicaciones')).toHaveValue('Secar bien los pies. Control en 5 semanas. Calzado amplio.');
    await user.click(offered.getByRole('button', { name: 'Cuidado diario', pressed: true }));
    expect(box('Indicaciones')).toHaveValue('Calzado amplio.');
  });

  it('offers the phrases after a slash, by keyboard alone, with what the exam found', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Examinar los pies' }));
    await user.click(button('1.er ortejo derecho: sin hallazgos'));
    await user.click(screen.getByRole('button', { name: 'Onicauxis' }));
    await user.type(box('Procedimiento'), 'Limpieza. /gene');
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(box('Procedimiento')).toHaveValue('Limpieza. Fresado de la uña del 1.er ortejo derecho.');
    await user.type(box('Indicaciones'), '/');
    expect(chosen()).toHaveTextContent('Calzado');
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toHaveTextContent('Cuidado diario');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box('Indicaciones')).toHaveValue('/');
  });

  it('fills the texts from the last visit, says so until one is touched, and saves them', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Igual que la última visita' }));
    expect(box('Procedimiento')).toHaveValue('Corte y fresado.');
    const note = /^De la visita del 23 de octubre de 2026/;
    expect(screen.getAllByText(note)).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Igual que la última visita' })).toBeNull();
    await user.click(box('Procedimiento'));
    expect(screen.getAllByText(note)).toHaveLength(2);
    await user.click(button('Terminar visita'));
    await waitFor(() => expect(server.named('FinishVisit')).toHaveLength(1));
    expect(server.named('FinishVisit')[0]?.variables['input']).toMatchObject({
      careDescription: 'Acude a control.',
      procedure: 'Corte y fresado.',
      instructions: 'Crema con urea.',
    });
  });

  it('saves the text at hand as a phrase of its treatment, without sending the visit', async () => {
    server.on('CreatePhrase', { data: { createPhrase: phrase(5, 'INSTRUCTIONS', 'Urea', 'Crema.') } });
    const { user } = open();
    await user.type(await screen.findByLabelText('Indicaciones'), 'Crema.');
    await user.click(button('Guardar como frase lo que se indica'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar frase' }));
    await user.type(dialog.getByLabelText('Texto'), ' En {{dedo}.');
    expect(dialog.getByText('{dedo} no se reconoce y quedará escrito tal cual.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));
    expect(dialog.getByText('Falta el título.')).toBeVisible();
    await user.type(dialog.getByLabelText('Título'), 'Urea');
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.named('CreatePhrase')[0]?.variables['input']).toEqual({
      box: 'INSTRUCTIONS',
      title: 'Urea',
      text: 'Crema. En {dedo}.',
      serviceType: null,
      treatmentId: 1,
      professionalId: null,
    });
    expect(server.named('FinishVisit')).toEqual([]);
  });
});

describe("'Frases'", () => {
  it('lists phrases by part of the record with their users, and deletes one', async () => {
    server.on('DeletePhrase', { data: { deletePhrase: true } });
    const { user } = renderApp('/app/configuracion/frases');
    const list = within(await screen.findByRole('list', { name: 'Indicaciones' }));
    expect(list.getAllByRole('listitem')).toHaveLength(3);
    expect(await list.findByText('Láser')).toBeVisible();
    const [menu] = list.getAllByRole('button', { name: /^Acciones para/ });
    await user.click(menu!);
    await user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }),
    );
    await waitFor(() => expect(server.named('DeletePhrase')[0]?.variables).toEqual({ id: 2 }));
  });

  it('shows phrases without actions to users who may not change records', async () => {
    server.on('Me', limitedUser({ HEALTH_DATA: 'READ' }));
    renderApp('/app/configuracion/frases');
    const phrases = within(await screen.findByRole('region', { name: 'Frases' }));
    expect(await phrases.findByText('Láser')).toBeVisible();
    expect(phrases.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Agregar frase' })).toBeNull();
  });
});
