import { greetedFirstName } from './greeting.js';

/**
 * The text that invites a patient to a control, sent by staff or automatically. It does not name the treatment, since others may see
 * the phone's screen.
 * @param link the booking page, in a paragraph of its own; undefined if the clinic has no public address.
 */
export function controlInvitation(patientName: string, clinicName: string, link: string | undefined): string {
  const name = greetedFirstName(patientName);
  const sender = clinicName && `, le escribimos de ${clinicName}`;
  return [
    `Hola${name && ` ${name}`}${sender}: ya es tiempo de su próximo control.`,
    ...(link ? [`Puede elegir su hora aquí: ${link}`] : []),
    `${link ? 'Si prefiere, responda' : 'Responda'} este mensaje y le buscamos una hora.`,
  ].join('\n\n');
}

export const controlInvitationSubject = (clinicName: string): string =>
  clinicName ? `Su próximo control en ${clinicName}` : 'Su próximo control';
