import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { type Call, FakeServer } from '../../../testing/fake-server';
import { aProfessional } from '../../../testing/professional';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

const STORED = {
  name: 'Clínica Sur',
  phone: '+56 2 2345 6789',
  address: 'Calle 1',
  city: 'Concepción',
  professionalName: 'Ana Soto',
  professionalTitle: 'Podóloga',
  professionalRut: '12.345.678-5',
  registryNumber: '45.678',
  professionalAddress: 'Calle 1',
  whatToBring: '',
  visitorsMayChange: true,
  offersIntake: false,
  homeShowsBooking: false,
  chargesVisits: true,
  sharesPacks: false,
  issuedDocuments: ['VOUCHER', 'TAXED_RECEIPT'],
  changeDeadlineHours: 12,
  showsTreatments: false,
  showsPrices: false,
  version: 1,
};

let server: FakeServer;
let stored: typeof STORED;
/** Like the server, rejects a stale version. */
const save = ({ variables }: Call) => {
  if (variables['version'] !== stored.version) return { error: 'STALE' };
  stored = { ...stored, ...(variables['input'] as object), version: stored.version + 1 };
  return { data: { updateClinicSettings: { __typename: 'ClinicSettings', ...stored } } };
};
beforeEach(() => {
  storeSession();
  stored = STORED;
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('ClinicSettings', () => ({ data: { clinicSettings: { __typename: 'ClinicSettings', ...stored } } }))
    .on('UpdateClinicSettings', save)
    .on('ClinicImages', { data: { clinicImages: [] } });
});

async function openForm() {
  const screen = renderApp('/app/configuracion/clinica');
  const name = await screen.findByLabelText('Nombre de la clínica');
  const press = (label: string) => screen.user.click(screen.getByRole('button', { name: label }));
  const write = async (label: string, text: string) => {
    const field = screen.getByLabelText(label);
    await screen.user.clear(field);
    if (text) await screen.user.type(field, text);
  };
  return { ...screen, name, press, write };
}

describe('Clinic settings', () => {
  it('clinic settings say where the other podiatrists’ signatures are edited, if there are several', async () => {
    server.on('ClinicProfessionals', { data: { professionals: [aProfessional(1), aProfessional(2)] } });
    const { findByText } = await openForm();
    expect(
      await findByText(/^Aparece en la firma.*Las firmas de los demás se editan en/),
    ).toBeInTheDocument();
  });

  it('clinic settings are saved as a whole, and a new name appears in the header at once', async () => {
    const { write, press, findByText, getByRole } = await openForm();
    expect(getByRole('button', { name: 'Guardar' })).toBeDisabled();
    await write('Nombre de la clínica', 'Clínica Norte');
    await press('Guardar');
    expect(await findByText('Datos de la clínica guardados')).toBeInTheDocument();
    expect(stored).toMatchObject({ ...STORED, name: 'Clínica Norte', version: 2 });
    expect(within(getByRole('banner')).getByText('Clínica Norte')).toBeInTheDocument();
    expect(getByRole('button', { name: 'Guardar' })).toBeDisabled();
  });

  it('clinic settings include what to bring, and until when patients can change their own appointments', async () => {
    const { write, press, findByText, getByLabelText, user } = await openForm();
    await write('Qué traer a la cita', 'Calcetines limpios');
    const changes = getByLabelText('Cambiar o cancelar en línea');
    expect(changes).toHaveDisplayValue('Sí, hasta 12 horas antes');
    await user.selectOptions(changes, 'Sí, hasta 24 horas antes');
    await user.click(getByLabelText('Cobrar el precio del tratamiento al terminar cada visita'));
    await user.click(getByLabelText('Packs para la familia y de regalo'));
    await user.click(getByLabelText('Voucher'));
    await user.click(getByLabelText('Factura'));
    await press('Guardar');
    await findByText('Datos de la clínica guardados');
    expect(stored).toMatchObject({
      whatToBring: 'Calcetines limpios',
      changeDeadlineHours: 24,
      chargesVisits: false,
      sharesPacks: true,
      issuedDocuments: ['TAXED_RECEIPT', 'INVOICE'],
    });
    await user.selectOptions(changes, 'No: deben comunicarse con la clínica');
    await press('Guardar');
    await waitFor(() => expect(stored.visitorsMayChange).toBe(false));
    expect(stored).toMatchObject({ visitorsMayChange: false, changeDeadlineHours: 24 });
  });

  it('clinic settings include what the booking page shows of the treatments', async () => {
    const { press, findByText, user, getByLabelText } = await openForm();
    await user.click(getByLabelText('Mostrar los precios'));
    await press('Guardar');
    await findByText('Datos de la clínica guardados');
    expect(stored).toMatchObject({ showsPrices: true, showsTreatments: false });
  });

  it('clinic settings include what the bare address shows', async () => {
    const { press, findByText, user, getByLabelText } = await openForm();
    await user.click(getByLabelText(/^Mostrarla en la dirección principal/));
    await press('Guardar');
    await findByText('Datos de la clínica guardados');
    expect(stored.homeShowsBooking).toBe(true);
  });

  it('clinic settings need a name and a valid RUT', async () => {
    const { write, press, findByText } = await openForm();
    await write('Nombre de la clínica', '');
    await write('RUT', '12.345.678-9');
    await press('Guardar');
    expect(await findByText(/^RUT inválido/i)).toBeInTheDocument();
    expect(server.named('UpdateClinicSettings')).toHaveLength(0);
  });

  it('shows what another user changed in the clinic settings, and saves nothing before a choice', async () => {
    const { write, press, findByRole, getByRole, name } = await openForm();
    await write('Nombre de la clínica', 'Mi nombre');
    stored = { ...STORED, name: 'Su nombre', phone: '+56 2 1111 2222', version: 2 };
    await press('Guardar');
    const conflict = await findByRole('alert');
    expect(conflict).toHaveTextContent(
      'Nombre de la clínica: Clínica Sur → Su nombre (usted escribió: Mi nombre)',
    );
    expect(conflict).toHaveTextContent('Teléfono: +56 2 2345 6789 → +56 2 1111 2222');
    expect(getByRole('button', { name: 'Guardar' })).toBeDisabled();
    expect(stored.name).toBe('Su nombre');
    await press('Conservar mis cambios');
    expect(name).toHaveValue('Mi nombre');
    await press('Guardar');
    await findByRole('button', { name: 'Guardar' });
    // Fields not edited here have the other user's values.
    expect(stored).toMatchObject({ name: 'Mi nombre', phone: '+56 2 1111 2222', version: 3 });
  });

  it('edited clinic settings can be replaced by another user’s version', async () => {
    const { write, press, findByRole, queryByRole, name } = await openForm();
    await write('Nombre de la clínica', 'Mi nombre');
    stored = { ...STORED, name: 'Su nombre', version: 2 };
    await press('Guardar');
    await findByRole('alert');
    await press('Usar sus datos');
    expect(name).toHaveValue('Su nombre');
    expect(queryByRole('alert')).toBeNull();
    expect(server.named('UpdateClinicSettings')).toHaveLength(1);
  });
});
