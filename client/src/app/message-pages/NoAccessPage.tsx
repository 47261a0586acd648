import type { Area } from '#domain/access/rights.js';
import { AREA_NAMES } from '#domain/access/rights.es.js';
import LockOutlined from '~icons/outline-lock';
import { useRights } from '../../session/current-staff';
import { PageMessage } from './PageMessage';
import { TO_DASHBOARD, TO_PROFILE } from './way-back';

export const NotWholeClinicPage = () => (
  <PageMessage
    title="Sin acceso"
    icon={<LockOutlined />}
    sentence="Su usuario ve solo su agenda, y esta página es de toda la clínica."
    detail="Si lo necesita para su trabajo, pídalo a quien administra los usuarios de la clínica."
    back={TO_DASHBOARD}
  />
);

export function NoAccessPage({ area }: { area: Area }) {
  const can = useRights();
  return (
    <PageMessage
      title="Sin acceso"
      icon={<LockOutlined />}
      sentence={`No tiene acceso a ${AREA_NAMES[area]}.`}
      detail="Si lo necesita para su trabajo, pídalo a quien administra los usuarios de la clínica."
      back={can('AGENDA', 'READ') ? TO_DASHBOARD : TO_PROFILE}
    />
  );
}
