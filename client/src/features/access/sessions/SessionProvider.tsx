import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { keepRenewed } from './keep-renewed';
import { type Session, SessionStore } from './session-store';

const SessionContext = createContext<SessionStore | undefined>(undefined);

export function SessionProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => new SessionStore());
  useEffect(() => store.start(), [store]);
  const { kind } = useSyncExternalStore(store.subscribe, store.current);
  useEffect(() => (kind === 'staff' ? keepRenewed() : undefined), [kind]);
  return <SessionContext value={store}>{children}</SessionContext>;
}

export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (!store) throw new Error('useSessionStore needs a SessionProvider around it');
  return store;
}

export function useSession(): Session {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.current);
}
