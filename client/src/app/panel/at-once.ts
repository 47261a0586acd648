// Parts that every page of the panel loads as soon as it is shown, in one request.
export {
  AgendaWaiting,
  AppointmentMessages,
  WaitingCard,
  WaitingNumber,
} from '../../features/messages/parts';
export { AlwaysThere } from './AlwaysThere';
