import { expect, type Page } from '@playwright/test';
import { setClinic } from '../../helpers/clinic.js';
import { newRecord } from '../../helpers/records.js';
import { expectNoSidewaysScrolling } from '../../helpers/sideways.js';
import { registerPatient, type Staff } from '../../helpers/staff.js';
import { test } from '../../helpers/test.js';

// Other tests share a clinic and expect its usual names.
test.use({ environment: { PUBLIC_URL: '' } });

const SCREENS = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
] as const;

interface Names {
  readonly clinic: string;
  readonly professional: string;
  readonly treatment: string;
  readonly patient: string;
}

/** More than 60 letters each. */
const LONG: Names = {
  clinic: 'Centro de Podología y Manicura San Bartolomé de la Santísima Trinidad',
  professional: 'Maximiliana Bartolomea Fernández Errázuriz de la Santísima Trinidad',
  treatment: 'Reconstrucción ungueal con resina acrílica y controles cada quincena',
  patient: 'Guillermina del Rosario Undurraga Echeñique viuda de Valenzuela Demo',
};
const withoutSpaces = (names: Names): Names => ({
  clinic: names.clinic.replaceAll(' ', ''),
  professional: names.professional.replaceAll(' ', ''),
  treatment: names.treatment.replaceAll(' ', ''),
  patient: names.patient.replaceAll(' ', ''),
});

/** @returns the addresses of the screens that show these names. */
async function fill(staff: Staff, names: Names, day: string): Promise<string[]> {
  await setClinic(staff, { name: names.clinic, showsProfessionals: true, showsTreatments: true });
  const { createProfessional } = await staff.ask<{ createProfessional: { id: number } }>(
    'mutation ($input: ProfessionalInput!) { createProfessional(input: $input) { id } }',
    { input: { name: names.professional, services: ['PODIATRY'], treatments: [] } },
  );
  await staff.ask('mutation ($input: TreatmentInput!) { createTreatment(input: $input) { id } }', {
    input: { name: names.treatment, price: 25_000, isBookableOnline: true },
  });
  const patientId = await registerPatient(staff, { name: names.patient });
  const professionalId = createProfessional.id;
  const at = { date: day, treatment: names.treatment, professionalId };
  const { createAppointment } = await staff.ask<{ createAppointment: { id: number } }>(
    'mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }',
    { input: { ...at, patientId, time: '10:00' } },
  );
  await newRecord(staff, patientId, { professionalId });
  await staff.ask('mutation ($input: ChargeInput!) { addCharge(input: $input) { id } }', {
    input: { patientId, professionalId, description: names.treatment, listPrice: 25_000 },
  });
  const { bookAppointment } = await staff.ask<{ bookAppointment: { linkToken: string } }>(
    'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { linkToken } }',
    {
      input: {
        ...at,
        name: names.patient,
        email: 'e2e@demo.invalid',
        phone: '9 0000 1111',
        time: '12:00',
      },
    },
  );
  const chosen = `dia=${day}&tratamiento=${encodeURIComponent(names.treatment)}&profesional=${professionalId}`;
  const calendar = `/app/citas?fecha=${day}`;
  return [
    `/public/reservar?${chosen}`,
    `/public/reservar/datos?${chosen}&hora=16:00`,
    `/public/cita/${bookAppointment.linkToken}`,
    `/public/cita/${bookAppointment.linkToken}/cambiar`,
    '/public/privacidad',
    `/app/pacientes/${patientId}`,
    ...['dia', 'semana', 'mes', 'agenda'].map((view) => `${calendar}&vista=${view}`),
    `${calendar}&vista=dia&cita=${createAppointment.id}`,
    `/app/fichas-clinicas?paciente=${patientId}`,
    `/app/citas/${createAppointment.id}/visita`,
    '/app/caja',
    '/app/caja?vista=saldos',
    '/app/dashboard',
    // Names the patients whose data was read on the screens above.
    '/app/configuracion/incidente',
  ];
}

/** Opens a screen with everything that it shows unfolded. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (const folded of await page.locator('details.folded > summary').all()) await folded.click();
}

for (const [kind, names, day] of [
  ['long names', LONG, '2036-04-16'],
  ['long names without a space', withoutSpaces(LONG), '2036-04-17'],
] as const)
  test(`${kind} fit on the booking page, the patient's page, the calendar, the record, the till and the other lists`, async ({
    page,
    staff,
  }) => {
    for (const address of await fill(staff, names, day))
      for (const screen of SCREENS)
        await test.step(`${address} at ${screen.width}`, async () => {
          await page.setViewportSize(screen);
          await open(page, address);
          await expectNoSidewaysScrolling(page);
        });
  });
