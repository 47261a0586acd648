import { Logo } from '../ui/Logo';
import { type Clinic, useClinic } from './clinic';

/** The clinic's name and where it is, on paper. */
export const Letterhead = ({ name, place, phone }: Pick<Clinic, 'name' | 'place' | 'phone'>) => (
  <>
    <Logo size={40} />
    <strong>{name}</strong>
    <div>
      {place && <span>{place}</span>}
      {phone && <span>{phone}</span>}
    </div>
  </>
);

export const ClinicLetterhead = () => <Letterhead {...useClinic()} />;
