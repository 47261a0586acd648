import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { useIsIdle } from '../use-is-idle';
import type { ShownToastsProps, Toast } from './ShownToasts';

/** How long each kind of toast stays, in milliseconds. Tests lengthen these times: a busy machine checks late. */
export const stay = {
  /** Long enough to read the error. */
  error: 8_000,
  /** Long enough to glance at it. */
  glance: 3_000,
  detail: 5_000,
  /** Long enough to notice a mistake and reach the button. */
  undo: 8_000,
};

type Show = (toast: Toast) => void;

/** The toasts to show once the code is loaded. */
let waiting: readonly Show[] = [];
let shown: Toast | undefined;
const listeners = new Set<() => void>();

function show(one: Show): void {
  if (shown) return one(shown);
  // The panel is unmounted, so the toast would not be seen.
  if (listeners.size === 0) return;
  waiting = [...waiting, one];
  listeners.forEach((listener) => listener());
}

/** Called by the area with the toast function; undefined when it unmounts. */
function showBy(toast: Toast | undefined): void {
  shown = toast;
  if (!toast) return;
  const due = waiting;
  waiting = [];
  due.forEach((one) => one(toast));
}

/** A message that is already shown is not repeated; its toast stays longer instead. */
const once = (sentence: string, duration: number) => ({ id: sentence, duration });
let progresses = 0;

export const toasts = {
  success: (sentence: string) => show((toast) => toast.success(sentence, once(sentence, stay.glance))),
  error: (sentence: string, duration = stay.error) =>
    show((toast) => toast.error(sentence, once(sentence, duration))),
  warning: (sentence: string) => show((toast) => toast.warning(sentence, once(sentence, stay.glance))),
  info: (sentence: string) => show((toast) => toast.info(sentence, once(sentence, stay.glance))),
  /** Stays until the outcome replaces it. */
  progress(sentence: string) {
    progresses += 1;
    const id = `progress ${progresses}`;
    show((toast) => toast.loading(sentence, { id, duration: Infinity }));
    return {
      /** @param detail a second line; it takes longer to read. */
      success: (outcome: string, detail?: string) =>
        show((toast) =>
          toast.success(
            outcome,
            detail ? { id, duration: stay.detail, description: detail } : { id, duration: stay.glance },
          ),
        ),
      undoable: (outcome: string, undo: () => void, detail?: string) =>
        show((toast) =>
          toast.success(outcome, {
            id,
            duration: stay.undo,
            description: detail,
            action: { label: 'Deshacer', onClick: undo },
          }),
        ),
      error: (outcome: string, duration = stay.error) =>
        show((toast) => toast.error(outcome, { id, duration })),
    };
  },
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Rendered once in each layout. Its code is loaded when the browser is idle, or earlier with the first toast. */
export function ToastArea() {
  const waits = useSyncExternalStore(subscribe, () => waiting.length);
  const isIdle = useIsIdle();
  const [Shown, setShown] = useState<ComponentType<ShownToastsProps>>();
  useEffect(() => {
    if (Shown || (waits === 0 && !isIdle)) return;
    import('./ShownToasts').then(
      ({ ShownToasts }) => setShown(() => ShownToasts),
      // The next toast tries again, and shows this one too.
      () => undefined,
    );
  }, [Shown, waits, isIdle]);
  return Shown && <Shown onReady={showBy} />;
}
