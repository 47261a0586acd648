import { OwnFeeds } from '../../features/calendar-feeds/OwnFeeds';
import { ProfilePage } from '../../features/profile/ProfilePage';
import { useSessionStore } from '../../features/session/SessionProvider';

/** The own profile; a new name appears in the header at once, and a missing second factor asks for one. */
export function ProfileRoute() {
  const store = useSessionStore();
  const identify = () => void store.identify();
  return <ProfilePage feeds={<OwnFeeds />} onRenamed={identify} onSecondFactorChanged={identify} />;
}
