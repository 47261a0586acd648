import type { ProfessionalSign } from '#domain/clinic/professionals/professional-sign.js';
import './professional-disc.css';

/** A professional's initials in their colour, beside or instead of the name, which the text around it says. */
export const ProfessionalDisc = ({ sign }: { sign: ProfessionalSign }) => (
  <span className="professional-disc" data-colour={sign.colour} aria-hidden>
    {sign.initials}
  </span>
);
