import type { E164 } from './phone.js';

/**
 * The address that opens WhatsApp with a text ready to be sent (faq.whatsapp.com, 'How to use click to chat'): the
 * number's digits and the text. With an empty number, WhatsApp asks whom to send it to.
 */
export function whatsappLink(phone: E164, text: string): string {
  // Half a surrogate pair can't be encoded; the input refuses it, but a link must never throw.
  const encoded = encodeURIComponent(text.toWellFormed());
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encoded}`;
}
