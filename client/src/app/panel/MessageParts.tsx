import { partOfArea } from './part-of-area';

// One file for all of them: the panel always shows the number, and most pages one more.
const parts = () => import('./at-once');

export const DashboardMessages = partOfArea('MESSAGES', () => parts().then((module) => module.WaitingCard));
export const AgendaMessages = partOfArea('MESSAGES', () => parts().then((module) => module.AgendaWaiting));
export const NumberOfWaitingMessages = partOfArea('MESSAGES', () =>
  parts().then((module) => module.WaitingNumber),
);
export const MessagesOfAppointment = partOfArea('MESSAGES', () =>
  parts().then((module) => module.AppointmentMessages),
);
