declare module 'react-big-calendar/lib/TimeGrid' {
  export { TimeGrid as default } from 'react-big-calendar';
}
