import { optionalPart } from '../../ui/frame/optional-part';

// One file for all of them: the panel always shows the number, and most pages one more.
const parts = () => import('../../features/messages/parts');

export const DashboardMessages = optionalPart(() => parts().then((module) => module.WaitingCard));
export const AgendaMessages = optionalPart(() => parts().then((module) => module.AgendaWaiting));
export const NumberOfWaitingMessages = optionalPart(() => parts().then((module) => module.WaitingNumber));
export const MessagesOfAppointment = optionalPart(() => parts().then((module) => module.AppointmentMessages));
