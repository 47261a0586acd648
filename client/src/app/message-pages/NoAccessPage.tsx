import type { Area } from '#domain/access/rights.js';
import { AREA_NAMES } from '#domain/access/rights.es.js';
import LockOutlined from '~icons/outline-lock';
import { PageMessage } from './PageMessage';
import { TO_DASHBOARD } from './way-back';

export const NoAccessPage = ({ area }: { area: Area }) => (
  <PageMessage
    title="Sin acceso"
    icon={<LockOutlined />}
    sentence={`No tiene acceso a ${AREA_NAMES[area]}.`}
    detail="Su usuario es de recepción. Si lo necesita para su trabajo, pídalo a quien administra los usuarios de la clínica."
    back={TO_DASHBOARD}
  />
);
