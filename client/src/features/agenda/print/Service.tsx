import type { ServiceType } from '#domain/agenda/appointment.js';
import type { ProfessionalSign } from '#domain/clinic/professionals/professional-sign.js';
import { ProfessionalDisc } from '../../../professionals/ProfessionalDisc';
import { SERVICE_INITIALS } from './printed-days';

interface ServiceProps {
  type: ServiceType;
  /** The professional's, if the sheet names them. */
  sign: ProfessionalSign | undefined;
}

/** P or M, in the service's colour, and the professional's initials. */
export const Service = ({ type, sign }: ServiceProps) => (
  <>
    <span className="service" data-type={type}>
      {SERVICE_INITIALS[type]}
    </span>
    {sign && (
      <>
        {' '}
        <ProfessionalDisc sign={sign} />
      </>
    )}
  </>
);
