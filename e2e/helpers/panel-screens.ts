import fs from 'node:fs';
import path from 'node:path';
import { bookFor } from './appointments.js';
import type { Product } from './product.js';
import { newRecord } from './records.js';
import type { Staff } from './staff.js';
import { supplyNamed } from './supplies.js';

const root = path.resolve(import.meta.dirname, '../..');
/** The app's own lists of routes, so that a new screen is visited too. */
const ROUTES = [
  { file: 'client/src/app/panel/Panel.tsx', base: '/app/' },
  { file: 'client/src/app/settings/SettingsRoutes.tsx', base: '/app/configuracion/' },
  { file: 'client/src/app/panel/TillRoutes.tsx', base: '/app/caja/' },
];
/** A screen without a route. */
const UNKNOWN = 'no-existe';

/** The paths of the panel's screens, some with an id: '/app/pacientes/:id'. */
export const panelScreens: readonly string[] = ROUTES.flatMap(({ file, base }) =>
  [...fs.readFileSync(path.join(root, file), 'utf8').matchAll(/<Route\s+path="([^"]+)"/g)].map(
    ([, route = '']) => base + (route === '*' ? UNKNOWN : route.replace(/\/\*$/, '')),
  ),
);

/** Ids for the screens that have one in their address, by the path segment before it. */
export type ScreenIds = Readonly<Record<string, number>>;

/** Fills the clinic, so that the screens show data. @param date without other appointments. */
export async function prepareScreens(product: Product, staff: Staff, date: string): Promise<ScreenIds> {
  const appointmentId = await bookFor(staff, 'Paulina Pantalla Demo', { date, time: '10:00' });
  const { appointment } = await staff.ask<{ appointment: { patient: { id: number } } }>(
    'query ($id: Int!) { appointment(id: $id) { patient { id } } }',
    { id: appointmentId },
  );
  const patientId = appointment.patient.id;
  await newRecord(staff, patientId);
  await staff.ask(
    `mutation ($id: Int!) {
       changePatientAlerts(patientId: $id, changes: [
         { kind: DIABETES, isNoted: true, note: "Tipo 2, con metformina" }, { kind: LATEX_ALLERGY, isNoted: true }
       ]) { kind }
       addCharge(input: { patientId: $id, description: "Láser", listPrice: 20000 }) { id } }`,
    { id: patientId },
  );
  await supplyNamed(staff, 'Gasa de pantalla', { unitValue: 1_290 });
  const importId = await uploadPatients(product);
  return { pacientes: patientId, citas: appointmentId, importar: importId, liquidaciones: 1 };
}

async function uploadPatients({ url, session }: Product): Promise<number> {
  const asked = await fetch(`${url}/api/get-csrf-token/`);
  const { csrfToken } = (await asked.json()) as { csrfToken: string };
  const uploaded = await fetch(`${url}/api/pacientes/importaciones/?nombre=lista.csv`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      authorization: `Bearer ${session.access}`,
      cookie: asked.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
      'x-csrftoken': csrfToken,
    },
    body: 'Nombre;Teléfono\nPaulina Importada;912345678\n',
  });
  const { id } = (await uploaded.json()) as { id: number };
  return id;
}

export function addressOf(screen: string, ids: ScreenIds): string {
  return screen.replace(/([\w-]+)\/:id/, (_part, of: string) => {
    if (ids[of] === undefined) throw new Error(`panel-screens.ts prepares no id for ${screen}.`);
    return `${of}/${ids[of]}`;
  });
}
