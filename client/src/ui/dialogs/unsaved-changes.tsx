import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useLocation } from 'react-router-dom';
import { guardBack } from './back-guard';
import { useConfirm } from './confirm';

interface UnsavedForm {
  /** Whether the form keeps its input at that address. */
  readonly staysAt: (address: URL) => boolean;
  readonly onDiscard: (() => void) | undefined;
}

interface Guard {
  /** The form being edited, while it has changes. */
  readonly protect: (form: UnsavedForm | undefined) => void;
  readonly mayLeave: () => Promise<boolean>;
}

const GuardContext = createContext<Guard>({ protect: () => undefined, mayLeave: async () => true });

/** Asks for confirmation if there are unsaved changes: `if (await mayLeave()) …`. */
export const useMayLeave = (): (() => Promise<boolean>) => useContext(GuardContext).mayLeave;

/**
 * While a form has changes, leaving its address needs a confirmation.
 * @param staysAt whether the form keeps its input at an address; must be the same function on every render.
 * @param onDiscard called once the user discards the changes; must be the same function on every render.
 */
export function useUnsavedChanges(
  hasChanges: boolean,
  staysAt: (address: URL) => boolean,
  onDiscard?: () => void,
): void {
  const { protect } = useContext(GuardContext);
  // Before the browser handles another event, which may leave the page.
  useLayoutEffect(() => {
    if (!hasChanges) return undefined;
    protect({ staysAt, onDiscard });
    return () => protect(undefined);
  }, [hasChanges, staysAt, onDiscard, protect]);
}

/** The position of an entry in the tab's history, which React Router numbers. */
const placeOf = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? 0;

/** Implements `useUnsavedChanges` for links, the browser's back and forward, and closing the tab. */
export function UnsavedChangesProvider({ children }: { children: ReactNode }) {
  const confirm = useConfirm();
  const form = useRef<UnsavedForm>(undefined);
  const place = useRef(0);
  const latestConfirm = useRef(confirm);
  useEffect(() => {
    latestConfirm.current = confirm;
  });

  // Stable: a form that was just discarded must not protect itself again when it rerenders.
  const guard = useMemo<Guard>(
    () => ({
      protect(next) {
        form.current = next;
      },
      async mayLeave() {
        if (!form.current) return true;
        const isLost = await latestConfirm.current({
          title: 'Cambios sin guardar',
          question: 'Si sale ahora, se perderá lo que escribió.',
          accept: 'Descartar cambios',
          decline: 'Seguir editando',
        });
        if (isLost) {
          form.current?.onDiscard?.();
          form.current = undefined;
        }
        return isLost;
      },
    }),
    [],
  );
  const entry = useLocation();
  useEffect(() => {
    place.current = placeOf(history.state);
  }, [entry]);

  useEffect(() => watch(form, place, guard.mayLeave), [guard]);
  return <GuardContext value={guard}>{children}</GuardContext>;
}

interface Reference<Value> {
  current: Value;
}

/** The router does not see a navigation that waits for the user's answer. */
function watch(
  form: Reference<UnsavedForm | undefined>,
  place: Reference<number>,
  mayLeave: () => Promise<boolean>,
): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let isReturning = false;

  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || !form.current || link.target === '_blank' || link.origin !== location.origin)
      return;
    if (form.current.staysAt(new URL(link.href))) return;
    event.preventDefault();
    event.stopPropagation();
    void mayLeave().then((leave) => leave && link.click());
  };
  // The address has already changed: go back to the form, ask there, and repeat the navigation after a yes.
  const onPopState = (event: PopStateEvent) => {
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    if (!form.current || form.current.staysAt(new URL(location.href))) return;
    const steps = placeOf(event.state) - place.current;
    if (steps === 0) return;
    event.stopImmediatePropagation();
    isReturning = true;
    history.go(-steps);
    void mayLeave().then((leave) => leave && history.go(steps));
  };
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (form.current) event.preventDefault();
  };

  document.addEventListener('click', onClick, { capture: true, signal });
  window.addEventListener('beforeunload', onBeforeUnload, { signal });
  const stopGuarding = guardBack(onPopState);
  return () => {
    stopGuarding();
    watching.abort();
  };
}
