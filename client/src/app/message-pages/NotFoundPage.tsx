import ExploreOffOutlined from '~icons/outline-explore-off';
import { PageMessage } from './PageMessage';
import type { WayBack } from './way-back';

interface NotFoundPageProps {
  /** A link to the start of the current part, public or panel. */
  back: WayBack;
}

export const NotFoundPage = ({ back }: NotFoundPageProps) => (
  <PageMessage
    title="Página no encontrada"
    icon={<ExploreOffOutlined />}
    sentence="Esta dirección no lleva a ninguna parte."
    detail="Puede que el enlace sea antiguo o que le falte una letra."
    back={back}
  />
);
