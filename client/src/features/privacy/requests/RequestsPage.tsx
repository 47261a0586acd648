import AddRounded from '~icons/round-add';
import PrivacyTipOutlined from '~icons/outline-privacy-tip';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLongList } from '../../../apollo/use-long-list';
import { useContinuedForm } from '../../../drafts/continued-form';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { SegmentedButtons } from '../../../ui/fields/SegmentedButtons';
import { Loading } from '../../../ui/frame/Loading';
import { Message } from '../../../ui/frame/Message';
import { PageHead } from '../../../ui/frame/PageHead';
import { MoreButton } from '../../../ui/lists/MoreButton';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { useKeptFocus } from '../../../ui/use-kept-focus';
import { AnswerModal } from './AnswerModal';
import { BlockedCard } from './BlockedCard';
import { ExpiredCard } from './ExpiredCard';
import { ExtendModal } from './ExtendModal';
import { LinkModal } from './LinkModal';
import { RegisterModal } from './RegisterModal';
import { RequestItem } from './RequestItem';
import { PrivacyRequestsDocument } from './requests.generated';

const PAGE_SIZE = 25;
const VIEWS = { open: 'Por responder', answered: 'Respondidas' } as const;
type View = keyof typeof VIEWS;
const NOTHING = {
  open: {
    sentence: 'No hay solicitudes por responder',
    detail:
      'Aquí llegan las del formulario público de privacidad. Anote también las que reciba por otro medio.',
  },
  answered: { sentence: 'Aún no hay solicitudes respondidas' },
} as const;

type Act = 'answer' | 'extend' | 'link';
const MODALS = { answer: AnswerModal, extend: ExtendModal, link: LinkModal } as const;

/** People's requests about their data, with the deadlines for the answers. */
export function RequestsPage() {
  const can = useRights();
  const [view, setView] = useState<View>('open');
  const [isRegistering, setRegistering] = useState(false);
  useContinuedForm('new-privacy-request', () => setRegistering(true));
  return (
    <>
      <PageHead
        title="Solicitudes"
        introduction="Lo que las personas piden sobre sus datos, y hasta cuándo hay que responder (Ley 19.628, art. 11)."
        actions={
          can('PATIENTS') && (
            <Button variant="contained" startIcon={<AddRounded />} onClick={() => setRegistering(true)}>
              Registrar solicitud
            </Button>
          )
        }
      />
      <Card aria-label={VIEWS[view]} sx={{ display: 'grid', gap: 2, marginTop: 2.5 }}>
        <Box sx={{ display: 'flex' }}>
          <SegmentedButtons label="Qué solicitudes" options={VIEWS} chosen={view} onChoose={setView} />
        </Box>
        <Requests view={view} />
      </Card>
      <BlockedCard />
      {can('HEALTH_DATA') && <ExpiredCard />}
      {isRegistering && <RegisterModal onClose={() => setRegistering(false)} />}
    </>
  );
}

function Requests({ view }: { view: View }) {
  const list = useLongList(
    PrivacyRequestsDocument,
    { answered: view === 'answered' },
    PAGE_SIZE,
    (data) => data.privacyRequests,
  );
  const { page, hasFailed } = list;
  const [doing, setDoing] = useState<{ readonly act: Act; readonly id: number }>();
  useContinuedForm('privacy-request', setDoing);
  // The current version. Another user may have changed it, or answered it, which removes it from the list.
  const request = doing && page?.nodes.find(({ id }) => id === doing.id);
  const ActModal = doing && MODALS[doing.act];
  return (
    <Box {...useKeptFocus()} sx={{ display: 'grid', gap: 2, outline: 'none' }}>
      {hasFailed && !page && (
        <RetryNotice sentence="No se pudieron cargar las solicitudes." onRetry={list.retry} />
      )}
      {!page && !hasFailed && <Loading />}
      {page?.nodes.length === 0 && <Message icon={<PrivacyTipOutlined />} {...NOTHING[view]} />}
      {page && page.nodes.length > 0 && (
        <Box component="ul" aria-label="Solicitudes" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {page.nodes.map((one) => (
            <RequestItem key={one.id} request={one} onAct={(act) => setDoing({ act, id: one.id })} />
          ))}
        </Box>
      )}
      {page?.hasNextPage && <MoreButton isLoading={list.isLoadingMore} onMore={list.more} />}
      {request && ActModal && <ActModal request={request} onClose={() => setDoing(undefined)} />}
    </Box>
  );
}
