import { Suspense, useState } from 'react';
import { ControlsPage } from '../../features/reports/controls-due/ControlsPage';
import type { ListedControlFragment } from '../../features/reports/controls-due/controls-due.generated';
import { lazyPart } from '../../ui/frame/lazy-part';

const { Part: BookControl, preload } = lazyPart(() =>
  import('./BookControl').then((module) => module.BookControl),
);

export function ControlsRoute() {
  const [booking, setBooking] = useState<ListedControlFragment>();
  return (
    <>
      <ControlsPage onBook={setBooking} onPrepareBooking={preload} />
      {booking && (
        <Suspense>
          <BookControl control={booking} onClose={() => setBooking(undefined)} />
        </Suspense>
      )}
    </>
  );
}
