import type { ServiceType } from '#domain/agenda/appointment.js';
import { SERVICE_INITIALS } from './printed-days';

/** P or M, in the service's colour. */
export const Service = ({ type }: { type: ServiceType }) => (
  <span className="service" data-type={type}>
    {SERVICE_INITIALS[type]}
  </span>
);
