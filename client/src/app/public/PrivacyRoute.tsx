import { PrivacyPage } from '../../features/privacy/form/PrivacyPage';
import { RequestForm } from '../../features/privacy/form/RequestForm';

/** What happens to a visitor's data, and where to ask about one's own. */
export const PrivacyRoute = () => (
  <PrivacyPage>
    <RequestForm />
  </PrivacyPage>
);
