import { DashboardPage } from '../../features/dashboard/DashboardPage';
import { DashboardMessages } from './MessageParts';

export const DashboardRoute = () => <DashboardPage messages={<DashboardMessages />} />;
