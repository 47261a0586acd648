import { lazyPart } from './lazy-part';

// One file for all of them: the panel always shows the number, and most pages one more.
const parts = () => import('../../features/messages/parts');

export const DashboardMessages = lazyPart(() => parts().then((module) => module.WaitingCard));
export const AgendaMessages = lazyPart(() => parts().then((module) => module.AgendaWaiting));
export const NumberOfWaitingMessages = lazyPart(() => parts().then((module) => module.WaitingNumber));
export const MessagesOfAppointment = lazyPart(() => parts().then((module) => module.AppointmentMessages));
