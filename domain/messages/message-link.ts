import type { E164 } from '../patients/phone.js';

/**
 * The wa.me address that opens WhatsApp with a text ready to send (faq.whatsapp.com, 'How to use click to
 * chat'). With an empty number, WhatsApp asks whom to send it to.
 */
export function whatsappLink(phone: E164, text: string): string {
  // Half a surrogate pair can't be encoded. Input validation rejects it, but a link must never throw.
  const encoded = encodeURIComponent(text.toWellFormed());
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encoded}`;
}
