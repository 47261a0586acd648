import type { PublicPage } from '#domain/booking/public-page.js';
import { CancellingPage } from './CancellingPage';
import { Choosing } from './Choosing';
import { FormPage } from './FormPage';
import { MessagePage } from './MessagePage';
import { MovingPage } from './MovingPage';
import { OfferPage } from './OfferPage';
import { OwnPage } from './OwnPage';
import { PrivacyPage } from './privacy/PrivacyPage';
import { WaitingPage } from './WaitingPage';

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
    case 'message':
      return <MessagePage screen={page} />;
  }
}
