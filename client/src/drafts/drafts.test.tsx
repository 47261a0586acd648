import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { privateDatabase } from '../private-storage/private-database';
import { FakeServer } from '../testing/fake-server';
import { aPatient } from '../testing/patient';
import { renderApp } from '../testing/render-app';
import { inSecureContext, setSecureContext } from '../testing/secure-context';
import { fromAnotherTab, storeSession } from '../testing/stored-session';
import { drafts } from './drafts';

inSecureContext();

let server: FakeServer;
beforeAll(() => Promise.all([import('../features/patients/PatientsPage'), import('./UnsavedDraftsDialog')]));
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('Logout', { data: { logout: true } })
    .on('PatientToEdit', { data: { patient: aPatient(3, { name: 'Eva' }) } })
    .on('Patients', { data: { patients: { __typename: 'PatientPage', totalCount: 0, nodes: [] } } });
});
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
/** The contents of the browser's storage, without the encrypted bytes. */
const clearText = () => JSON.stringify({ ...localStorage, ...sessionStorage });
/** Simulates a reload: the page is removed, and the form gets no event. */
const reload = (app: ReturnType<typeof renderApp>, address: string) => {
  app.unmount();
  return renderApp(address);
};

describe('drafts of a patient’s form', () => {
  it('restores a patient’s form after a reload, and stores its draft encrypted until it is saved', async () => {
    const first = renderApp('/app/pacientes?paciente=nuevo');
    await first.user.type(await field('Nombre'), 'Rosa Lillo');
    await first.user.type(await field('Caso Clínico'), 'Uña encarnada');
    const { user } = reload(first, '/app/pacientes?paciente=nuevo');
    await screen.findByDisplayValue('Uña encarnada');
    expect(await field('Caso Clínico')).toHaveValue('Uña encarnada');
    expect(await field('Nombre')).toHaveValue('Rosa Lillo');
    expect(screen.getByText('Se recuperó lo que había escrito en este computador.')).toBeInTheDocument();
    expect(clearText()).not.toContain('Rosa');
    await user.type(await field('Teléfono'), '912345678');
    await user.type(await field('Correo'), 'rosa@demo.invalid');
    await user.type(await field('Contacto de Emergencia'), 'Su hijo');
    server.on('CreatePatient', { data: { createPatient: { __typename: 'Patient', id: 9 } } });
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Paciente creado exitosamente');
    expect(await drafts.list(1)).toEqual([]);
  });

  it('discards the draft of an edited patient on request', async () => {
    const first = renderApp('/app/pacientes?paciente=3');
    await first.user.type(await field('Dirección'), 'Calle Nueva 5');
    const { user } = reload(first, '/app/pacientes?paciente=3');
    await waitFor(async () => expect(await field('Dirección')).toHaveValue('Calle Nueva 5'));
    await user.click(screen.getByRole('button', { name: 'Descartar borrador' }));
    expect(await field('Dirección')).toHaveValue('');
    expect(await field('Nombre')).toHaveValue('Eva');
    expect(await drafts.list(1)).toEqual([]);
  });

  it('keeps no draft if the user discards the changes or undoes them', async () => {
    const { user } = renderApp('/app/pacientes?paciente=3');
    await user.type(await field('Dirección'), 'x');
    expect(await drafts.list(1)).toMatchObject([{ title: 'Datos de Eva' }]);
    await user.clear(await field('Dirección'));
    expect(await drafts.list(1)).toEqual([]);
    await user.type(await field('Dirección'), 'x');
    await user.click(screen.getAllByRole('button', { name: 'Cancelar' })[0]!);
    await user.click(await screen.findByRole('button', { name: 'Descartar cambios' }));
    await waitFor(async () => expect(await drafts.list(1)).toEqual([]));
  });
});

describe('unsaved drafts', () => {
  const DRAFT = {
    content: {},
    title: 'Datos de Eva',
    path: '/app/pacientes?paciente=3',
    hasHealthData: true,
  };
  const keep = (staffId: number) => drafts.keep({ staffId, form: 'patient.3' }, DRAFT);

  it('offers unsaved drafts on the dashboard', async () => {
    await keep(1);
    renderApp('/app/dashboard');
    expect(await screen.findByRole('link', { name: 'Continuar: Datos de Eva' })).toHaveAttribute(
      'href',
      DRAFT.path,
    );
  });

  it('offers unsaved drafts before a logout, which then removes them, but not those of other users', async () => {
    await keep(1);
    await keep(2);
    const { user, address } = renderApp('/app/perfil');
    const logOut = async () => {
      await user.click(await screen.findByRole('button', { name: 'Cerrar Sesión' }));
      return within(await screen.findByRole('alertdialog', { name: 'Hay textos sin guardar' }));
    };
    const asked = await logOut();
    await user.click(asked.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(address()).toBe(DRAFT.path));
    expect(localStorage.getItem('access_token')).not.toBeNull();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click((await logOut()).getByRole('button', { name: 'Borrarlos y cerrar sesión' }));
    await screen.findByPlaceholderText('Usuario');
    expect(await drafts.list(1)).toEqual([]);
    expect(await drafts.list(2)).toHaveLength(1);
    expect(await (await privateDatabase())!.getAllKeys('keys')).toEqual([2]);
  });

  it('encrypts the clear-text drafts of an earlier version on any page, for every user', async () => {
    localStorage.clear();
    const values = { date: '2026-11-20', careDescription: 'Uña encarnada', procedure: '', instructions: '' };
    const text = JSON.stringify({ values: { ...values, usedSupplies: [] }, version: 0, keptAt: Date.now() });
    localStorage.setItem('record_draft.1.7.new', text);
    localStorage.setItem('record_draft.2.9.4', text);
    localStorage.setItem('record_draft.2.9.5', 'not a draft');
    renderApp('/app/login');
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((key) => key.startsWith('record_draft'))).toEqual([]),
    );
    expect(clearText()).not.toContain('encarnada');
    expect(await drafts.list(1)).toMatchObject([{ path: '/app/fichas-clinicas?paciente=7' }]);
    expect(await drafts.list(2)).toMatchObject([{ path: '/app/fichas-clinicas?paciente=9&ficha=4' }]);
    expect(await drafts.read({ staffId: 1, form: 'record.7.new' })).toMatchObject({
      content: { values: { careDescription: 'Uña encarnada' } },
    });
  });
});

describe('drafts without HTTPS', () => {
  beforeEach(() => setSecureContext(false));

  it('keeps a draft in its own tab only without HTTPS', async () => {
    const first = renderApp('/app/pacientes?paciente=nuevo');
    await first.user.type(await field('Nombre'), 'Rosa Lillo');
    const second = reload(first, '/app/pacientes?paciente=nuevo');
    await waitFor(async () => expect(await field('Nombre')).toHaveValue('Rosa Lillo'));
    expect(JSON.stringify(localStorage)).not.toContain('Rosa');
    // A new tab has its own session storage.
    sessionStorage.clear();
    reload(second, '/app/pacientes?paciente=nuevo');
    expect(await field('Nombre')).toHaveValue('');
  });

  it('removes this tab’s drafts after a logout in another tab, but not after the session expires', async () => {
    await drafts.keep(
      { staffId: 1, form: 'patient.3' },
      { content: {}, title: '', path: '', hasHealthData: true },
    );
    renderApp('/app/perfil');
    await screen.findByRole('button', { name: 'Cerrar Sesión' });
    act(() => fromAnotherTab(() => localStorage.removeItem('access_token')));
    await screen.findByPlaceholderText('Usuario');
    expect(await drafts.list(1)).toHaveLength(1);
    act(() => fromAnotherTab(() => localStorage.setItem('logged_out', '1')));
    expect(await drafts.list(1)).toEqual([]);
  });

  it.each([
    [true, /queda cifrado hasta 7 días/],
    [false, /sin https el navegador no puede cifrar/],
  ])('the settings explain how drafts are stored (HTTPS: %s)', async (isSecureContext, words) => {
    setSecureContext(isSecureContext);
    renderApp('/app/configuracion');
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});
