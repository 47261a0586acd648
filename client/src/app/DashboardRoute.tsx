import { DashboardPage } from '../features/dashboard/DashboardPage';
import { DashboardMessages } from './MessageParts';

/** The dashboard, with the messages to send. */
export const DashboardRoute = () => <DashboardPage messages={<DashboardMessages />} />;
