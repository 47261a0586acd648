import { Suspense } from 'react';
import { WaitingListPage } from '../../features/waiting-list/WaitingListPage';
import { lazyPart } from '../../ui/frame/lazy-part';

const { Part: AddToWaitingListModal, preload } = lazyPart(() =>
  import('./AddToWaitingListModal').then((module) => module.AddToWaitingListModal),
);

/** Callers are found and registered as patients by the same fields as in the walk-in form. */
export const WaitingListRoute = () => (
  <WaitingListPage
    onPrepareAdding={preload}
    adding={(onClose) => (
      <Suspense>
        <AddToWaitingListModal onClose={onClose} />
      </Suspense>
    )}
  />
);
