import { sessionsInWords } from '#domain/money/pack.es.js';
import { formatClp } from '#domain/stock/clp.js';
import AddRounded from '~icons/round-add';
import DeleteOutlineRounded from '~icons/round-delete-outline';
import PaymentsOutlined from '~icons/outline-payments';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useContinuedForm } from '../../../drafts/continued-form';
import { useRemoval } from '../../../editing/use-removal';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { Message } from '../../../ui/frame/Message';
import { PageHead } from '../../../ui/frame/PageHead';
import { LineWithMenu } from '../../../ui/lists/LineWithMenu';
import { LoadingOrRetry } from '../../../ui/notices/LoadingOrRetry';
import { useKeptFocus } from '../../../ui/use-kept-focus';
import { PackOfferModal } from './PackOfferModal';
import {
  type OfferLineFragment,
  PackOffersDocument,
  useDeletePackOfferMutation,
  usePackOffersQuery,
} from './packs.generated';

/** The packs that the clinic sells. */
export function PackOffersPage() {
  const { data, error, refetch } = usePackOffersQuery({ fetchPolicy: 'cache-and-network' });
  const [edited, setEdited] = useState<OfferLineFragment | 'new'>();
  useContinuedForm('pack-offer', setEdited);
  const remove = useRemove();
  const kept = useKeptFocus();
  const canChange = useRights()('SETTINGS');
  return (
    <>
      <PageHead
        title="Packs"
        introduction="Sesiones que se venden juntas y se pagan antes. Los packs ya vendidos no cambian."
        actions={
          canChange && (
            <Button variant="contained" startIcon={<AddRounded />} onClick={() => setEdited('new')}>
              Agregar pack
            </Button>
          )
        }
      />
      <Card aria-label="Packs" {...kept} sx={{ marginTop: 2.5, outline: 'none' }}>
        <LoadingOrRetry
          data={data}
          error={error}
          sentence="No se pudieron cargar los packs."
          refetch={refetch}
        />
        {data?.packOffers.length === 0 && (
          <Message
            icon={<PaymentsOutlined />}
            sentence="No hay packs."
            {...(canChange && {
              detail: 'Agregue uno, por ejemplo «Láser x5», y véndalo desde la página del paciente.',
            })}
          />
        )}
        <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {data?.packOffers.map((offer) => (
            <LineWithMenu
              key={offer.id}
              name={offer.name}
              onEdit={canChange ? () => setEdited(offer) : undefined}
              actions={[
                {
                  label: 'Eliminar',
                  icon: <DeleteOutlineRounded />,
                  item: { onClick: () => void remove(offer) },
                },
              ]}
            >
              <Typography variant="body2">
                {sessionsInWords(offer.sessions)} · {formatClp(offer.price)} · vence{' '}
                {offer.validMonths === 1 ? 'al mes' : `a los ${offer.validMonths} meses`}
              </Typography>
              <Typography variant="body2" color={offer.treatments.length > 0 ? 'textSecondary' : 'error'}>
                {offer.treatments.map(({ name }) => name).join(', ') ||
                  'Sus tratamientos ya no existen: elija otros.'}
              </Typography>
            </LineWithMenu>
          ))}
        </Box>
      </Card>
      {edited && (
        <PackOfferModal {...(edited !== 'new' && { offer: edited })} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

function useRemove(): (offer: OfferLineFragment) => Promise<void> {
  const askAndRemove = useRemoval();
  const [remove] = useDeletePackOfferMutation({ refetchQueries: [PackOffersDocument] });
  return ({ id, name }) =>
    askAndRemove({
      name,
      consequence: 'Ya no se podrá vender. Los que se vendieron siguen valiendo.',
      remove: () => remove({ variables: { id }, awaitRefetchQueries: true }),
      done: 'Pack eliminado',
    });
}
