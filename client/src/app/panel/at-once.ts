// Parts that every page of the panel loads as soon as it is shown, in one request.
export {
  AgendaWaiting,
  AppointmentMessages,
  WaitingCard,
  WaitingNumber,
} from '../../features/messages/parts';
export { createLiveLink } from '../../apollo/client/live-link';
export { AlwaysThere } from './AlwaysThere';
