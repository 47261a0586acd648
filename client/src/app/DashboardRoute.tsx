import { DashboardPage } from '../features/dashboard/DashboardPage';
import { DashboardMessages } from './MessageParts';

/** The dashboard, with what is to be sent. */
export const DashboardRoute = () => <DashboardPage messages={<DashboardMessages />} />;
