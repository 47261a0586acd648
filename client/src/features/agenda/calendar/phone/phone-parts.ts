/** The calendar's controls on a phone, loaded with one request. */
export { PhoneFoot } from './PhoneFoot';
export { PhoneHead } from './PhoneHead';
