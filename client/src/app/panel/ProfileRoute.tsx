import { OwnFeeds } from '../../features/data/calendar-feeds/OwnFeeds';
import { ProfilePage } from '../../features/access/profile/ProfilePage';
import { optionalPart } from '../../ui/frame/optional-part';
import { useSessionStore } from '../../features/access/sessions/SessionProvider';
import { useRights } from '../../session/current-staff';

const OwnPay = optionalPart(() =>
  import('../../features/money/pay/OwnPayCard').then((module) => module.OwnPayCard),
);

/**
 * The user's own profile. A new name appears in the header at once; a user without a second factor is asked to set one
 * up.
 */
export function ProfileRoute() {
  const can = useRights();
  const store = useSessionStore();
  const identify = () => void store.identify();
  return (
    <ProfilePage
      feeds={
        <>
          {can('AGENDA', 'READ') && <OwnFeeds />}
          {/* Last, because its code comes later and would push what follows. */}
          <OwnPay />
        </>
      }
      onRenamed={identify}
      onSecondFactorChanged={identify}
    />
  );
}
