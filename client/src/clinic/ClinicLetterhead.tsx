import { type Clinic, useClinic } from './clinic';
import { ClinicMark } from './ClinicMark';

/** The clinic's logo, name and place, for print. */
export const Letterhead = ({
  name,
  place,
  phone,
  logo,
}: Pick<Clinic, 'name' | 'place' | 'phone' | 'logo'>) => (
  <>
    <ClinicMark logo={logo} size={40} />
    <strong>{name}</strong>
    <div>
      {place && <span>{place}</span>}
      {phone && <span>{phone}</span>}
    </div>
  </>
);

export const ClinicLetterhead = () => <Letterhead {...useClinic()} />;
