// What other pages show of the messages, in one file that they load later.
export { AppointmentMessages } from './appointment/AppointmentMessages';
export { AgendaWaiting } from './waiting/AgendaWaiting';
export { WaitingCard } from './waiting/WaitingCard';
export { WaitingNumber } from './waiting/WaitingNumber';
