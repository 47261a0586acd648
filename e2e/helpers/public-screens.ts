import type { Page } from '@playwright/test';
import type { PublicPage } from '../../domain/visitors/booking/public-page.js';
import { FullDay } from './full-day.js';
import type { Staff } from './staff.js';

const DAY = '2030-04-16';
const WAITING = 'Espera De Pantalla Demo';

/** The address of each kind of public page: a new kind does not compile without one. */
type PublicScreens = Readonly<Record<PublicPage['kind'], string>>;

/** Books an hour and makes an offer from the waiting list; both have pages of their own. */
export async function publicScreens(page: Page, staff: Staff): Promise<PublicScreens> {
  const input = {
    name: 'Paula Pública Demo',
    email: 'paula@demo.invalid',
    phone: '9 0000 4455',
    date: DAY,
    time: '09:00',
  };
  const { bookAppointment } = await staff.ask<{ bookAppointment: { linkToken: string } }>(
    'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { linkToken } }',
    { input },
  );
  const own = `/public/cita/${bookAppointment.linkToken}`;
  const fullDay = new FullDay(staff, '2030-04-17');
  await fullDay.fill();
  await fullDay.join(page, WAITING);
  return {
    choosing: `/public/reservar?dia=${DAY}`,
    form: `/public/reservar/datos?dia=${DAY}&hora=12:00`,
    own,
    cancelling: `${own}/cancelar`,
    moving: `${own}/cambiar`,
    privacy: '/public/privacidad',
    verifying: '/verificar?codigo=ACDE-FHJK-MNPR',
    waiting: `/public/avisar?dia=${DAY}`,
    offer: await fullDay.offerTo(WAITING),
    signing: await signingPage(staff),
    intake: await intakePage(staff),
    message: '/public/avisar/listo',
  };
}

async function intakePage(staff: Staff): Promise<string> {
  const { patients } = await staff.ask<{ patients: { nodes: { id: number }[] } }>(
    '{ patients(first: 1) { nodes { id } } }',
  );
  const { createIntakeLink } = await staff.ask<{ createIntakeLink: { path: string } }>(
    'mutation ($input: IntakeLinkInput!) { createIntakeLink(input: $input) { path } }',
    { input: { patientId: patients.nodes[0]?.id } },
  );
  return createIntakeLink.path;
}

async function signingPage(staff: Staff): Promise<string> {
  const { createConsentText } = await staff.ask<{ createConsentText: { id: number } }>(
    'mutation ($input: ConsentTextInput!) { createConsentText(input: $input) { id } }',
    { input: { title: 'Consentimiento Pantalla Demo', body: 'Yo, {paciente}, acepto. Todo es inventado.' } },
  );
  const { patients } = await staff.ask<{ patients: { nodes: { id: number }[] } }>(
    '{ patients(first: 1) { nodes { id } } }',
  );
  const { createConsentLink } = await staff.ask<{ createConsentLink: { path: string } }>(
    'mutation ($input: ConsentLinkInput!) { createConsentLink(input: $input) { path } }',
    { input: { patientId: patients.nodes[0]?.id, textId: createConsentText.id, isOfAge: true } },
  );
  return createConsentLink.path;
}
