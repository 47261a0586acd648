import type { PublicPage } from '#domain/visitors/booking/public-page.js';
import { CancellingPage } from './own-appointments/CancellingPage';
import { Choosing } from './booking/Choosing';
import { FormPage } from './form/FormPage';
import { IntakePage } from './intake/IntakePage';
import { MessagePage } from './MessagePage';
import { MovingPage } from './own-appointments/MovingPage';
import { OfferPage } from './waiting-list/OfferPage';
import { OwnPage } from './own-appointments/OwnPage';
import { PrivacyPage } from './privacy/PrivacyPage';
import { SigningPage } from './signing/SigningPage';
import { VerifyingPage } from './verifying/VerifyingPage';
import { WaitingPage } from './waiting-list/WaitingPage';

export function PublicScreen({ page }: { page: PublicPage }) {
  switch (page.kind) {
    case 'choosing':
      return <Choosing screen={page} />;
    case 'form':
      return <FormPage screen={page} />;
    case 'own':
      return <OwnPage screen={page} />;
    case 'cancelling':
      return <CancellingPage screen={page} />;
    case 'moving':
      return <MovingPage screen={page} />;
    case 'privacy':
      return <PrivacyPage screen={page} />;
    case 'waiting':
      return <WaitingPage screen={page} />;
    case 'offer':
      return <OfferPage screen={page} />;
    case 'signing':
      return <SigningPage screen={page} />;
    case 'intake':
      return <IntakePage screen={page} />;
    case 'verifying':
      return <VerifyingPage screen={page} />;
    case 'message':
      return <MessagePage screen={page} />;
  }
}
