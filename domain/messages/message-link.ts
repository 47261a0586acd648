import { type E164, parsePhone } from '../patients/phone.js';

/**
 * The wa.me address that opens WhatsApp with a text ready to send (faq.whatsapp.com, 'How to use click to
 * chat'). With an empty number, WhatsApp asks for the recipient.
 */
export function whatsappLink(phone: E164, text: string): string {
  // Half a surrogate pair can't be encoded. Input validation rejects it, but a link must never throw.
  const encoded = encodeURIComponent(text.toWellFormed());
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encoded}`;
}

/** A phone number as written, for WhatsApp; undefined for Chilean landlines, which it does not support. */
export function chatNumber(phone: string): E164 | undefined {
  const parsed = parsePhone(phone);
  return parsed?.startsWith('+56') && !parsed.startsWith('+569') ? undefined : parsed;
}

/** Opens a chat with a phone number as written; undefined if WhatsApp does not support the number. */
export function chatLink(phone: string): string | undefined {
  const number = chatNumber(phone);
  return number && `https://wa.me/${number.slice(1)}`;
}
