import { lazy, Suspense } from 'react';
import type { MoneyDialog } from './MoneyDialogs';

const load = () => import('./MoneyDialogs');
const Loaded = lazy(() => load().then((module) => ({ default: module.MoneyDialogs })));

/** Called when a dialog is about to be opened. */
export const prepareMoneyDialogs = (): void => void load().catch(() => undefined);

interface LazyMoneyDialogsProps {
  dialog: MoneyDialog | undefined;
  onClose: () => void;
}

/** The open dialog, if any. */
export const LazyMoneyDialogs = ({ dialog, onClose }: LazyMoneyDialogsProps) =>
  dialog && (
    <Suspense>
      <Loaded dialog={dialog} onClose={onClose} />
    </Suspense>
  );
