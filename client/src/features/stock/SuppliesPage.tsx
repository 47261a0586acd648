import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useStockChanges } from '../../apollo/use-stock-changes';
import { useContinuedForm } from '../../drafts/continued-form';
import { Banner } from '../../ui/notices/Banner';
import { Loading } from '../../ui/frame/Loading';
import { MoreButton } from '../../ui/lists/MoreButton';
import { RetryNotice } from '../../ui/notices/RetryNotice';
import { toasts } from '../../ui/notices/toasts';
import { ONE_COLUMN } from '../../ui/one-column';
import { MovementsDialog } from './movements/MovementsDialog';
import { SuppliesToolbar } from './list/SuppliesToolbar';
import { isNarrowed, PLAIN_VIEW, type Supply, type SupplyView } from './list/supply-list';
import { SupplyDialog } from './form/SupplyDialog';
import { SupplyList } from './list/SupplyList';
import { useSupplyFromAddress } from './use-supply-from-address';
import { useSupplies } from './use-supplies';
import { useUsesInAddress } from './use-uses-in-address';
import { DELETE_FAILURE_MS, useBanner } from './use-banner';
import { useDeleteSupply } from './list/use-delete-supply';
import { POPUP_BLOCKED, useShoppingList } from './shopping/use-shopping-list';

const UsedSuppliesDialog = lazy(() =>
  import('./movements/UsedSuppliesDialog').then((module) => ({ default: module.UsedSuppliesDialog })),
);

/** A dialog keeps its supply while it closes; each opening has a new key. */
interface Opened {
  readonly what: 'form' | 'movements';
  readonly supply: Supply | undefined;
  readonly time: number;
  readonly isOpen: boolean;
}

export function SuppliesPage() {
  const [view, setView] = useState<SupplyView>(PLAIN_VIEW);
  const { page, critical, areCriticalKnown, hasFailed, isLoading, isLoadingMore, more, retry } =
    useSupplies(view);
  useStockChanges();
  const [opened, setOpened] = useState<Opened>({ what: 'form', supply: undefined, time: 0, isOpen: false });
  const [isAlertClosed, setAlertClosed] = useState(false);
  const banner = useBanner();
  const shopping = useShoppingList(critical, () => toasts.error(POPUP_BLOCKED));
  const remove = useDeleteSupply(
    () => banner.say('Insumo eliminado correctamente'),
    (sentence) => banner.say(sentence, { isGood: false, forMs: DELETE_FAILURE_MS }),
  );

  const open = (what: Opened['what'], supply?: Supply) =>
    setOpened((last) => ({ what, supply, time: last.time + 1, isOpen: true }));
  const uses = useUsesInAddress();
  useSupplyFromAddress((supply) => open('form', supply));
  useContinuedForm<Supply | undefined>('supply', (supply) => open('form', supply));
  const close = () => setOpened((last) => ({ ...last, isOpen: false }));
  const onSaved = () => {
    close();
    banner.say(opened.supply ? 'Insumo actualizado correctamente' : 'Insumo creado correctamente');
  };
  // A stock movement or another save may have changed the supply since it was opened.
  const latest = page?.nodes.find(({ id }) => id === opened.supply?.id) ?? opened.supply;
  const shown = shopping.isPreparing
    ? { supplies: critical, view: { ...PLAIN_VIEW, criticalOnly: true } }
    : { supplies: page?.nodes ?? [], view };
  // While an empty list is refetched, it is not known whether it stays empty.
  // The banner above the list comes together with it.
  const isWaiting = (isLoading && shown.supplies.length === 0) || !areCriticalKnown;
  // If a search failed, it is not known whether it has results.
  const isUnknown = hasFailed && !page && isNarrowed(view) && !shopping.isPreparing;

  return (
    <>
      <SuppliesToolbar
        view={view}
        onView={(change) => setView((last) => ({ ...last, ...change }))}
        canPrint={critical.length > 0}
        onPrint={shopping.print}
        onNew={() => open('form')}
      />
      <Box sx={{ ...ONE_COLUMN, gap: 2, marginTop: 2.5 }}>
        {banner.said ? (
          <Banner key={banner.said.text} {...banner.said} onClose={banner.close} />
        ) : (
          critical.length > 0 &&
          !isWaiting &&
          !isAlertClosed && (
            <Banner
              text={`¡Alerta! Los siguientes insumos están en stock crítico: ${critical.map(({ name }) => name).join(', ')}`}
              action={
                !view.criticalOnly && (
                  <Button
                    size="small"
                    color="inherit"
                    onClick={() => setView({ ...PLAIN_VIEW, criticalOnly: true })}
                    sx={{ flexShrink: 0 }}
                  >
                    {critical.length === 1 ? 'Ver el insumo' : `Ver los ${critical.length}`}
                  </Button>
                )
              }
              onClose={() => setAlertClosed(true)}
            />
          )
        )}
        {hasFailed && <RetryNotice sentence="No se pudo cargar el inventario." onRetry={retry} />}
        {isWaiting && <Loading />}
        {!isWaiting && !isUnknown && (
          <Box sx={{ opacity: isLoading ? 0.55 : 1, transition: 'opacity 120ms 80ms' }} aria-busy={isLoading}>
            <SupplyList
              {...shown}
              onShowAll={() => setView(PLAIN_VIEW)}
              onNew={() => open('form')}
              onEdit={(supply) => open('form', supply)}
              onShowMovements={(supply) => open('movements', supply)}
              onDelete={(supply) => void remove(supply)}
            />
            {page?.hasNextPage && !shopping.isPreparing && (
              <MoreButton isLoading={isLoadingMore} onMore={more} />
            )}
          </Box>
        )}
      </Box>
      {opened.what === 'form' && opened.time > 0 && (
        <SupplyDialog
          key={opened.time}
          supply={opened.supply}
          isOpen={opened.isOpen}
          onClose={close}
          onSaved={onSaved}
        />
      )}
      {opened.what === 'movements' && latest && (
        <MovementsDialog key={opened.time} supply={latest} isOpen={opened.isOpen} onClose={close} />
      )}
      {uses.asked && (
        <Suspense>
          <UsedSuppliesDialog asked={uses.asked} onClose={uses.close} />
        </Suspense>
      )}
    </>
  );
}
