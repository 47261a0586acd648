import { ProfilePage } from '../../features/profile/ProfilePage';
import { useSessionStore } from '../../features/session/SessionProvider';

/** The own profile; a new name appears in the header at once. */
export function ProfileRoute() {
  const store = useSessionStore();
  return <ProfilePage onRenamed={() => void store.identify()} />;
}
