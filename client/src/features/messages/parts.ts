// The parts of messages on other pages, in one file that they load later.
export { AppointmentMessages } from './appointment/AppointmentMessages';
export { AgendaWaiting } from './waiting/AgendaWaiting';
export { WaitingCard } from './waiting/WaitingCard';
export { WaitingNumber } from './waiting/WaitingNumber';
