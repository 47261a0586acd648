import { greetedFirstName } from './greeting.js';

/**
 * The text with which staff invite a patient to a control. It does not name the treatment, since others may see the
 * phone's screen.
 * @param link the booking page; undefined if the clinic has no public address.
 */
export function controlInvitation(patientName: string, clinicName: string, link: string | undefined): string {
  const name = greetedFirstName(patientName);
  const sender = clinicName && `, le escribimos de ${clinicName}`;
  return [
    `Hola${name && ` ${name}`}${sender}: ya es tiempo de su próximo control.`,
    link
      ? `Puede elegir su hora aquí: ${link}\n\nO responda este mensaje y le buscamos una.`
      : 'Responda este mensaje y le buscamos una hora.',
  ].join(' ');
}
