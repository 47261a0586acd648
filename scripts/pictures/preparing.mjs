// @ts-check
// Steps on a page before its screenshot is taken.

/** @typedef {(page: import('@playwright/test').Page) => Promise<void>} Prepare waits for what should be visible. */

/** @type {Prepare} */
export async function chooseAnHour(page) {
  // Saturday has the most free hours.
  await page.getByRole('button', { name: /^SÁB/ }).click();
  await page.waitForLoadState('networkidle');
  await page.locator('.hours .pick').nth(1).click();
  await page.locator('.top').scrollIntoViewIfNeeded();
}

/** @param {string} selector @returns {Prepare} */
export const shows = (selector) => (page) => page.locator(selector).first().waitFor();

/** @type {Prepare} */
export const unfoldChoice = (page) => page.getByText('Tratamiento: ').click();
/** With its appointments, not the loading state. */
export const CALENDAR = shows('role=button[name=/, (Reservada|Confirmada|Completada)/]');
export const PATIENTS = shows('text=Amanda');

/** @param {string} button opens the dialog to be shown. @returns {Prepare} */
export const opens = (button) => async (page) => {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').waitFor();
};

/** A day with charges; today has none yet. @type {Prepare} */
export async function openEarlierTill(page) {
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Día anterior' }).click();
  await page.locator('main').getByText('Débito').first().waitFor();
}

/** @type {Prepare} */
export async function openAffected(page) {
  await page
    .getByRole('button', { name: /^Ver citas afectadas/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pasar / })
    .first()
    .waitFor();
}

/** @type {Prepare} */
export async function openHistory(page) {
  await CALENDAR(page);
  await page.locator('.rbc-event').first().click();
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Historial' }).click();
  await page.getByRole('list', { name: 'Historial' }).waitFor();
}

/** @type {Prepare} */
export async function editAppointment(page) {
  await CALENDAR(page);
  await page.locator('.rbc-event').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Editar' }).click();
  await page.getByRole('button', { name: '(original)' }).waitFor();
}

/** @type {Prepare} */
export async function editRecord(page) {
  await page
    .getByRole('button', { name: /^Ficha del/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Editar' }).click();
  await page.getByLabel('Atendido por').waitFor();
  await page.getByRole('spinbutton', { name: 'Día' }).waitFor();
}

/** @type {Prepare} */
export async function examineFeet(page) {
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Nueva Ficha' }).click();
  await page.getByRole('button', { name: /^Igual que el/ }).click();
  const nail = page.getByRole('button', { name: /^1\.er ortejo derecho/ });
  await nail.click();
  await nail.evaluate((chosen) => chosen.scrollIntoView({ block: 'start' }));
}

/** @type {Prepare} */
export async function deleteAppointment(page) {
  await CALENDAR(page);
  await page.locator('.rbc-event').last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await page.getByText('Cita eliminada').first().waitFor();
  await page.goto('/app/configuracion/citas-eliminadas');
  await page.getByRole('button', { name: 'Historial' }).first().waitFor();
}

/** A day on which nothing is over yet. @type {Prepare} */
export async function openNextDay(page) {
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('group', { name: 'Profesionales' }).waitFor();
  await shows('[data-lane] .rbc-event')(page);
}

/** @param {string} event @param {string} button @param {string} awaited @returns {Prepare} */
export const opensFromEvent = (event, button, awaited) => async (page) => {
  await openNextDay(page);
  await page.locator(event).first().click();
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
  await page.getByRole('button', { name: awaited }).waitFor();
  await page.getByRole('spinbutton', { name: 'Día' }).waitFor();
};

/** An event is marked if its patient has alerts. @type {Prepare} */
export async function openWithAlerts(page) {
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.locator('.rbc-event:has([data-sign="ALERT"])').first().click();
  await page.getByRole('dialog').getByRole('list', { name: 'Alertas' }).waitFor();
}

/** @type {Prepare} */
export async function attend(page) {
  await page
    .getByRole('link', { name: /^Atender a / })
    .first()
    .click();
  // The treatment may need a consent, which opens first.
  await page.waitForURL('**/visita');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Terminar visita' }).waitFor();
}

/** @type {Prepare} */
export async function finishVisit(page) {
  await attend(page);
  await page.getByLabel('Descripción de la atención').fill('Control de rutina.');
  await page.getByLabel('Procedimiento').fill('Corte y limado.');
  await page.getByLabel('Indicaciones').fill('Crema cada noche.');
  await page.getByRole('button', { name: 'Terminar visita' }).click();
  await page.getByRole('button', { name: 'Agendar' }).waitFor();
}

/** @type {Prepare} */
export async function unfoldPast(page) {
  await page.getByRole('button', { name: /^Antes de ahora/ }).click();
  await page
    .getByText('¿Vino?')
    .first()
    .evaluate((asked) => asked.scrollIntoView({ block: 'center' }));
}

/** @type {Prepare} */
export async function find(page) {
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.getByRole('combobox').fill('Aman');
  await page
    .getByRole('option', { name: /^Amanda/ })
    .first()
    .waitFor();
}

/** @type {Prepare} */
export async function openTreatment(page) {
  await page
    .getByRole('button', { name: /^Editar/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

/** @type {Prepare} */
export async function blockHours(page) {
  await openNextDay(page);
  await opens('Bloquear horas')(page);
}

/** @type {Prepare} */
export async function bookForNewPatient(page) {
  await openNextDay(page);
  await page.getByRole('button', { name: '+ Nueva Cita' }).click();
  await page.getByRole('combobox', { name: 'Paciente' }).fill('Zoila Demo Nueva');
  await page.getByRole('option', { name: /Crear/ }).waitFor();
}

/** Reading a patient gives the report something to show. @type {Prepare} */
export async function reportIncident(page) {
  await page.getByLabel('Enfermedad Base').waitFor();
  await page.goto('/app/configuracion/incidente');
  await page.getByLabel('Borrador del reporte').waitFor();
}

/** @type {Prepare} */
export const showImages = (page) => page.locator('main img').first().scrollIntoViewIfNeeded();

const APPOINTMENTS_OF_BEFORE = `RUT;Paciente;Día;Hora;Tratamiento;Estado;Atiende
45.000.000-0;Amanda Demo Azul;15-03-2027;10:00 hrs;Podología general;Agendada;Dora Demo Norte
45.007.919-7;Bruno Demo Azul;15/03/2027;10:00;Control;Agendada;Dora Demo Norte
45.000.000-0;Amanda Demo Azul;16 de marzo de 2027;9.00;Control;Agendada;Iván Demo Sur
45.007.919-8;Bruno Demo Azul;17-03-2027;10:00;Control;Agendada;Iván Demo Sur
45.007.919-7;Bruno Demo Azul;12-01-2026;10:00;Control;Atendida;Dora Demo Norte
`;

/** @type {Prepare} */
export const checkFile = (page) => check(page, 'agenda anterior.csv', APPOINTMENTS_OF_BEFORE);

const DOUBTFUL_PATIENTS = `RUT;Nombre;Teléfono;Fecha de nacimiento;Color favorito
45.000.000-0;Gloria Ejemplo Rojo;912345001;07-08-1980;azul
;Hugo Ejemplo Rojo;912345002;1985;verde
;Inés Ejemplo Rojo;912345003;1990;rojo
;Juan Ejemplo Rojo;912345004;02-03-1975;azul
`;

/** @type {Prepare} */
export const checkDoubtfulFile = (page) => check(page, 'pacientes.csv', DOUBTFUL_PATIENTS);

/** @param {import('@playwright/test').Page} page @param {string} name @param {string} content */
async function check(page, name, content) {
  await page.getByLabel('Archivo para importar').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(content),
  });
  await page.getByRole('button', { name: 'Revisar las filas' }).click();
  await page.getByRole('list', { name: 'Filas' }).waitFor();
}
