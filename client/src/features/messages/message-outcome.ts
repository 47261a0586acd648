import { CHANNEL_REFUSALS } from '#domain/screen-sentences.es.js';
import type { ListedMessageFragment } from './messages.generated';

type Sent = Pick<ListedMessageFragment, 'state' | 'kind' | 'channel'>;

/** Used if a failure has no reason. */
const refusalOf = ({ kind, channel }: Omit<Sent, 'state'>): string =>
  channel === 'WHATSAPP' && (kind === 'CONFIRMATION' || kind === 'REMINDER')
    ? CHANNEL_REFUSALS[kind]
    : 'Error al enviar el mensaje';

export function outcomeOf(message: Sent): { readonly isGood: boolean; readonly sentence: string } {
  switch (message.state) {
    case 'FAILED':
      return { isGood: false, sentence: refusalOf(message) };
    case 'UNCERTAIN':
      return {
        isGood: false,
        sentence: 'No se sabe si el mensaje llegó. Pregunte al paciente antes de repetirlo.',
      };
    case 'WAITING':
      return { isGood: true, sentence: 'El mensaje está listo para enviarse por WhatsApp' };
    case 'SENT':
    case 'DELIVERED':
    case 'READ':
      return { isGood: true, sentence: 'Mensaje enviado' };
    default:
      return { isGood: true, sentence: 'El mensaje va en camino' };
  }
}
