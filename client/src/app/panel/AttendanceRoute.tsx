import { AttendancePage } from '../../features/agenda/attendance/AttendancePage';
import { MessagesOfAppointment } from './MessageParts';

export const AttendanceRoute = () => (
  <AttendancePage messagesOf={(appointment) => <MessagesOfAppointment appointment={appointment} />} />
);
