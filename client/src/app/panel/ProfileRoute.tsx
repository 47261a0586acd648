import { ProfilePage } from '../../features/profile/ProfilePage';
import { useSessionStore } from '../../features/session/SessionProvider';

/** The own profile; a new name appears in the header at once, and a missing second factor asks for one. */
export function ProfileRoute() {
  const store = useSessionStore();
  const identify = () => void store.identify();
  return <ProfilePage onRenamed={identify} onSecondFactorChanged={identify} />;
}
