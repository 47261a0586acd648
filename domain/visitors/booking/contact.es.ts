import type { Contact } from './contact.js';

export type ContactPurpose = 'booking' | 'waiting';

type Reasons = Readonly<Record<keyof Contact, string>>;

const OF_BOOKING: Reasons = {
  name: 'Para saber a quién esperamos.',
  email: 'Para enviarle la confirmación.',
  phone: 'Para avisarle si hay un cambio.',
  notes: 'Para preparar su atención.',
};

/** The reason for asking for each field (Ley 21.719, art. 14 ter). */
export const CONTACT_REASONS: Readonly<Record<ContactPurpose, Reasons>> = {
  booking: OF_BOOKING,
  waiting: {
    ...OF_BOOKING,
    email: 'Para ofrecerle la hora que se libere.',
    phone: 'Para ofrecérsela por WhatsApp o llamarle.',
  },
};
