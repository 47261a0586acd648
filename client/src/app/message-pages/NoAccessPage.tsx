import type { Area } from '#domain/access/rights.js';
import { AREA_NAMES } from '#domain/access/rights.es.js';
import LockOutlined from '~icons/outline-lock';
import { useRights } from '../../session/current-staff';
import { PageMessage } from './PageMessage';
import { TO_DASHBOARD, TO_PROFILE } from './way-back';

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
